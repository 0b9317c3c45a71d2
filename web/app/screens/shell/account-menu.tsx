import { Form } from "@remix-run/react";
import { Avatar } from "~/app/ui/avatar";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "~/app/ui/menu";

export type AccountMenuProps = { person: { name: string; email: string }; isAdmin: boolean; devTools: boolean };

export default function AccountMenu({ person, isAdmin, devTools }: AccountMenuProps) {
  return (
    <>
      <Menu
        heading={
          <>
            <span className="block font-semibold text-ink">{person.name}</span>
            {person.email}
          </>
        }
        trigger={
          <button type="button" aria-label={`Account of ${person.name}`} className="rounded-full">
            <Avatar name={person.name} />
          </button>
        }
      >
        <MenuLink href="/profile">Profile Settings</MenuLink>
        {isAdmin ? <MenuLink href="/admin/dashboard">Admin Dashboard</MenuLink> : null}
        {isAdmin && devTools ? <MenuItem submits="clear-access">Clear All Access</MenuItem> : null}
        <MenuSeparator />
        <MenuItem submits="sign-out">Sign Out</MenuItem>
      </Menu>
      <Form id="sign-out" method="post" action="/logout" hidden />
      {isAdmin && devTools ? <Form id="clear-access" method="post" action="/dev/clear-access" hidden /> : null}
    </>
  );
}

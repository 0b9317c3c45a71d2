import { Form } from "@remix-run/react";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "~/app/ui/actions/menu";
import { Avatar } from "~/app/ui/cards/avatar";

export type AccountMenuProps = { person: { name: string; email: string }; isAdmin: boolean };

export default function AccountMenu({ person, isAdmin }: AccountMenuProps) {
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
          <button type="button" className="rounded-full">
            <span className="sr-only">Account of {person.name}</span>
            <Avatar name={person.name} />
          </button>
        }
      >
        <MenuLink href="/profile">Profile Settings</MenuLink>
        {isAdmin ? <MenuLink href="/admin/dashboard">Admin Dashboard</MenuLink> : null}
        <MenuSeparator />
        <MenuItem submits="sign-out">Sign Out</MenuItem>
      </Menu>
      <Form id="sign-out" method="post" action="/logout" hidden />
    </>
  );
}

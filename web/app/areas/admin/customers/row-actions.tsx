import { Form } from "@remix-run/react";
import Ellipsis from "lucide-react/icons/ellipsis";
import { useId } from "react";
import { ButtonLink } from "~/app/ui/actions/button";
import { IconButton } from "~/app/ui/actions/icon-button";
import { Menu, MenuItem, MenuLink } from "~/app/ui/actions/menu";
import type { CustomerRights } from "~/domain/admin";
import { type Customer, customerName } from "./customer-type";
import { MANAGE } from "./manage/intents";
import { useListAddress } from "./use-list-address";

type RowActionsProps = { customer: Customer; rights: CustomerRights };

/** Manage, which has everything and needs no script; what else is often done from the row stands in its menu. */
export function RowActions({ customer, rights }: RowActionsProps) {
  const name = customerName(customer);
  const manage = useListAddress(`/customers/${customer.id}`);
  const purchases = useListAddress(`/purchases/${customer.id}`);
  const viewing = useId();
  const mayView = rights.impersonate && !customer.suspendedAt;
  return (
    <span className="inline-flex items-center justify-end">
      <ButtonLink size="sm" variant="ghost" preventScrollReset href={manage} aria-label={`Manage ${name}`}>
        Manage
      </ButtonLink>
      {rights.purchases || mayView ? (
        <Menu trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis size={16} />} />}>
          {rights.purchases ? (
            <MenuLink href={purchases} preventScrollReset>
              Purchase History
            </MenuLink>
          ) : null}
          {mayView ? <MenuItem submits={viewing}>View as Customer</MenuItem> : null}
        </Menu>
      ) : null}
      {mayView ? (
        <Form id={viewing} method="post" action={`/admin/dashboard/customers/${customer.id}`} hidden>
          <input type="hidden" name="intent" value={MANAGE.impersonate} />
        </Form>
      ) : null}
    </span>
  );
}

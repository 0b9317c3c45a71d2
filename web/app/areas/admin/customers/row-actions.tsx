import { ActButton } from "~/app/forms/act-button";
import { ButtonLink } from "~/app/ui/actions/button";
import type { CustomerRights } from "~/domain/admin";
import { type Customer, customerName } from "./customer-type";
import { MANAGE } from "./manage/intents";
import { useListAddress } from "./use-list-address";

type RowActionsProps = { customer: Customer; rights: CustomerRights };

/** Purchase History, View as Customer, Manage. */
export function RowActions({ customer, rights }: RowActionsProps) {
  const name = customerName(customer);
  const manage = useListAddress(`/customers/${customer.id}`);
  const purchases = useListAddress(`/purchases/${customer.id}`);
  const link = { size: "sm", variant: "ghost", preventScrollReset: true } as const;
  return (
    <span className="flex flex-col items-end">
      {rights.purchases ? (
        <ButtonLink {...link} href={purchases} aria-label={`Purchase History of ${name}`}>
          Purchase History
        </ButtonLink>
      ) : null}
      {rights.impersonate && !customer.suspendedAt ? (
        <ActButton
          intent={MANAGE.impersonate}
          action={`/admin/dashboard/customers/${customer.id}`}
          variant="ghost"
          label={`View as Customer ${name}`}
        >
          View as Customer
        </ActButton>
      ) : null}
      <ButtonLink {...link} href={manage} aria-label={`Manage ${name}`}>
        Manage
      </ButtonLink>
    </span>
  );
}

import { ActButton } from "~/app/forms/act-button";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { ActForm } from "../../act-form";
import { MANAGE } from "./intents";
import type { SectionProps } from "./manage-view";

/** View as customer, purchases, data export, suspension. */
export function AccountSection({ view: { customer, rights, untouchable }, outcome }: SectionProps) {
  const mayWrite = rights.write && !untouchable;
  const { version, suspendedAt, isAdmin, isStaff } = customer;
  return (
    <Disclosure summary="Account">
      <div className="mb-4 flex flex-wrap gap-2">
        {rights.purchases ? (
          <ButtonLink size="sm" href={`/admin/dashboard/purchases/${customer.id}`}>
            Purchase History
          </ButtonLink>
        ) : null}
        {rights.impersonate && !isAdmin && !isStaff && !suspendedAt ? (
          <ActButton intent={MANAGE.impersonate}>View as Customer</ActButton>
        ) : null}
        {rights.export && !untouchable ? (
          <form method="post" action={`/admin/customer-data/${customer.id}`}>
            <Button type="submit" size="sm">
              Export Data
            </Button>
          </form>
        ) : null}
        {mayWrite && suspendedAt ? (
          <ActButton intent={MANAGE.reactivate} fields={{ version }}>
            Reactivate Account
          </ActButton>
        ) : null}
      </div>
      {mayWrite && !suspendedAt ? (
        <ActForm intent={MANAGE.suspend} outcome={outcome} button="Suspend Account" variant="danger" version={version}>
          <Field label="Reason" help="For colleagues; the customer does not see it." optional>
            <TextInput name="reason" maxLength={500} />
          </Field>
        </ActForm>
      ) : null}
    </Disclosure>
  );
}

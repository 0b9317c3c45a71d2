import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { ActForm, formState } from "../../act-form";
import { MANAGE } from "./intents";
import type { SectionProps } from "./manage-view";

/** Corrects name, phone and address. The e-mail address changes by the customer's own confirmation only. */
export function DetailsForm({ view: { customer }, outcome }: SectionProps) {
  const { error, typed } = formState(outcome, MANAGE.details);
  const field = (name: "firstName" | "lastName" | "phoneNumber" | "mailingAddress", label: string, max: number) => (
    <Field label={label} error={error(name)}>
      <TextInput name={name} maxLength={max} autoComplete="off" defaultValue={typed(name) ?? customer[name] ?? ""} />
    </Field>
  );
  return (
    <Disclosure summary="Edit details">
      <ActForm intent={MANAGE.details} outcome={outcome} button="Save Details" version={customer.version}>
        <div className="grid gap-3 sm:grid-cols-2">
          {field("firstName", "First name", 100)}
          {field("lastName", "Last name", 100)}
          {field("phoneNumber", "Phone number", 20)}
          {field("mailingAddress", "Mailing address", 500)}
        </div>
      </ActForm>
    </Disclosure>
  );
}

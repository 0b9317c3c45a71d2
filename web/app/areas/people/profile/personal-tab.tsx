import { ActionForm } from "~/app/forms/action-form";
import { useSubmitting } from "~/app/forms/form-outcome";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { CustomField } from "~/domain/people";
import { EMPLOYEE_INTENT } from "../employees/employee-intents";
import { OwnFieldInputs, ownValueText } from "./own-fields";
import type { Employee } from "./profile.server";

type PersonalTabProps = {
  employee: Employee;
  states: SelectOption[];
  fields: { kept: CustomField[]; read: CustomField[] };
};

/** How somebody is reached: a form for HR and the person, a list for whoever only looks. */
export function PersonalTab(props: PersonalTabProps) {
  const { employee, fields } = props;
  if (employee.allowedActions.includes("edit_contact")) return <PersonalForm {...props} />;
  const { personalEmail, address, city, state, zipCode, emergencyContact } = employee;
  const home = [address, city, state, zipCode].filter(Boolean).join(", ");
  const { name, phone, relation } = emergencyContact ?? {};
  return (
    <Card as="section" title="Personal" level={3} className="max-w-3xl">
      <DescriptionList
        look="columns"
        items={[
          { term: "Personal e-mail", value: personalEmail ?? "–" },
          { term: "Home", value: home || "–" },
          { term: "Emergency contact", value: [name, relation, phone].filter(Boolean).join(", ") || "–" },
          ...itemsOf(fields.read, employee),
        ]}
      />
    </Card>
  );
}

const itemsOf = (fields: readonly CustomField[], { custom }: Employee) =>
  fields.map((field) => ({ term: field.label, value: ownValueText(field, custom[field.key]) ?? "–" }));

function PersonalForm({ employee, states, fields }: PersonalTabProps) {
  const loading = useSubmitting(EMPLOYEE_INTENT.person);
  const { emergencyContact, version } = employee;
  const isHr = employee.allowedActions.includes("edit");
  const line = (
    name: string,
    label: string,
    value: string | null | undefined,
    more: { max: number; type?: string },
  ) => (
    <Field label={label} optional>
      <TextInput name={name} type={more.type} maxLength={more.max} defaultValue={value ?? ""} autoComplete="off" />
    </Field>
  );
  return (
    <ActionForm className="grid max-w-3xl gap-4" key={version}>
      <input type="hidden" name="intent" value={EMPLOYEE_INTENT.person} />
      <input type="hidden" name="version" value={version} />
      {isHr ? <OfficialCard employee={employee} /> : null}
      <Card as="section" title="Contact" level={3}>
        <div className="grid gap-4 sm:grid-cols-2">
          {line("preferredName", "Preferred name", employee.preferredName, { max: 100 })}
          {line("personalEmail", "Personal e-mail", employee.personalEmail, { max: 255, type: "email" })}
          {line("phone", "Phone", employee.phone, { max: 20, type: "tel" })}
          {line("address", "Home address", employee.address, { max: 255 })}
          {line("city", "City", employee.city, { max: 100 })}
          <Field label="State" optional>
            <Select
              name="state"
              placeholder="Choose a state"
              options={withKnown(states, employee.state)}
              defaultValue={employee.state ?? ""}
            />
          </Field>
          {line("zipCode", "ZIP code", employee.zipCode, { max: 10 })}
        </div>
      </Card>
      <Card as="section" title="Emergency contact" level={3}>
        <div className="grid gap-4 sm:grid-cols-2">
          {line("emergencyContactName", "Name", emergencyContact?.name, { max: 200 })}
          {line("emergencyContactPhone", "Phone of the contact", emergencyContact?.phone, { max: 20, type: "tel" })}
          {line("emergencyContactRelation", "Relation", emergencyContact?.relation, { max: 50 })}
        </div>
      </Card>
      {fields.kept.length + fields.read.length > 0 ? (
        <Card as="section" title="Company fields" level={3}>
          <OwnFieldInputs fields={fields.kept} values={employee.custom} />
          {fields.read.length > 0 ? <DescriptionList look="columns" items={itemsOf(fields.read, employee)} /> : null}
        </Card>
      ) : null}
      <span className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={loading}>
          Save
        </Button>
        {employee.allowedActions.includes("erase") ? (
          <ButtonLink href={`/hris/employees/${employee.id}/erasure`}>Erasure and legal hold</ButtonLink>
        ) : null}
      </span>
    </ActionForm>
  );
}

/** What is on record stays a choice, also where it is no code of ours. */
const withKnown = (states: SelectOption[], known: string | null | undefined): SelectOption[] =>
  !known || states.some(({ value }) => value === known) ? states : [{ value: known, label: known }, ...states];

function OfficialCard({ employee }: { employee: Employee }) {
  return (
    <Card as="section" title="Person" level={3}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" required>
          <TextInput name="firstName" maxLength={100} defaultValue={employee.firstName} autoComplete="off" />
        </Field>
        <Field label="Last name" required>
          <TextInput name="lastName" maxLength={100} defaultValue={employee.lastName} autoComplete="off" />
        </Field>
        <Field label="Work e-mail" required>
          <TextInput name="email" type="email" maxLength={255} defaultValue={employee.email} autoComplete="off" />
        </Field>
        <Field label="Employee number" required>
          <TextInput name="number" maxLength={50} defaultValue={employee.number} autoComplete="off" />
        </Field>
      </div>
    </Card>
  );
}

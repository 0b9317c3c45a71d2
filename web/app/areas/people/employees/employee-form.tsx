import { ActionForm } from "~/app/forms/action-form";
import { useSubmitting } from "~/app/forms/form-outcome";
import { OnceField } from "~/app/forms/once-field";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { EMPLOYEE_INTENT } from "./employee-intents";
import type { JobChoices } from "./job-choices.server";
import { JobFields } from "./job-fields";
import { LawAcceptance } from "./law-acceptance";
import { StartAcceptance } from "./start-acceptance";

const START = {
  ...{ title: "", departmentId: "", placeId: "", managerId: "", employmentType: "full_time", pay: "" },
  ...{ payType: "hourly", flsaStatus: "nonexempt", weeklyMinutes: "40", workLocation: "office" },
};

type EmployeeFormProps = { choices: JobChoices; states: SelectOption[] };

/** Somebody new on record: who they are, when they start, and what their work is. */
export function EmployeeForm({ choices, states }: EmployeeFormProps) {
  const loading = useSubmitting(EMPLOYEE_INTENT.add);
  return (
    <ActionForm className="grid max-w-3xl gap-4">
      <input type="hidden" name="intent" value={EMPLOYEE_INTENT.add} />
      <OnceField />
      <Card as="section" title="Person" level={3}>
        <Person states={states} />
      </Card>
      <Card as="section" title="Work" level={3}>
        <div className="grid gap-4">
          <DateField label="First day" name="startDate" required />
          <StartAcceptance />
          <JobFields values={START} choices={choices} />
          <LawAcceptance />
        </div>
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={loading}>
          Add Employee
        </Button>
        <ButtonLink href="/hris/employees">Back</ButtonLink>
      </div>
    </ActionForm>
  );
}

function Person({ states }: Pick<EmployeeFormProps, "states">) {
  const line = (name: string, label: string, max: number, type = "text") => (
    <Field label={label} optional>
      <TextInput name={name} type={type} maxLength={max} autoComplete="off" />
    </Field>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="First name" required>
        <TextInput name="firstName" maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Last name" required>
        <TextInput name="lastName" maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Work e-mail" required>
        <TextInput name="email" type="email" maxLength={255} autoComplete="off" />
      </Field>
      {line("personalEmail", "Personal e-mail", 255, "email")}
      {line("preferredName", "Preferred name", 100)}
      <Field label="Employee number" optional help="Left empty, the next one is given.">
        <TextInput name="number" maxLength={50} autoComplete="off" />
      </Field>
      {line("phone", "Phone", 20, "tel")}
      {line("address", "Home address", 255)}
      {line("city", "City", 100)}
      <Field label="State" optional>
        <Select name="state" placeholder="Choose a state" options={states} />
      </Field>
      {line("zipCode", "ZIP code", 10)}
    </div>
  );
}

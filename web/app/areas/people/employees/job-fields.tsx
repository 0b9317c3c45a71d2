import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import type { JobChoices } from "./job-choices.server";

export type JobValues = {
  title: string;
  departmentId: string;
  placeId: string;
  managerId: string;
  employmentType: string;
  pay: string;
  payType: string;
  flsaStatus: string;
  /** In hours, as people type it. */
  weeklyMinutes: string;
  workLocation: string;
};

type JobFieldsProps = { values: JobValues; choices: JobChoices };

/** What changes from day to day in somebody's work; of a new employee and of a change alike. */
export function JobFields({ values, choices }: JobFieldsProps) {
  const choice = (
    name: "departmentId" | "placeId" | "managerId",
    placeholder: string,
    options: JobChoices["places"],
  ) => <Select name={name} placeholder={placeholder} defaultValue={values[name]} options={options} />;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Title" required>
        <TextInput name="title" maxLength={200} defaultValue={values.title} />
      </Field>
      <Field label="Reports to" optional>
        {choice("managerId", "Nobody", choices.managers)}
      </Field>
      <Field label="Department" optional>
        {choice("departmentId", "None", choices.departments)}
      </Field>
      <Field label="Place of work" optional help="Its law decides; without a place only federal law is known.">
        {choice("placeId", "None", choices.places)}
      </Field>
      <Field label="Base pay" optional>
        <TextInput name="pay" prefix="$" inputMode="decimal" maxLength={15} defaultValue={values.pay} />
      </Field>
      <Field label="Paid">
        <Select name="payType" defaultValue={values.payType} options={choices.payTypes} />
      </Field>
      <Field label="Overtime status (FLSA)">
        <Select name="flsaStatus" defaultValue={values.flsaStatus} options={choices.flsaStatuses} />
      </Field>
      <Field label="Hours per week">
        <TextInput
          name="weeklyMinutes"
          type="number"
          min={0}
          max={168}
          step={0.25}
          defaultValue={values.weeklyMinutes}
        />
      </Field>
      <Field label="Employment">
        <Select name="employmentType" defaultValue={values.employmentType} options={choices.employmentTypes} />
      </Field>
      <Field label="Work setting">
        <Select name="workLocation" defaultValue={values.workLocation} options={choices.workSettings} />
      </Field>
    </div>
  );
}

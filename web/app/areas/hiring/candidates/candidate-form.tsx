import { Form, useNavigation } from "@remix-run/react";
import { type ChangeEvent, useState } from "react";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { OnceField } from "~/app/forms/once-field";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";

export type CandidateValues = Record<string, string | number | boolean | string[] | null | undefined>;

type CandidateFormProps = {
  values: CandidateValues;
  outcome: FormOutcome | null;
  options: { educationLevels: readonly string[]; experience: readonly { value: number; label: string }[] };
  /** With files: the specification's dialog; without: changing what is there. */
  withFiles: boolean;
  submitLabel: string;
  cancelHref: string;
};

const TEXTS: [name: string, label: string, type?: string][] = [
  ["phone", "Phone", "tel"],
  ["city", "City"],
  ["state", "State"],
  ["zipCode", "ZIP code"],
  ["schoolAttended", "School attended"],
  ["areaOfStudy", "Area of study"],
  ["currentTitle", "Current title"],
  ["currentCompany", "Current company"],
];

/** The fields of a candidate, for adding with files and for changing. */
export function CandidateForm({ values, outcome, options, withFiles, submitLabel, cancelHref }: CandidateFormProps) {
  const pending = useNavigation().state !== "idle";
  const errors = outcome?.result.error ?? {};
  const errorOf = (name: string) => errors[name]?.[0];
  const typed = outcome?.result.initialValue ?? values;
  const text = (name: string) => {
    const value = typed[name];
    return Array.isArray(value) ? value.join(", ") : value == null ? "" : String(value);
  };
  const isTicked = (name: string, before: boolean) => (outcome ? typed[name] === "on" : before);
  const input = (name: string, label: string, type = "text", required = false) => (
    <Field key={name} label={label} error={errorOf(name)} required={required} optional={!required}>
      <TextInput name={name} type={type} defaultValue={text(name)} autoComplete="off" />
    </Field>
  );
  return (
    <Form method="post" encType={withFiles ? "multipart/form-data" : undefined} noValidate key={outcome?.id}>
      <FormProblem outcome={outcome} />
      {values.version ? <input type="hidden" name="version" value={String(values.version)} /> : <OnceField />}
      <div className="grid gap-4 sm:grid-cols-2">
        {input("firstName", "First name", "text", true)}
        {input("middleName", "Middle name")}
        {input("lastName", "Last name", "text", true)}
        {input("suffix", "Suffix")}
        {input("email", "Email", "email", true)}
        {TEXTS.slice(0, 4).map(([name, label, type]) => input(name, label, type))}
        <Field label="Education level" optional error={errorOf("educationLevel")}>
          <Select
            name="educationLevel"
            placeholder="Choose a level"
            defaultValue={text("educationLevel")}
            options={options.educationLevels.map((level) => ({ value: level, label: level }))}
          />
        </Field>
        {TEXTS.slice(4).map(([name, label, type]) => input(name, label, type))}
        <Field label="Experience" optional error={errorOf("experienceYears")}>
          {withFiles ? (
            <Select
              name="experienceYears"
              placeholder="Choose years"
              defaultValue={text("experienceYears")}
              options={options.experience.map(({ value, label }) => ({ value: String(value), label }))}
            />
          ) : (
            <TextInput
              name="experienceYears"
              type="number"
              min={0}
              max={70}
              suffix="years"
              defaultValue={text("experienceYears")}
            />
          )}
        </Field>
        <Field label="Skills" optional help="Separated by commas" error={errorOf("skills")} className="sm:col-span-2">
          <TextInput name="skills" defaultValue={text("skills")} />
        </Field>
        <Field label="Notes" optional error={errorOf("notes")} className="sm:col-span-2">
          <TextArea name="notes" rows={3} defaultValue={text("notes")} />
        </Field>
      </div>
      <Fieldset legend="Contact preferences" className="mt-4">
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            name="contactMethodEmail"
            label="Email"
            defaultChecked={isTicked("contactMethodEmail", values.contactMethodEmail !== false)}
          />
          <Checkbox
            name="contactMethodPhone"
            label="Phone"
            defaultChecked={isTicked("contactMethodPhone", values.contactMethodPhone === true)}
          />
          <Checkbox
            name="contactMethodText"
            label="Text"
            defaultChecked={isTicked("contactMethodText", values.contactMethodText === true)}
          />
        </div>
      </Fieldset>
      {withFiles ? (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <FileField
            name="resume"
            label="Resume"
            accept=".pdf,.doc,.docx,.txt"
            hint="PDF, DOC, DOCX or TXT up to 10MB"
            error={errorOf("resume")}
          />
          <FileField
            name="degree"
            label="Degree or transcript"
            accept=".pdf,.doc,.docx,.jpg,.jpeg,.png,.gif,.webp"
            hint="PDF, DOC, DOCX or an image up to 10MB"
            error={errorOf("degree")}
          />
        </div>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <ButtonLink href={cancelHref}>Cancel</ButtonLink>
        <Button type="submit" variant="primary" loading={pending}>
          {pending ? (withFiles ? "Adding..." : "Saving...") : submitLabel}
        </Button>
      </div>
    </Form>
  );
}

type FileFieldProps = { name: string; label: string; accept: string; hint: string; error?: string; required?: boolean };

/** A file with the size of what was chosen. */
export function FileField({ name, label, accept, hint, error, required }: FileFieldProps) {
  const [size, setSize] = useState<number | null>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => setSize(event.target.files?.[0]?.size ?? null);
  return (
    <Field
      label={label}
      optional={!required}
      required={required}
      help={size === null ? hint : `${(size / 1024 / 1024).toFixed(2)} MB`}
      error={error}
    >
      <TextInput name={name} type="file" accept={accept} onChange={choose} />
    </Field>
  );
}

import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import type { CustomField } from "~/domain/people";

type Values = Record<string, string | number | boolean | null>;
const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** The company's own fields that somebody may keep up to date. */
export function OwnFieldInputs({ fields, values }: { fields: readonly CustomField[]; values: Values }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <OwnField key={field.key} field={field} value={values[field.key] ?? null} />
      ))}
    </div>
  );
}

function OwnField({ field, value }: { field: CustomField; value: Values[string] }) {
  const { key, label, kind, choices } = field;
  const name = `custom.${key}`;
  const text = value === null ? "" : String(value);
  if (kind === "date") return <DateField label={label} name={name} optional defaultValue={text} />;
  if (kind === "choice") {
    // A choice that is offered no more stays until another is made.
    const all = text && !choices.includes(text) ? [...choices, text] : choices;
    return (
      <Field label={label} optional>
        <Select
          name={name}
          placeholder="None"
          options={all.map((one) => ({ value: one, label: one }))}
          defaultValue={text}
        />
      </Field>
    );
  }
  if (kind === "yes_no")
    return (
      <Field label={label} optional>
        <Select
          name={name}
          placeholder="Not said"
          options={YES_NO}
          defaultValue={value === null ? "" : value ? "yes" : "no"}
        />
      </Field>
    );
  return (
    <Field label={label} optional>
      <TextInput
        name={name}
        inputMode={kind === "number" ? "decimal" : undefined}
        maxLength={500}
        defaultValue={text}
      />
    </Field>
  );
}

/** A value as it is read. */
export function ownValueText({ kind }: Pick<CustomField, "kind">, value: Values[string] | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (kind === "yes_no") return value ? "Yes" : "No";
  return kind === "date" ? longDate(String(value)) : String(value);
}

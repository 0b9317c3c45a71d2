import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import type { Choice, JobField } from "./job-fields";

type JobFieldInputProps = {
  field: JobField;
  value: string | string[];
  options: Record<string, Choice[]>;
  error?: string;
};

const choicesOf = ({ name, from, choices }: JobField, options: Record<string, Choice[]>): readonly Choice[] =>
  choices ?? options[from ?? name] ?? [];

const one = (value: string | string[]): string => (Array.isArray(value) ? value.join(", ") : value);

/** One field of the requisition, by its kind. */
export function JobFieldInput({ field, value, options, error }: JobFieldInputProps) {
  const { name, label, kind, help, required, placeholder, wide } = field;
  const className = wide ? "sm:col-span-2" : undefined;
  if (kind === "check") {
    return <Checkbox name={name} label={label} help={help} defaultChecked={value === "on"} className={className} />;
  }
  if (kind === "many") {
    return (
      <Fieldset legend={label} className={className} error={error}>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {choicesOf(field, options).map((choice) => (
            <Checkbox
              key={choice.value}
              name={name}
              value={choice.value}
              label={choice.label}
              defaultChecked={value.includes(choice.value)}
            />
          ))}
        </div>
      </Fieldset>
    );
  }
  const text = one(value);
  if (kind === "date") {
    return <DateField label={label} name={name} defaultValue={text} help={help} error={error} className={className} />;
  }
  return (
    <Field label={required ? <Required label={label} /> : label} help={help} error={error} className={className}>
      <Control field={field} text={text} options={options} placeholder={placeholder} />
    </Field>
  );
}

/** Marked, and asked for when the requisition goes to approval; a draft may leave it open. */
function Required({ label }: { label: string }) {
  return (
    <>
      {label} <span className="text-critical">*</span>
      <span className="sr-only"> needed for approval</span>
    </>
  );
}

type ControlProps = { field: JobField; text: string; options: Record<string, Choice[]>; placeholder?: string };

function Control({ field, text, options, placeholder }: ControlProps) {
  const { name, kind } = field;
  switch (kind) {
    case "select":
      return <Select name={name} defaultValue={text} placeholder="Choose" options={choicesOf(field, options)} />;
    case "area":
      return <TextArea name={name} defaultValue={text} rows={name === "description" ? 12 : 3} />;
    case "lines":
      return <TextArea name={name} defaultValue={text} rows={4} />;
    case "money":
      return <TextInput name={name} defaultValue={text} prefix="$" inputMode="decimal" autoComplete="off" />;
    case "number":
      return <TextInput name={name} type="number" min={1} max={1000} defaultValue={text || "1"} />;
    default:
      return <TextInput name={name} defaultValue={text} placeholder={placeholder} autoComplete="off" />;
  }
}

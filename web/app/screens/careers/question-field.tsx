import { Checkbox } from "~/app/ui/checkbox";
import { DateField } from "~/app/ui/date-field";
import { Field } from "~/app/ui/field";
import { Fieldset } from "~/app/ui/fieldset";
import { Select } from "~/app/ui/select";
import { TextArea } from "~/app/ui/text-area";
import { TextInput } from "~/app/ui/text-input";

export type QuestionShown = { id: number; label: string; kind: string; options: string[]; isRequired: boolean };

type QuestionFieldProps = { question: QuestionShown; error?: string };

/** One question of the company, by its kind. */
export function QuestionField({ question, error }: QuestionFieldProps) {
  const { id, label, kind, options, isRequired } = question;
  const name = `question-${id}`;
  const wide = "sm:col-span-2";
  if (kind === "multi_choice") {
    return (
      <Fieldset legend={label} error={error} className={wide}>
        {options.map((option) => (
          <Checkbox key={option} name={name} value={option} label={option} />
        ))}
      </Fieldset>
    );
  }
  if (kind === "date") {
    return (
      <DateField
        label={label}
        name={name}
        error={error}
        required={isRequired}
        optional={!isRequired}
        className={wide}
      />
    );
  }
  return (
    <Field label={label} error={error} required={isRequired} optional={!isRequired} className={wide}>
      <Control name={name} kind={kind} options={options} />
    </Field>
  );
}

function Control({ name, kind, options }: { name: string; kind: string; options: string[] }) {
  if (kind === "long_text") return <TextArea name={name} rows={4} maxLength={5000} />;
  if (kind === "number") return <TextInput name={name} type="number" />;
  if (kind === "yes_no" || kind === "choice") {
    const answers = kind === "yes_no" ? ["Yes", "No"] : options;
    return (
      <Select name={name} placeholder="Choose" options={answers.map((answer) => ({ value: answer, label: answer }))} />
    );
  }
  return <TextInput name={name} maxLength={1000} />;
}

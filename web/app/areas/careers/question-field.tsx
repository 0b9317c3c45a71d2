import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";

export type QuestionShown = { id: number; label: string; kind: string; options: string[]; isRequired: boolean };

/** What was typed into a field: a text, or several where several can be chosen. */
export type Typed = string | string[] | undefined;

type QuestionFieldProps = { question: QuestionShown; typed: Typed; error?: string };

/** One question of the company, by its kind. */
export function QuestionField({ question, typed, error }: QuestionFieldProps) {
  const { id, label, kind, options, isRequired } = question;
  const name = `question-${id}`;
  const wide = "sm:col-span-2";
  const chosen = [typed ?? []].flat();
  if (kind === "multi_choice") {
    return (
      <Fieldset legend={label} error={error} className={wide}>
        {options.map((option) => (
          <Checkbox key={option} name={name} value={option} label={option} defaultChecked={chosen.includes(option)} />
        ))}
      </Fieldset>
    );
  }
  if (kind === "date") {
    return (
      <DateField
        label={label}
        name={name}
        defaultValue={chosen[0]}
        error={error}
        required={isRequired}
        optional={!isRequired}
        className={wide}
      />
    );
  }
  return (
    <Field label={label} error={error} required={isRequired} optional={!isRequired} className={wide}>
      <Control name={name} kind={kind} options={options} typed={chosen[0]} />
    </Field>
  );
}

type ControlProps = { name: string; kind: string; options: string[]; typed: string | undefined };

function Control({ name, kind, options, typed }: ControlProps) {
  if (kind === "long_text") return <TextArea name={name} rows={4} maxLength={5000} defaultValue={typed} />;
  if (kind === "number") return <TextInput name={name} type="number" defaultValue={typed} />;
  if (kind === "yes_no" || kind === "choice") {
    const answers = kind === "yes_no" ? ["Yes", "No"] : options;
    return (
      <Select
        name={name}
        placeholder="Choose"
        defaultValue={typed}
        options={answers.map((answer) => ({ value: answer, label: answer }))}
      />
    );
  }
  return <TextInput name={name} maxLength={1000} defaultValue={typed} />;
}

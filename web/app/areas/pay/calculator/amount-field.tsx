import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import type { FieldValues } from "./form-types";

type AmountFieldProps = FieldValues & {
  name: string;
  label: string;
  help?: string;
  /** Where the schema has the problem of this field, when not under its name. */
  problem?: string;
  prefix?: string;
  suffix?: string;
  className?: string;
};

/** A number of the calculator; left empty it counts as nothing. */
export function AmountField({
  name,
  label,
  help,
  problem = name,
  prefix,
  suffix,
  className,
  values,
  problems,
}: AmountFieldProps) {
  return (
    <Field label={label} error={problems[problem]} help={help} className={className}>
      <TextInput name={name} prefix={prefix} suffix={suffix} inputMode="decimal" defaultValue={values[name] ?? ""} />
    </Field>
  );
}

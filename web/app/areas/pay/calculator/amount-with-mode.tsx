import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { MODES } from "./pay-options";

type AmountWithModeProps = {
  name: string;
  label: string;
  values: Record<string, string>;
  error?: string;
  /** What stands in the field at first; empty where nothing given means no change. */
  initial?: string;
};

/** An amount that is a percent of gross or dollars per period. */
export function AmountWithMode({ name, label, values, error, initial = "0" }: AmountWithModeProps) {
  const mode = `${name}Mode`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-2">
      <Field label={label} error={error}>
        <TextInput name={name} inputMode="decimal" defaultValue={values[name] ?? initial} />
      </Field>
      <Field label={`${label} in`}>
        <Select name={mode} defaultValue={values[mode] ?? "percent"} options={MODES} />
      </Field>
    </div>
  );
}

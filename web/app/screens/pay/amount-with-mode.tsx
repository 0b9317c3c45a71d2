import { Field } from "~/app/ui/field";
import { Select } from "~/app/ui/select";
import { TextInput } from "~/app/ui/text-input";

type AmountWithModeProps = { name: string; label: string; values: Record<string, string>; error?: string };

/** An amount that is a percent of gross or dollars per period. */
export function AmountWithMode({ name, label, values, error }: AmountWithModeProps) {
  const mode = `${name}Mode`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-2">
      <Field label={label} error={error}>
        <TextInput name={name} inputMode="decimal" defaultValue={values[name] ?? "0"} />
      </Field>
      <Field label={`${label} in`}>
        <Select
          name={mode}
          defaultValue={values[mode] ?? "percent"}
          options={[
            { value: "percent", label: "Percent" },
            { value: "dollar", label: "Dollars" },
          ]}
        />
      </Field>
    </div>
  );
}

import type { ComponentPropsWithoutRef } from "react";
import { Field } from "./field";
import { TextInput } from "./text-input";

type FieldParts = Omit<ComponentPropsWithoutRef<typeof Field>, "children">;
type InputParts = Pick<
  ComponentPropsWithoutRef<"input">,
  "name" | "value" | "defaultValue" | "onChange" | "min" | "max" | "disabled" | "autoComplete"
>;

/** A labelled native date input. Its value is a plain date, `YYYY-MM-DD`. */
export function DateField({
  label,
  meta,
  help,
  error,
  required,
  optional,
  hideLabel,
  id,
  className,
  ...input
}: FieldParts & InputParts) {
  return (
    <Field {...{ label, meta, help, error, required, optional, hideLabel, id, className }}>
      <TextInput type="date" className="max-w-56" {...input} />
    </Field>
  );
}

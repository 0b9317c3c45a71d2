import { createContext, useContext } from "react";
import { FormStateContext } from "./form-state";

/** What a field needs to know; the metadata of @conform-to/react has this shape. */
export type FieldMeta = {
  id: string;
  name: string;
  errors?: ReadonlyArray<string>;
  initialValue?: unknown;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  pattern?: string;
};

type Wiring = { id: string; describedBy?: string; invalid: boolean; required?: boolean; meta?: FieldMeta };

export const FieldWiring = createContext<Wiring | null>(null);

export type FieldControl = {
  id?: string;
  name?: string;
  required?: boolean;
  defaultValue?: string | number | ReadonlyArray<string>;
  value?: string | number | ReadonlyArray<string>;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  pattern?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
};

/** Props of the control inside a Field: its own props win, the field fills in the rest. */
export function useFieldControl<Props extends FieldControl>(own: Props): Props {
  const wiring = useContext(FieldWiring);
  const { typed } = useContext(FormStateContext);
  const before = own.name === undefined || own.value !== undefined ? undefined : typed[own.name];
  const kept = typeof before === "string" ? { ...own, defaultValue: before } : own;
  if (!wiring) return kept;
  const { meta } = wiring;
  const startValue = own.value === undefined && typeof meta?.initialValue === "string" ? meta.initialValue : undefined;
  const filled: FieldControl = {
    id: wiring.id,
    name: meta?.name,
    required: wiring.required,
    defaultValue: startValue,
    minLength: meta?.minLength,
    maxLength: meta?.maxLength,
    min: meta?.min,
    max: meta?.max,
    step: meta?.step,
    pattern: meta?.pattern,
    "aria-describedby": wiring.describedBy,
    "aria-invalid": wiring.invalid || undefined,
  };
  const given = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  return { ...filled, ...given } as Props;
}

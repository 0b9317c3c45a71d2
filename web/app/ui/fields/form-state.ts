import { createContext, isValidElement, type ReactNode } from "react";

/** What a form that came back says of its fields, by the names of their controls. */
export type FormState = {
  errors: Readonly<Record<string, ReadonlyArray<string> | null | undefined>>;
  /** What was typed, for a page that was made anew without a script. */
  typed: Readonly<Record<string, unknown>>;
};

/** A form that gives it needs no wiring of each field: a `Field` finds its message, its control what was typed. */
export const FormStateContext = createContext<FormState>({ errors: {}, typed: {} });

/** The name of the one control in a `Field`. */
export function nameOfControl(children: ReactNode): string | undefined {
  const props = isValidElement<{ name?: unknown }>(children) ? children.props : {};
  return typeof props.name === "string" ? props.name : undefined;
}

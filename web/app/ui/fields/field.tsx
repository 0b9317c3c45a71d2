import { Fragment, type ReactNode, useContext, useId } from "react";
import { cn } from "../foundations/cn";
import { type FieldMeta, FieldWiring } from "./field-control";
import { FieldError } from "./field-error";
import { FormStateContext, nameOfControl } from "./form-state";

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  /** Metadata of a form library; without it give `error` and put `name` on the control. */
  meta?: FieldMeta;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  /** Shows "optional" beside the label; most fields of a form are required. */
  optional?: boolean;
  hideLabel?: boolean;
  id?: string;
  className?: string;
};

export function Field({
  label,
  children,
  meta,
  help,
  error,
  required,
  optional,
  hideLabel,
  id,
  className,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? meta?.id ?? ownId;
  const ofForm = useContext(FormStateContext).errors[nameOfControl(children) ?? ""];
  const messages = error ? [error] : (meta?.errors ?? ofForm ?? []);
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = cn(messages.length > 0 && errorId, help ? helpId : null) || undefined;
  const needed = required ?? meta?.required;
  return (
    <div className={cn("min-w-0", className)}>
      <label htmlFor={controlId} className={cn("mb-1.5 block text-sm font-medium text-ink", hideLabel && "sr-only")}>
        {label}
        {optional ? <span className="font-normal text-ink-3"> (optional)</span> : null}
      </label>
      <FieldWiring.Provider
        value={{ id: controlId, describedBy, invalid: messages.length > 0, required: needed, meta }}
      >
        <Fragment key={meta?.id}>{children}</Fragment>
      </FieldWiring.Provider>
      {help ? (
        <p id={helpId} className="mt-1.5 text-xs text-ink-3">
          {help}
        </p>
      ) : null}
      <FieldError id={errorId} messages={messages} />
    </div>
  );
}

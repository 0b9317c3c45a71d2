import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { FieldError } from "../fields/field-error";
import { cn } from "../foundations/cn";
import { CheckMark } from "./check-mark";

type CheckboxProps = Omit<ComponentPropsWithoutRef<"input">, "style" | "type" | "size"> & {
  label: ReactNode;
  hideLabel?: boolean;
  help?: ReactNode;
  error?: string;
  /** A number at the end of the line, as in the result filters. */
  count?: number;
};

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hideLabel, help, error, count, className, id, ...rest },
  ref,
) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = cn(error && `${inputId}-error`, help ? `${inputId}-help` : null) || undefined;
  return (
    <div className={cn("min-w-0", className)}>
      <label
        htmlFor={inputId}
        className="flex min-h-7 items-center gap-2.25 text-sm text-ink-2 has-disabled:opacity-60"
      >
        <CheckMark
          ref={ref}
          id={inputId}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span className={cn("min-w-0", hideLabel && "sr-only")}>{label}</span>
        {count === undefined ? null : <span className="ml-auto pl-2 text-xs text-ink-3">{count}</span>}
      </label>
      {help ? (
        <p id={`${inputId}-help`} className="ml-6.5 text-xs text-ink-3">
          {help}
        </p>
      ) : null}
      <FieldError id={`${inputId}-error`} messages={error ? [error] : []} />
    </div>
  );
});

import { type ReactNode, useId } from "react";
import { cn } from "../foundations/cn";
import { FieldError } from "./field-error";

type FieldsetProps = {
  legend: ReactNode;
  children: ReactNode;
  help?: ReactNode;
  error?: string;
  hideLegend?: boolean;
  /** "caps" is the quiet capital heading of the filter column. */
  look?: "label" | "caps";
  className?: string;
};

const LEGEND = {
  label: "text-sm font-medium text-ink",
  caps: "text-xs font-semibold tracking-wider text-ink-3 uppercase",
};

/** Groups checkboxes or radios under one legend, with shared help and error. */
export function Fieldset({ legend, children, help, error, hideLegend, look = "label", className }: FieldsetProps) {
  const id = useId();
  const describedBy = cn(error && `${id}-error`, help ? `${id}-help` : null) || undefined;
  return (
    <fieldset aria-describedby={describedBy} className={cn("min-w-0", className)}>
      <legend className={cn("mb-1.5", LEGEND[look], hideLegend && "sr-only")}>{legend}</legend>
      {children}
      {help ? (
        <p id={`${id}-help`} className="mt-1 text-xs text-ink-3">
          {help}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} messages={error ? [error] : []} />
    </fieldset>
  );
}

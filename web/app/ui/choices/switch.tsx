import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { cn } from "../foundations/cn";

type SwitchProps = Omit<ComponentPropsWithoutRef<"input">, "style" | "type" | "role" | "size"> & {
  label: ReactNode;
  help?: ReactNode;
};

const TRACK =
  "h-5.5 w-9.5 appearance-none rounded-full border border-line-control bg-sunken transition-colors " +
  "checked:border-action-solid checked:bg-action-solid";
const KNOB =
  "pointer-events-none absolute top-1 left-1 size-3.5 rounded-full bg-ink-3 transition-transform " +
  "peer-checked:translate-x-4 peer-checked:bg-on-solid";

/** For a setting that takes effect at once; in a form that is saved later use Checkbox. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, help, className, ...rest },
  ref,
) {
  const helpId = useId();
  return (
    <label className={cn("flex min-h-7 items-start gap-3 text-sm text-ink has-disabled:opacity-60", className)}>
      <span className="relative shrink-0">
        <input
          ref={ref}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its checked state itself
          role="switch"
          aria-describedby={help ? helpId : undefined}
          className={cn("peer block", TRACK)}
          {...rest}
        />
        <span className={KNOB} />
      </span>
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {help ? (
          <span id={helpId} className="block text-xs text-ink-3">
            {help}
          </span>
        ) : null}
      </span>
    </label>
  );
});

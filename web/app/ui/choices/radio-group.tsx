import { type ComponentPropsWithoutRef, type ReactNode, useRef } from "react";
import { Fieldset } from "../fields/fieldset";
import { cn } from "../foundations/cn";
import { useBeforePaint } from "../foundations/use-before-paint";

export type RadioOption = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

type RadioGroupProps = Omit<ComponentPropsWithoutRef<typeof Fieldset>, "children"> & {
  name: string;
  options: ReadonlyArray<RadioOption>;
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
  /** "cards" gives each choice a box, for plans and other weighty choices. */
  shape?: "list" | "row" | "cards";
};

const GROUP = { list: "grid gap-0.5", row: "flex flex-wrap gap-x-5 gap-y-1", cards: "grid gap-2.5 sm:grid-cols-2" };
const CARD = "rounded-card border border-line bg-card px-4 py-3 has-checked:border-action has-checked:bg-action-soft";

export function RadioGroup({
  name,
  options,
  defaultValue,
  value,
  onValueChange,
  required,
  shape = "list",
  ...fieldset
}: RadioGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const first = useRef({ value, onValueChange });
  // What was chosen before the page came alive stays, as in `use-typed-before`.
  useBeforePaint(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    const { value: shown, onValueChange: take } = first.current;
    if (shown !== undefined && chosen !== undefined && chosen !== shown) take?.(chosen);
  }, []);
  return (
    <Fieldset {...fieldset}>
      <div ref={group} className={GROUP[shape]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              "flex min-h-7 gap-2.25 text-sm text-ink-2 has-disabled:opacity-60",
              shape === "cards" && CARD,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              className="mt-1 size-4.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-control bg-card checked:border-[5.5px] checked:border-action-solid checked:bg-on-solid"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, onChange: () => onValueChange?.(option.value) })}
            />
            <span className="min-w-0 pt-0.5">
              <span className={cn(shape === "cards" && "font-medium text-ink")}>{option.label}</span>
              {option.help ? <span className="block text-xs text-ink-3">{option.help}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

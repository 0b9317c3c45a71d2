import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cn } from "../foundations/cn";
import { Spinner } from "../status/spinner";
import { CONTROL_HEIGHT, type ControlSize, controlClass } from "./control-class";
import { useFieldControl } from "./field-control";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentPropsWithoutRef<"select">, "style" | "size"> & {
  size?: ControlSize;
  options?: ReadonlyArray<SelectOption>;
  /** First entry with an empty value, e.g. "Choose a state". */
  placeholder?: string;
  /** Said in the place of the choice, with a spinner, until it is known. */
  pending?: string;
};

export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, pending, size = "md", className, children, ...own },
  ref,
) {
  const control = useFieldControl(own);
  return (
    <span className={cn("relative block min-w-0", className)}>
      <select
        ref={ref}
        className={cn(controlClass, CONTROL_HEIGHT[size], "appearance-none truncate pr-9 font-medium")}
        {...control}
      >
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      {pending ? (
        <span className="absolute inset-px flex animate-late items-center justify-between gap-2 rounded-control bg-sunken px-3 text-ink-3">
          <span role="status" className="truncate font-medium">
            {pending}
          </span>
          <Spinner size={16} />
        </span>
      ) : (
        <ChevronDown size={16} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3" />
      )}
    </span>
  );
});

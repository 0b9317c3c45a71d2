import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cn } from "../foundations/cn";
import { CONTROL_HEIGHT, type ControlSize, controlClass } from "./control-class";
import { useFieldControl } from "./field-control";

type TextInputProps = Omit<ComponentPropsWithoutRef<"input">, "style" | "size"> & {
  size?: ControlSize;
  /** A fixed mark before the text, such as "$". */
  prefix?: string;
  suffix?: string;
};

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { prefix, suffix, className, type = "text", size = "md", ...own },
  ref,
) {
  const control = useFieldControl(own);
  const input = (
    <input
      ref={ref}
      type={type}
      className={cn(
        controlClass,
        CONTROL_HEIGHT[size],
        type === "file" && "py-1.5",
        prefix && "pl-7",
        suffix && "pr-14",
        className,
      )}
      {...control}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <span className="relative block">
      {prefix ? <span className="absolute inset-y-0 left-3 grid place-items-center text-ink-3">{prefix}</span> : null}
      {input}
      {suffix ? (
        <span className="absolute inset-y-0 right-3 grid place-items-center text-sm text-ink-3">{suffix}</span>
      ) : null}
    </span>
  );
});

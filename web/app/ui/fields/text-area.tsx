import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cn } from "../foundations/cn";
import { controlClass } from "./control-class";
import { useFieldControl } from "./field-control";

type TextAreaProps = Omit<ComponentPropsWithoutRef<"textarea">, "style">;

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { className, rows = 4, ...own },
  ref,
) {
  const control = useFieldControl(own);
  return <textarea ref={ref} rows={rows} className={cn(controlClass, "resize-y py-2", className)} {...control} />;
});

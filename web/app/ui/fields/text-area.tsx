import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cn } from "../foundations/cn";
import { controlClass } from "./control-class";
import { useFieldControl } from "./field-control";

type TextAreaProps = Omit<ComponentPropsWithoutRef<"textarea">, "style"> & {
  /** As high as what stands in it, and not to be pulled. */
  grows?: boolean;
};

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { className, rows = 4, grows = false, ...own },
  ref,
) {
  const control = useFieldControl(own);
  return (
    <textarea
      ref={ref}
      rows={rows}
      className={cn(controlClass, grows ? "field-sizing-content resize-none" : "resize-y", "py-2", className)}
      {...control}
    />
  );
});

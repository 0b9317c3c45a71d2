import { forwardRef, type ReactNode } from "react";
import { cn } from "./cn";

type ScrollRegionProps = {
  children: ReactNode;
  label?: string;
  labelledBy?: string;
  className?: string;
};

/** A part that scrolls by itself. It takes the focus, so that the arrow keys can scroll it. */
export const ScrollRegion = forwardRef<HTMLElement, ScrollRegionProps>(function ScrollRegion(
  { children, label, labelledBy, className },
  ref,
) {
  return (
    <section
      ref={ref}
      aria-label={label}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard cannot scroll it
      tabIndex={0}
      className={cn("overflow-auto", className)}
    >
      {children}
    </section>
  );
});

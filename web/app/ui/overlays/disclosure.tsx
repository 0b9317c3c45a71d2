import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { cn } from "../foundations/cn";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** The same name on several closes the others when one opens. */
  name?: string;
  className?: string;
};

export function Disclosure({ summary, children, open, name, className }: DisclosureProps) {
  const group = name ? { name } : {};
  return (
    <details open={open} {...group} className={cn("group border-t border-line-2 first:border-t-0", className)}>
      <summary className="flex min-h-10 list-none items-center gap-3 py-2 font-medium text-ink [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown size={17} className="shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-4 text-ink-2">{children}</div>
    </details>
  );
}

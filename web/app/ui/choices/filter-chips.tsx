import X from "lucide-react/icons/x";
import { Link } from "../actions/link";
import { cn } from "../foundations/cn";
import { VisuallyHidden } from "../foundations/visually-hidden";

export type FilterChip = {
  label: string;
  /** The URL after the click: with this filter, or without it when it is on. */
  href: string;
  on?: boolean;
  count?: number;
};

type FilterChipsProps = { label: string; chips: ReadonlyArray<FilterChip>; clearHref?: string };

export function FilterChips({ label, chips, clearHref }: FilterChipsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.label}>
          <Link
            href={chip.href}
            preventScrollReset
            replace
            aria-current={chip.on ? "true" : undefined}
            className={cn(
              "inline-flex min-h-7.5 items-center gap-1.5 rounded-full border px-3 text-sm font-medium",
              chip.on
                ? "border-action bg-action-soft text-action"
                : "border-line bg-card text-ink-2 hover:bg-sunken hover:text-ink",
            )}
          >
            {chip.label}
            {chip.count === undefined ? null : <span className={chip.on ? "" : "text-ink-3"}>{chip.count}</span>}
            {chip.on ? <X size={13} /> : null}
            {chip.on ? <VisuallyHidden>(on, remove filter)</VisuallyHidden> : null}
          </Link>
        </li>
      ))}
      {clearHref && chips.some((chip) => chip.on) ? (
        <li>
          <Link
            href={clearHref}
            replace
            className="inline-flex min-h-6 items-center px-1 text-sm text-action hover:underline"
          >
            Clear filters
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

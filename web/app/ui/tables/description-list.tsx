import type { ReactNode } from "react";

export type Description = { term: string; value: ReactNode; note?: ReactNode };

type DescriptionListProps = {
  items: ReadonlyArray<Description>;
  /** "rows" puts the value at the end of a ruled line, "columns" under its term. */
  look?: "rows" | "columns";
};

export function DescriptionList({ items, look = "rows" }: DescriptionListProps) {
  if (look === "columns") {
    return (
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {items.map((item) => (
          <div key={item.term} className="min-w-0">
            <dt className="text-xs text-ink-3">{item.term}</dt>
            <dd className="break-words text-ink">{item.value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <dl className="text-sm">
      {items.map((item) => (
        <div key={item.term} className="flex justify-between gap-4 border-t border-line-2 py-2.25 first:border-t-0">
          <dt className="min-w-0 text-ink-2">
            {item.term}
            {item.note ? <span className="block text-xs text-ink-3">{item.note}</span> : null}
          </dt>
          <dd className="min-w-0 break-words text-right font-semibold text-ink">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

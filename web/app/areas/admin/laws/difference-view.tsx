import { cn } from "~/app/ui/foundations/cn";
import { VisuallyHidden } from "~/app/ui/foundations/visually-hidden";
import type { VersionComparison } from "~/domain/research";
import { FIELD_LABELS } from "./record-fields";

const LOOK = { same: "text-ink-3", gone: "bg-critical-soft text-critical", new: "bg-low-soft text-low" } as const;
const SIGN = { same: " ", gone: "−", new: "+" } as const;
const WORD = { same: "", gone: "Removed: ", new: "Added: " } as const;

/** Field by field what one version changed: lines that went, lines that came, and those that stayed beside them. */
export function DifferenceView({ comparison: { from, differences } }: { comparison: VersionComparison }) {
  if (differences.length === 0) {
    return <p className="text-sm text-ink-2">Nothing that readers see differs from version {from}.</p>;
  }
  return (
    <dl className="grid gap-4">
      {differences.map(({ field, lines }) => (
        <div key={field} className="min-w-0">
          <dt className="mb-1 text-sm font-semibold">{FIELD_LABELS[field] ?? field}</dt>
          <dd className="overflow-hidden rounded-small border border-line text-sm">
            {keyed(lines).map(({ key, mark, text }) => (
              <p key={key} className={cn("flex gap-2 px-2 py-1", LOOK[mark])}>
                <span aria-hidden className="w-3 shrink-0 text-center font-mono">
                  {SIGN[mark]}
                </span>
                <span className="min-w-0 break-words">
                  <VisuallyHidden>{WORD[mark]}</VisuallyHidden>
                  {text}
                </span>
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const keyed = <T,>(lines: readonly T[]) => lines.map((line, place) => ({ ...line, key: place }));

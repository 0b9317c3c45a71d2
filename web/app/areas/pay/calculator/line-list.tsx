import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { PayLine } from "~/domain/pay";
import { dollars } from "../dollars";

/** Lines of a paycheck; each opens to its bracket, base, threshold and source. */
export function LineList({ title, lines }: { title: string; lines: PayLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      {lines.map((line) => (
        <Disclosure
          key={line.key}
          summary={
            <span className="flex justify-between gap-3 text-sm font-normal">
              <span className="text-ink-2">{line.label}</span>
              <span className="font-semibold tabular-nums">{dollars(line.amount)}</span>
            </span>
          }
        >
          <p className="text-sm">{line.how}</p>
          {line.details?.map(({ label, value }) => (
            <p key={label} className="text-sm text-ink-3">
              {label}: {value}
            </p>
          ))}
          <p className="mt-1 text-xs text-ink-3">
            {line.source}
            {line.sourceYear ? `, ${line.sourceYear}` : ""} · {line.confidence}
          </p>
        </Disclosure>
      ))}
    </section>
  );
}

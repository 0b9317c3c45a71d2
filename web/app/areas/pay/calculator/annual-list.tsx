import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { PayAmounts, PayLine, PayResult } from "~/domain/pay";
import { dollars } from "../dollars";

type AnnualListProps = { result: PayResult; labels: Record<string, string> };

/** The lines of a paycheck that an amount of the year is made of. */
function linesOf(key: string, lines: PayLine[]): PayLine[] {
  if (key === "customDeductions")
    return lines.filter((line) => /^custom\d+$/.test(line.key) && line.kind === "deduction");
  if (key === "customAdditions") return lines.filter((line) => line.kind === "addition");
  if (key === "grossPay") return lines.filter((line) => line.kind === "earning");
  if (key === "federalTax") return lines.filter((line) => line.key.startsWith("federal"));
  if (key === "stateDisabilityInsurance" || key === "unemploymentState")
    return lines.filter((line) => line.key === key || /^[A-Z]{2}_/.test(line.key));
  return lines.filter((line) => line.key === key || line.key.startsWith(`${key}Residence`) || isLocal(key, line));
}

const isLocal = (key: string, line: PayLine): boolean => key === "localTax" && line.key.startsWith("localTax");

/** A full year of such paychecks from January 1; each amount opens to how a paycheck's line came about. */
export function AnnualList({ result, labels }: AnnualListProps) {
  const keys = (Object.keys(labels) as (keyof PayAmounts)[]).filter(
    (key) => key !== "netPay" && (result.annual[key] !== 0 || key === "grossPay"),
  );
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold">A year of such paychecks</h3>
      {keys.map((key) => (
        <Disclosure
          key={key}
          summary={
            <span className="flex justify-between gap-3 text-sm font-normal">
              <span className="text-ink-2">{labels[key]}</span>
              <span className="font-semibold tabular-nums">{dollars(result.annual[key])}</span>
            </span>
          }
        >
          <p className="text-sm">
            {result.periodsPerYear === 1
              ? "One paycheck a year."
              : `${result.periodsPerYear} paychecks from January 1, each yearly limit applied once; one such paycheck has ${dollars(result[key])}.`}
          </p>
          {linesOf(key, result.lines).map((line) => (
            <p key={line.key} className="mt-1 text-sm text-ink-3">
              {line.label}: {line.how} ({line.source})
            </p>
          ))}
        </Disclosure>
      ))}
    </section>
  );
}

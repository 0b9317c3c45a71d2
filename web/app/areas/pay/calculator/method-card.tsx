import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { BarChart } from "~/app/ui/charts/bar-chart";
import type { BreakdownPart, PayResult } from "~/domain/pay";
import { dollars } from "../dollars";
import { AnnualList } from "./annual-list";
import { LineList } from "./line-list";
import { HOW_OFTEN } from "./pay-options";

type MethodCardProps = {
  title: string;
  result: PayResult;
  breakdown: BreakdownPart[];
  labels: Record<string, string>;
  annual: boolean;
  /** Inside the fold of the other method: without a frame of its own. */
  isFolded?: boolean;
};

/** One method's paycheck, or its year: the sum, the picture, and every line with its reason. */
export function MethodCard({ title, result, breakdown, labels, annual, isFolded = false }: MethodCardProps) {
  const amounts = annual ? result.annual : result;
  const period = HOW_OFTEN[result.payPeriod] ?? "a pay period";
  const each = annual ? "a year" : period;
  // The quick estimate keeps the thresholds of its rules, whatever the tax year.
  const tables = result.method === "quick" ? "2023 thresholds" : result.taxYear;
  const other = (key: "netPay" | "grossPay") =>
    annual ? `${dollars(result[key])} ${period}` : `${dollars(result.annual[key])} a year`;
  return (
    <Card
      as="section"
      title={title}
      level={isFolded ? 3 : 2}
      aside={<span className="text-sm text-ink-3">{tables}</span>}
      className={isFolded ? "border-0" : undefined}
      padding={isFolded ? "none" : "md"}
    >
      <div className="grid grid-cols-2 gap-2">
        <StatCard
          label={`Net pay ${each}`}
          value={isFolded ? dollars(amounts.netPay) : <span className="text-2xl">{dollars(amounts.netPay)}</span>}
          hint={other("netPay")}
        />
        <StatCard label={`Gross pay ${each}`} value={dollars(amounts.grossPay)} hint={other("grossPay")} />
      </div>
      <div className="mt-4">
        <BarChart
          title="Where the pay goes"
          axis="Part"
          measure={`Dollars ${each}`}
          points={breakdown.map(({ name, amount }) => ({ label: name, value: Math.max(0, amount) }))}
          whole={amounts.grossPay + amounts.customAdditions}
          format={dollars}
        />
      </div>
      {annual ? <AnnualList result={result} labels={labels} /> : <PeriodLines result={result} />}
      {result.notes.length > 0 ? (
        <ul className="mt-3 list-disc pl-4.5 text-sm text-ink-3">
          {result.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function PeriodLines({ result }: { result: PayResult }) {
  const own = (key: string) => /^custom\d+$/.test(key);
  const lines = (kind: PayResult["lines"][number]["kind"]) =>
    result.lines.filter((line) => line.kind === kind && !own(line.key));
  const { employer } = result;
  return (
    <>
      <LineList title="Pay Summary" lines={lines("earning")} />
      <LineList title="Tax Withholdings" lines={lines("tax")} />
      <LineList title="Benefits & Deductions" lines={lines("deduction")} />
      <LineList title="Custom Line Items" lines={result.lines.filter(({ key }) => own(key))} />
      <LineList title="Employer's side" lines={lines("employer")} />
      <p className="mt-3 flex justify-between gap-3 text-sm text-ink-2">
        What this paycheck costs the employer
        <span className="font-semibold text-ink tabular-nums">{dollars(employer.total)}</span>
      </p>
    </>
  );
}

import { Banner } from "~/app/ui/banner";
import { Card } from "~/app/ui/card";
import { EmptyState } from "~/app/ui/empty-state";
import { StatCard } from "~/app/ui/stat-card";
import { TextLink } from "~/app/ui/text-link";
import type { MinimumWageCheck, PayAnswer, PayResult } from "~/domain/pay";
import { dollars } from "./dollars";
import { LineList } from "./line-list";

type PayResultsProps = { answer: PayAnswer | null; wage: MinimumWageCheck | null };

/** Both methods side by side, each line with its reason. */
export function PayResults({ answer, wage }: PayResultsProps) {
  const first = answer?.quick ?? answer?.precise;
  if (!answer || !first) {
    return (
      <Card>
        <EmptyState title="Enter your pay and press Calculate Pay">
          The result shows a quick estimate and the precise withholding side by side.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div aria-live="polite" className="grid gap-4">
      <TaxSummary result={first} />
      {wage ? <WageCheck wage={wage} /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {answer.quick ? <Method title="Quick estimate" result={answer.quick} /> : null}
        {answer.precise ? <Method title="Precise withholding" result={answer.precise} /> : null}
      </div>
    </div>
  );
}

function TaxSummary({ result: { rates } }: { result: PayResult }) {
  return (
    <Card as="section" title="Tax Summary">
      <div className="grid grid-cols-3 gap-2">
        <StatCard label="State rate" value={`${rates.stateTaxRate} %`} align="center" />
        <StatCard label="Local rate" value={`${rates.localTaxRate} %`} align="center" />
        <StatCard label="Total rate" value={`${rates.totalRate} %`} align="center" />
      </div>
      {rates.assumed.length > 0 ? <p className="mt-2 text-sm text-ink-3">Assumed: {rates.assumed.join("; ")}</p> : null}
    </Card>
  );
}

function WageCheck({ wage }: { wage: MinimumWageCheck }) {
  if (wage.ok) return null;
  return (
    <Banner label="Minimum wage" tone="warning">
      {wage.message}{" "}
      {wage.reference.state ? (
        <TextLink href={`/laws?state=${wage.reference.state}&topic=min_wage`}>Read the law</TextLink>
      ) : null}
    </Banner>
  );
}

function Method({ title, result }: { title: string; result: PayResult }) {
  const kinds = (kind: PayResult["lines"][number]["kind"]) => result.lines.filter((line) => line.kind === kind);
  return (
    <Card as="section" title={title} aside={<span className="text-sm text-ink-3">{result.taxYear}</span>}>
      <div className="grid grid-cols-2 gap-2">
        <StatCard label="Net pay" value={dollars(result.netPay)} hint={`${dollars(result.annual.netPay)} a year`} />
        <StatCard
          label="Gross pay"
          value={dollars(result.grossPay)}
          hint={`${dollars(result.annual.grossPay)} a year`}
        />
      </div>
      <LineList title="Pay Summary" lines={kinds("earning")} />
      <LineList title="Tax Withholdings" lines={kinds("tax")} />
      <LineList title="Benefits & Deductions" lines={kinds("deduction")} />
      <LineList title="Additions" lines={kinds("addition")} />
      <LineList title="Employer's side" lines={kinds("employer")} />
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

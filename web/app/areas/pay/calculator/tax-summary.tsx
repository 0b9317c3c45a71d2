import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { Banner } from "~/app/ui/status/banner";
import type { MinimumWageCheck, PayResult } from "~/domain/pay";

/** In one piece: the sign never stands on a line of its own. */
const percent = (rate: number) => <span className="text-lg whitespace-nowrap sm:text-xl">{`${rate} %`}</span>;

export function TaxSummary({ result: { rates } }: { result: PayResult }) {
  return (
    <Card
      as="section"
      title="Tax Summary"
      aside={<span className="text-sm text-ink-3">Rates of the quick estimate</span>}
    >
      <div className="grid gap-2 min-[360px]:grid-cols-3">
        <StatCard label="State rate" value={percent(rates.stateTaxRate)} align="center" />
        <StatCard label="Local rate" value={percent(rates.localTaxRate)} align="center" />
        <StatCard label="Total rate" value={percent(rates.totalRate)} align="center" />
      </div>
      {rates.assumed.length > 0 ? <p className="mt-2 text-sm text-ink-3">Assumed: {rates.assumed.join(" ")}</p> : null}
    </Card>
  );
}

type WageCheckProps = { wage: MinimumWageCheck; law: { href: string; title: string } | null };

/** An hourly rate under the minimum wage of the place, with the law; or a rise that the rate may not know yet. */
export function WageCheck({ wage, law }: WageCheckProps) {
  if (wage.ok && !wage.outOfDate) return null;
  return (
    <Banner label="Minimum wage" tone={wage.ok ? "info" : "warning"}>
      {wage.message} {law ? <TextLink href={law.href}>{law.title}</TextLink> : null}
    </Banner>
  );
}

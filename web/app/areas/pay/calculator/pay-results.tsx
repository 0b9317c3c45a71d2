import { Card } from "~/app/ui/cards/card";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Banner } from "~/app/ui/status/banner";
import { EmptyState } from "~/app/ui/status/empty-state";
import { dollars } from "../dollars";
import { FrequencyTable } from "./frequency-table";
import { GrossUpCard } from "./gross-up-card";
import { MethodCard } from "./method-card";
import { MethodDifferences } from "./method-differences";
import type { PayView } from "./page.server";
import { HOW_OFTEN } from "./pay-options";
import { PrintSheet } from "./print-sheet";
import { ScenarioTable } from "./scenario-table";
import { ShareCard } from "./share-card";
import { TaxSummary, WageCheck } from "./tax-summary";

const TITLES = { quick: "Quick estimate", precise: "Precise withholding" } as const;

/** One figure leads, the other method stands folded below with the difference explained (decision 67). */
export function PayResults({ view }: { view: PayView | null }) {
  if (!view) {
    return (
      <Card className="print:hidden">
        <EmptyState title="Enter your pay and press Calculate Pay">
          The result shows the precise withholding, each line with its reason, and a quick estimate beside it.
        </EmptyState>
      </Card>
    );
  }
  const { annual, labels, lead } = view;
  const other = lead.leads === "precise" ? "quick" : "precise";
  return (
    <>
      <div className="grid min-w-0 gap-4 print:hidden">
        <LinkTabs
          label="Span of the amounts"
          tabs={[
            { href: view.links.period, label: "Per pay period", current: !annual },
            { href: view.links.annual, label: "Annual", current: annual },
          ]}
        />
        {lead.leads === "quick" ? <WhyQuickLeads because={lead.because} /> : null}
        <MethodCard title={TITLES[lead.leads]} {...view[lead.leads]} labels={labels} annual={annual} />
        {view.wage ? <WageCheck {...view.wage} /> : null}
        <TaxSummary result={view.quick.result} />
        <Card as="section">
          <Disclosure summary={<OtherSummary view={view} other={other} />}>
            <MethodDifferences view={view} />
            <MethodCard title={TITLES[other]} {...view[other]} labels={labels} annual={annual} isFolded />
          </Disclosure>
        </Card>
        {view.scenario ? <ScenarioTable {...view.scenario} annual={annual} /> : null}
        {view.grossUp ? <GrossUpCard {...view.grossUp} /> : null}
        <FrequencyTable rows={view.frequencies} />
        <ShareCard link={view.links.share} stub={view.links.stub} />
      </div>
      <PrintSheet view={view} />
    </>
  );
}

/** Said above the figure: a reader must know why it is the rougher of the two. */
const WhyQuickLeads = ({ because }: { because: string[] }) => (
  <Banner label="Why the quick estimate leads">
    The quick estimate leads, because the precise figure is not exact here. {because.join(" ")}
  </Banner>
);

function OtherSummary({ view, other }: { view: PayView; other: "quick" | "precise" }) {
  const { result } = view[other];
  const net = view.annual ? result.annual.netPay : result.netPay;
  const each = view.annual ? "a year" : (HOW_OFTEN[result.payPeriod] ?? "a pay period");
  return (
    <>
      {TITLES[other]}: {dollars(net)} {each}
    </>
  );
}

import type { PayView } from "~/app/server/pay/page.server";
import { Card } from "~/app/ui/card";
import { EmptyState } from "~/app/ui/empty-state";
import { LinkTabs } from "~/app/ui/link-tabs";
import { FrequencyTable } from "./frequency-table";
import { GrossUpCard } from "./gross-up-card";
import { MethodCard } from "./method-card";
import { ScenarioTable } from "./scenario-table";
import { ShareCard } from "./share-card";
import { TaxSummary, WageCheck } from "./tax-summary";

/** Both methods side by side, each line with its reason. Before the first calculation: what to do. */
export function PayResults({ view }: { view: PayView | null }) {
  if (!view) {
    return (
      <Card>
        <EmptyState title="Enter your pay and press Calculate Pay">
          The result shows a quick estimate and the precise withholding side by side.
        </EmptyState>
      </Card>
    );
  }
  const { quick, precise, annual, labels } = view;
  return (
    <div className="grid min-w-0 gap-4">
      <TaxSummary result={quick.result} />
      {view.wage ? <WageCheck {...view.wage} /> : null}
      <LinkTabs
        label="Span of the amounts"
        className="print:hidden"
        tabs={[
          { href: view.links.period, label: "Per pay period", current: !annual },
          { href: view.links.annual, label: "Annual", current: annual },
        ]}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <MethodCard title="Quick estimate" {...quick} labels={labels} annual={annual} />
        <MethodCard title="Precise withholding" {...precise} labels={labels} annual={annual} />
      </div>
      {view.scenario ? <ScenarioTable {...view.scenario} annual={annual} /> : null}
      {view.grossUp ? <GrossUpCard {...view.grossUp} /> : null}
      <FrequencyTable rows={view.frequencies} />
      <ShareCard link={view.links.share} stub={view.links.stub} />
    </div>
  );
}

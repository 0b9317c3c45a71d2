import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { Badge } from "~/app/ui/status/badge";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { GallerySectionProps } from "./gallery-section";
import { Section } from "./section";

const PENALTIES = [
  { term: "Meal premium", note: "per workday, Lab. Code § 226.7", value: "1 h pay" },
  { term: "Wage statement", note: "per pay period, § 226(e)", value: "$50 – $4,000" },
];

const TABS = [
  { href: "/ui?tab=state#page", label: "State Laws", count: 6, current: true },
  { href: "/ui?tab=federal#page", label: "Federal Laws", count: 4 },
  { href: "/ui?tab=cases#page", label: "Case Law", count: 6 },
];

/** The parts side by side as on the results screen. */
export function PageSection({ id, title }: GallerySectionProps) {
  return (
    <Section id={id} title={title}>
      <SearchPanel />
      <div className="grid gap-7 wide:grid-cols-[216px_minmax(0,1fr)_312px]">
        <div className="hidden wide:block">
          <Fieldset legend="Category" look="caps">
            <Checkbox label="Wage & Hour" count={8} defaultChecked />
            <Checkbox label="Termination" count={1} defaultChecked />
            <Checkbox label="Benefits" count={2} />
          </Fieldset>
        </div>
        <div className="min-w-0">
          <Card accent padding="lg">
            <p className="mb-2 text-sm font-semibold tracking-wide text-action uppercase">Quick answer</p>
            <p className="font-serif text-answer">
              Yes. In California a non-exempt employee who works more than five hours must be offered an unpaid,
              duty-free meal break of at least 30 minutes.{" "}
              <Badge tone="action" shape="chip">
                1
              </Badge>
            </p>
            <p className="mt-3 text-xs text-ink-3">Research, not legal advice</p>
          </Card>
          <LinkTabs label="Kinds of results" tabs={TABS} className="mt-6 mb-3.5" />
          <LawCard />
        </div>
        <Card title="Risk assessment" level={3} aside={<RiskBadge level="High" suffix="Risk" />} className="self-start">
          <div className="mb-3 grid grid-cols-3 gap-2">
            <StatCard label="Critical" value={2} tone="critical" align="center" />
            <StatCard label="Medium" value={3} tone="medium" align="center" />
            <StatCard label="Compliant" value={4} tone="low" align="center" />
          </div>
          <DescriptionList items={PENALTIES} />
        </Card>
      </div>
    </Section>
  );
}

function SearchPanel() {
  return (
    <div className="rounded-panel border border-line bg-card p-3.5 shadow-panel">
      <div className="flex flex-wrap gap-2.5">
        <Select aria-label="State" options={[{ value: "CA", label: "California" }]} size="lg" />
        <Select aria-label="City" options={[{ value: "los-angeles", label: "Los Angeles" }]} size="lg" />
        <div className="min-w-0 grow basis-72">
          <TextInput
            aria-label="Question"
            size="lg"
            defaultValue="Employee worked through lunch, do we owe them anything?"
          />
        </div>
        <Button variant="primary" size="lg" className="max-sm:w-full">
          Search
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap gap-x-4.5">
        <Checkbox label="City laws" defaultChecked />
        <Checkbox label="Federal laws" defaultChecked />
        <Checkbox label="Case law" defaultChecked />
        <Checkbox label="Risk assessment" defaultChecked />
      </div>
    </div>
  );
}

function LawCard() {
  return (
    <Card as="article" padding="lg">
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
        <Badge tone="ink" shape="chip">
          CA
        </Badge>
        <span>Cal. Lab. Code § 512; § 226.7</span>
        <span aria-hidden="true">·</span>
        <span>Wage & Hour</span>
        <RiskBadge level="High" className="ml-auto" />
      </div>
      <h3 className="mt-2 mb-1 font-serif text-lg font-semibold">Meal periods and premium pay</h3>
      <p className="text-ink-2">
        An employer may not employ a person for more than <mark>five hours</mark> without a <mark>meal period</mark> of
        at least 30 minutes.
      </p>
    </Card>
  );
}

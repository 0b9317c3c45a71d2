import Search from "lucide-react/icons/search";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

const ACCOUNT = [
  { term: "Plan", value: "Monthly" },
  { term: "Next payment", note: "renews by itself", value: "Nov 20, 2026" },
  { term: "Amount", value: "$24.99" },
];

export function CardsSection({ id, title }: GallerySectionProps) {
  return (
    <Section id={id} title={title}>
      <Specimen name="Card" look="grid">
        <Card title="Plain" level={3}>
          <p className="text-ink-2">A hairline around white, no shadow.</p>
        </Card>
        <Card title="With an aside" level={3} aside={<Badge tone="brass">Free Trial</Badge>}>
          <p className="text-ink-2">The badge or button sits at the end of the title.</p>
        </Card>
        <Card title="Accent" level={3} accent padding="lg" aside={<Button size="sm">Edit</Button>}>
          <p className="text-ink-2">For the one card that answers.</p>
        </Card>
      </Specimen>
      <Specimen name="Stat card" look="grid">
        <StatCard label="Searches" value="1,284" hint="last 30 days" icon={<Search size={15} />} />
        <StatCard label="Open jobs" value={12} hint="3 close this week" href="/ui#cards" />
        <div className="grid grid-cols-3 gap-2 self-start">
          <StatCard label="Critical" value={2} tone="critical" align="center" />
          <StatCard label="Medium" value={3} tone="medium" align="center" />
          <StatCard label="Compliant" value={4} tone="low" align="center" />
        </div>
      </Specimen>
      <Specimen name="Description list" look="grid">
        <Card>
          <DescriptionList items={ACCOUNT} />
        </Card>
        <Card className="lg:col-span-2">
          <DescriptionList items={ACCOUNT} look="columns" />
        </Card>
      </Specimen>
      <Specimen name="Disclosure" look="stack">
        <Card>
          <Disclosure summary="Applicable Laws & Regulations">
            <p>The explanation stays closed until it is wanted.</p>
          </Disclosure>
          <Disclosure summary="Open from the start" open>
            <p>It also opens without JavaScript.</p>
          </Disclosure>
        </Card>
      </Specimen>
      <Specimen name="Code block" look="stack">
        <CodeBlock
          label="Search request"
          code={
            'curl "$STATEWISE_URL/api/laws/search?q=meal+break&jurisdiction=CA" \\\n  -H "Authorization: Bearer $STATEWISE_API_KEY"'
          }
        />
      </Specimen>
    </Section>
  );
}

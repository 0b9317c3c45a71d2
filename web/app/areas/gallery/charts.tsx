import { Card } from "~/app/ui/cards/card";
import { BarChart } from "~/app/ui/charts/bar-chart";
import { LineChart } from "~/app/ui/charts/line-chart";
import { StackedBarChart } from "~/app/ui/charts/stacked-bar-chart";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

const TOPICS = [
  { label: "Meal and rest periods", value: 420 },
  { label: "Overtime", value: 380 },
  { label: "Family leave", value: 251 },
  { label: "Performance reviews", value: 96 },
];

const MONTHS = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];

const SEARCHES = [
  { name: "State laws", values: [310, 420, 380, 510, 560, 610] },
  { name: "Federal laws", values: [120, 160, 150, 190, 230, 210] },
  { name: "Cases", values: [60, 90, 75, 110, 120, 140] },
];

export function ChartsSection({ id, title }: GallerySectionProps) {
  return (
    <Section id={id} title={title}>
      <Specimen name="Bar, stacked bar, line" look="grid">
        <Card>
          <BarChart title="Searches by topic" axis="Topic" measure="Searches" points={TOPICS} />
        </Card>
        <Card>
          <StackedBarChart title="Results opened" axis="Month" labels={MONTHS} series={SEARCHES} />
        </Card>
        <Card>
          <LineChart title="Searches by month" axis="Month" labels={MONTHS} series={SEARCHES} />
        </Card>
      </Specimen>
    </Section>
  );
}

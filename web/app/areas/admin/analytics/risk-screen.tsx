import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { BarChart } from "~/app/ui/charts/bar-chart";
import { StackedBarChart } from "~/app/ui/charts/stacked-bar-chart";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { EmptyState } from "~/app/ui/status/empty-state";
import type { RiskFigures } from "~/domain/admin";

const PATH = "/admin/risk";
const share = (part: number, whole: number): string => (whole === 0 ? "0%" : `${Math.round((part / whole) * 100)}%`);
const count = (value: number): string => value.toLocaleString("en-US");

/** The assessments made in the last weeks: counts only, no question of anybody. */
export function RiskScreen({ weeks, figures }: { weeks: number; figures: RiskFigures }) {
  const { totals, byWeek, byState } = figures;
  const spans = [4, 12, 52].map((span) => ({
    label: `${span} weeks`,
    on: span === weeks,
    href: span === 12 ? PATH : `${PATH}?weeks=${span}`,
  }));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="font-serif text-lg font-semibold">Risk Assessment</h2>
        <FilterChips label="Weeks" chips={spans} />
      </div>
      <div className="mb-3 grid grid-cols-3 gap-3">
        <StatCard
          label="High Risk"
          value={count(totals.high)}
          hint={`${count(totals.critical)} critical`}
          tone="high"
        />
        <StatCard label="Medium Risk" value={count(totals.medium)} tone="medium" />
        <StatCard label="Low Risk" value={count(totals.low)} tone="low" />
      </div>
      <div className="mb-6 grid grid-cols-3 gap-3">
        <StatCard label="Wage & Hour" value={share(totals.wageAndHour, totals.total)} hint="of the assessments" />
        <StatCard label="Discrimination" value={share(totals.discrimination, totals.total)} hint="with harassment" />
        <StatCard label="FMLA Compliance" value={share(totals.familyLeave, totals.total)} hint="of the assessments" />
      </div>
      {totals.total === 0 ? (
        <Card>
          <EmptyState title="No assessments yet">They are counted as people ask for them.</EmptyState>
        </Card>
      ) : (
        <div className="grid gap-5 lg:grid-cols-2">
          <Card>
            <StackedBarChart
              title="Assessments by week"
              axis="Week of"
              labels={byWeek.map(({ week }) => week)}
              series={[
                { name: "High", values: byWeek.map(({ high }) => high) },
                { name: "Medium", values: byWeek.map(({ medium }) => medium) },
                { name: "Low", values: byWeek.map(({ low }) => low) },
              ]}
            />
          </Card>
          <Card>
            <BarChart
              title="Assessments by state"
              axis="State"
              measure="Assessments"
              points={byState.map(({ state, total }) => ({ label: state, value: total }))}
            />
          </Card>
        </div>
      )}
    </>
  );
}

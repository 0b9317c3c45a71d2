import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { LineChart } from "~/app/ui/charts/line-chart";
import { StackedBarChart } from "~/app/ui/charts/stacked-bar-chart";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { Analytics, Cohort } from "~/domain/admin";
import { dollars, shortDollars } from "../dollars";
import { CohortTable } from "./cohort-table";
import { CsvLink } from "./csv-link";

type AnalyticsScreenProps = { figures: Analytics; cohorts: Cohort[] | null };

const PLAN: Record<string, string> = {
  daily: "Single day",
  monthly: "Monthly",
  trial: "Trial",
  ats_monthly: "ATS monthly",
  ats_annual: "ATS annual",
  hris_monthly: "HRIS monthly",
  hris_annual: "HRIS annual",
};
function Percent({ part, whole }: { part: number; whole: number }) {
  if (whole === 0) return <>Not enough data yet</>;
  return <span className="whitespace-nowrap">{((part / whole) * 100).toFixed(1)}%</span>;
}
const whole = (value: number): string => value.toLocaleString("en-US");

/** Revenue, subscriptions, churn, trials and searches; each chart with its numbers as a table and as CSV. */
export function AnalyticsScreen({ figures, cohorts }: AnalyticsScreenProps) {
  const { stats, months, revenue, refunds, subscriptions, trials, searches } = figures;
  const labels = months;
  const series = revenue.map(({ name, values }) => ({ name: PLAN[name] ?? name, values }));
  const paidBack = { name: "Paid back", values: refunds };
  return (
    <>
      {stats ? (
        <div className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
          <StatCard label="Total Revenue" value={dollars(stats.totalRevenue ?? 0)} hint="less refunds" />
          <StatCard
            label="Monthly Revenue"
            value={dollars(stats.monthlyRevenue ?? 0)}
            hint="this month, less refunds"
          />
          <StatCard label="Active Customers" value={whole(stats.activeSubscriptions)} hint="daily or monthly access" />
          <StatCard label="Trial Users" value={whole(stats.trialUsers)} />
        </div>
      ) : null}
      <div className="grid gap-5 lg:grid-cols-2">
        <Card aside={<CsvLink name="revenue" labels={labels} series={inDollars([...series, paidBack])} axis="Month" />}>
          <StackedBarChart
            title="Revenue by month"
            axis="Month"
            labels={labels}
            series={series}
            format={dollars}
            tickFormat={shortDollars}
          />
          <p className="mt-3 text-sm text-ink-2">
            Before refunds, in Eastern time. Paid back in these twelve months:{" "}
            {dollars(refunds.reduce((sum, cents) => sum + cents, 0))}.
          </p>
        </Card>
        <Card
          aside={
            <CsvLink
              name="searches"
              labels={searches.map(({ label }) => label)}
              series={[{ name: "Searches", values: searches.map(({ value }) => value) }]}
              axis="Day"
            />
          }
        >
          <LineChart
            title="Searches per day"
            axis="Day"
            labels={searches.map(({ label }) => label)}
            series={[{ name: "Searches", values: searches.map(({ value }) => value) }]}
          />
        </Card>
        <Card title="Subscriptions and trials">
          <DescriptionList
            items={[
              { term: "Active subscriptions", value: whole(subscriptions.active) },
              { term: "Behind with a payment", value: whole(subscriptions.pastDue) },
              {
                term: "Churn",
                note: "ended in the last 30 days, of those there before",
                value: <Percent part={subscriptions.ended} whole={subscriptions.before} />,
              },
              {
                term: "Trial conversion",
                note: "trials begun 7 to 90 days ago whose person has paid since",
                value: <Percent part={trials.paid} whole={trials.trials} />,
              },
              { term: "Trials in that time", value: whole(trials.trials) },
            ]}
          />
        </Card>
        <CohortTable cohorts={cohorts} />
      </div>
    </>
  );
}

const inDollars = (series: { name: string; values: readonly number[] }[]) =>
  series.map(({ name, values }) => ({ name, values: values.map((cents) => cents / 100) }));

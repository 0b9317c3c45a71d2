import { Card } from "~/app/ui/cards/card";
import { StackedBarChart } from "~/app/ui/charts/stacked-bar-chart";
import { Banner } from "~/app/ui/status/banner";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { TotalCompensation } from "~/domain/pay";
import { shortDollars, wholeDollars } from "../dollars";

type OfferResultProps = { name: string; location: string; compensation: TotalCompensation };
type Row = { key: string; label: string; years: number[]; total: number };

const PARTS = [
  ["baseSalary", "Base salary"],
  ["performanceBonus", "Performance bonus"],
  ["equity", "Equity"],
  ["signOnBonus", "Sign-on bonus"],
] as const;

const columns: Column<Row>[] = [
  { key: "label", header: "Component", cell: (row) => row.label, rowHeader: true },
  ...[1, 2, 3, 4].map(
    (year): Column<Row> => ({
      key: `year${year}`,
      header: `Year ${year}`,
      align: "end",
      cell: (row) => wholeDollars(row.years[year - 1] ?? 0),
    }),
  ),
  { key: "total", header: "Total", align: "end", cell: (row) => <strong>{wholeDollars(row.total)}</strong> },
];

/** Four years of one offer: the sum, the picture and the table. */
export function OfferResult({ name, location, compensation }: OfferResultProps) {
  const { years, total, warnings } = compensation;
  const row = (key: keyof typeof total, label: string): Row => ({
    key,
    label,
    years: years.map((year) => year[key]),
    total: total[key],
  });
  return (
    <Card as="section" title={name} aside={<span className="text-sm text-ink-3">{location}</span>}>
      <p className="mb-4 text-2xl font-semibold tabular-nums">
        {wholeDollars(total.total)} <span className="text-sm font-normal text-ink-3">over four years</span>
      </p>
      {warnings.map((warning) => (
        <div key={warning} className="mb-4">
          <Banner label="Check the offer" tone="warning">
            {warning}
          </Banner>
        </div>
      ))}
      <StackedBarChart
        title="Compensation by year"
        axis="Year"
        labels={years.map(({ year }) => `Year ${year}`)}
        series={PARTS.map(([key, label]) => ({ name: label, values: years.map((year) => year[key]) }))}
        format={wholeDollars}
        tickFormat={shortDollars}
      />
      <div className="mt-4">
        <DataTable
          caption={`${name} by year`}
          columns={columns}
          rows={[...PARTS.map(([key, label]) => row(key, label)), row("total", "Total compensation")]}
          rowKey={({ key }) => key}
        />
      </div>
    </Card>
  );
}

import { DataTable } from "~/app/ui/tables/data-table";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { EeoView } from "./eeo.server";

type Report = NonNullable<EeoView["report"]>;
type Line = { label: string; heads: (number | null)[]; total: number | null };

const figure = (value: number | null) => (value === null ? "–" : value);

/** Job category by race or ethnicity and sex, in the order of the report. */
export function EeoTable({ report }: { report: Report }) {
  const { columns, rows, totals, total } = report;
  const lines: Line[] = [...rows, { label: "Total", heads: totals, total }];
  return (
    <DataTable
      caption="Employees by job category, race or ethnicity, and sex"
      rows={lines}
      rowKey={({ label }) => label}
      columns={[
        { key: "category", header: "Job category", rowHeader: true, cell: ({ label }) => label },
        ...columns.map(({ race, sex }, at) => ({
          ...{ key: `${race} ${sex}`, header: `${race}, ${sex.toLowerCase()}`, align: "end" as const },
          cell: ({ heads }: Line) => figure(heads[at] ?? null),
        })),
        { key: "total", header: "Total", align: "end", cell: (line) => figure(line.total) },
      ]}
    />
  );
}

/** Who works here and has no place in the table, and why. */
export const EeoApart = ({ report: { apart } }: { report: Report }) => (
  <DescriptionList
    look="columns"
    items={[
      { term: "Title without a job category", value: figure(apart.withoutCategory) },
      { term: "No sex or race on record", value: figure(apart.withoutAnswer) },
      { term: "Non-binary, for the comments of the report", value: figure(apart.nonBinary) },
    ]}
  />
);

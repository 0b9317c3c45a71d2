import { Card } from "~/app/ui/card";
import { DataTable } from "~/app/ui/data-table";
import type { Column } from "~/app/ui/table-types";
import { TextLink } from "~/app/ui/text-link";
import type { Cohort } from "~/domain/admin";

const share = (part: number | null, size: number): string =>
  part === null ? "not yet" : `${part.toLocaleString("en-US")} (${Math.round((part / Math.max(1, size)) * 100)}%)`;

const columns: Column<Cohort>[] = [
  { key: "cohort", header: "First purchase", rowHeader: true, cell: ({ cohort }) => cohort.slice(0, 7) },
  { key: "size", header: "Buyers", align: "end", cell: ({ size }) => size.toLocaleString("en-US") },
  { key: "one", header: "After 1 month", align: "end", cell: ({ afterOne, size }) => share(afterOne, size) },
  { key: "three", header: "After 3", align: "end", cell: ({ afterThree, size }) => share(afterThree, size) },
  { key: "six", header: "After 6", align: "end", cell: ({ afterSix, size }) => share(afterSix, size) },
];

/** How long buyers stay. It reads every purchase, so it is made when asked for. */
export function CohortTable({ cohorts }: { cohorts: Cohort[] | null }) {
  return (
    <Card title="Retention by month of the first purchase">
      {cohorts ? (
        <DataTable
          caption="Buyers who bought again, by month of their first purchase"
          columns={columns}
          rows={cohorts}
          rowKey={({ cohort }) => cohort}
        />
      ) : (
        <p className="text-sm text-ink-2">
          Buyers of each month, and how many of them still bought one, three and six months later.{" "}
          <TextLink href="/admin/analytics?cohorts=1">Work it out</TextLink>
        </p>
      )}
    </Card>
  );
}

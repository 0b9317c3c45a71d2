import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { Cohort } from "~/domain/admin";

/** `32 (80%)`; a phone has room for the share. */
function Share({ part, size }: { part: number | null; size: number }) {
  if (part === null) return <>not yet</>;
  return (
    <span className="whitespace-nowrap">
      <span className="max-sm:hidden">{part.toLocaleString("en-US")} (</span>
      {Math.round((part / Math.max(1, size)) * 100)}%<span className="max-sm:hidden">)</span>
    </span>
  );
}

const columns: Column<Cohort>[] = [
  { key: "cohort", header: "First bought", rowHeader: true, cell: ({ cohort }) => cohort.slice(0, 7) },
  { key: "size", header: "Buyers", align: "end", cell: ({ size }) => size.toLocaleString("en-US") },
  { key: "one", header: "1 month", align: "end", cell: ({ afterOne, size }) => <Share part={afterOne} size={size} /> },
  {
    key: "three",
    header: "3",
    align: "end",
    hideBelow: "sm",
    cell: ({ afterThree, size }) => <Share part={afterThree} size={size} />,
  },
  { key: "six", header: "6", align: "end", cell: ({ afterSix, size }) => <Share part={afterSix} size={size} /> },
];

/** How long buyers stay. It reads every purchase, so it is made when asked for. */
export function CohortTable({ cohorts }: { cohorts: Cohort[] | null }) {
  return (
    <Card title="Retention: who still bought months after the first purchase">
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
          <TextLink href="/admin/analytics?cohorts=1">Calculate</TextLink>
        </p>
      )}
    </Card>
  );
}

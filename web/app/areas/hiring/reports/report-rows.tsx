import { addressWith } from "~/app/links/address-with";
import { TextLink } from "~/app/ui/actions/text-link";
import { Moment } from "~/app/ui/foundations/moment";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import { StatusBadge } from "../status-badge";
import type { ReportRow } from "./report-types";

type ReportRowsProps = {
  label: string;
  rows: ReportRow[];
  nextCursor: string | null;
  search: string;
  measured: string;
  rowsCsv: string | null;
};

const MEASURES: Record<string, string> = {
  time_to_hire: "Days to hire",
  time_in_stage: "Time there",
  offer_acceptance: "Days to answer",
  referrals: "Bonus",
};

/** The applications behind a line of a report. */
export function ReportRows({ label, rows, nextCursor, search, measured, rowsCsv }: ReportRowsProps) {
  const measure = MEASURES[measured];
  return (
    <section aria-label={label} className="grid gap-3">
      <h3 className="flex flex-wrap items-baseline gap-3 font-serif text-lg font-semibold">
        {label}
        <TextLink href={addressWith(search, { line: null })} look="standalone" className="text-sm font-normal">
          Close
        </TextLink>
        {rowsCsv ? (
          <a className="font-sans text-sm font-normal text-action underline underline-offset-3" href={rowsCsv}>
            These rows as CSV
          </a>
        ) : null}
      </h3>
      <DataTable<ReportRow>
        caption={`Rows behind ${label}`}
        rows={rows}
        rowKey={({ rowKey }) => rowKey}
        columns={[
          {
            key: "candidate",
            header: "Candidate",
            rowHeader: true,
            cell: ({ applicationId, name }) => (
              <TextLink href={`/ats/applications/${applicationId}`} look="standalone">
                {name}
              </TextLink>
            ),
          },
          { key: "job", header: "Job", cell: ({ jobTitle }) => jobTitle },
          { key: "status", header: "Status", hideBelow: "sm", cell: ({ status }) => <StatusBadge status={status} /> },
          ...(measure
            ? [
                {
                  key: "measure",
                  header: measure,
                  align: "end" as const,
                  cell: (row: ReportRow) => row.measure ?? "–",
                },
              ]
            : []),
          { key: "at", header: "Date", cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
      <Pagination
        label="Pages of rows"
        summary={`${rows.length} shown`}
        previousHref={search.includes("cursor=") ? addressWith(search, {}) : undefined}
        nextHref={nextCursor ? addressWith(search, { cursor: nextCursor }) : undefined}
      />
    </section>
  );
}

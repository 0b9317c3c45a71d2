import { addressWith } from "~/app/links/address-with";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { BarChart } from "~/app/ui/charts/bar-chart";
import { longDate } from "~/app/ui/foundations/dates";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import { ReportFilters, type ReportFilterValues } from "./report-filters";
import { ReportRows } from "./report-rows";
import type { Choice, ReportLine, ReportRow, ReportView } from "./report-types";

export type ReportPageData = {
  report: ReportView;
  values: ReportFilterValues;
  jobs: Choice[];
  departments: string[];
  /** The rows behind one line, where the reader asked for them. */
  drill: { line: string; label: string; rows: ReportRow[]; nextCursor: string | null } | null;
  mayExport: boolean;
  search: string;
};

/** One report: its definition, its figures drawn and as a table, and the rows behind each of them. */
export function ReportPage({ report, values, jobs, departments, drill, mayExport, search }: ReportPageData) {
  const csv = `/ats/reports/${report.type}/csv${search}`;
  return (
    <div className="grid gap-5">
      <div>
        <TextLink href="/ats/reports" look="standalone" className="text-sm">
          All reports
        </TextLink>
        <h2 className="font-serif text-xl font-semibold">{report.title}</h2>
        <p className="mt-1 max-w-prose text-sm text-ink-2">{report.definition}</p>
      </div>
      <ReportFilters values={values} jobs={jobs} departments={departments} withStart={report.type === "time_to_hire"} />
      <Headline report={report} />
      {report.n === 0 ? (
        <Card>
          <EmptyState title="Nothing in these days">Choose other days, another job or department.</EmptyState>
        </Card>
      ) : (
        <>
          <Drawing report={report} />
          <Figures report={report} search={search} />
        </>
      )}
      {mayExport && report.n > 0 ? (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <a className="text-action underline underline-offset-3" href={csv}>
            Figures as CSV
          </a>
          <a className="text-action underline underline-offset-3" href={`${csv}${search ? "&" : "?"}rows=1`}>
            All rows as CSV
          </a>
        </p>
      ) : null}
      {drill ? (
        <ReportRows {...drill} search={search} measured={report.type} rowsCsv={mayExport ? `${csv}&rows=1` : null} />
      ) : null}
    </div>
  );
}

function Headline({ report }: { report: ReportView }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="text-3xl font-semibold tracking-tight">{report.headline.text}</span>
      <span className="text-ink-2">
        {report.headline.label} · n = {report.n.toLocaleString("en-US")} {report.counted} · {longDate(report.from)} –{" "}
        {longDate(report.to)}
      </span>
    </p>
  );
}

const MOST_DRAWN = 12;

function Drawing({ report }: { report: ReportView }) {
  const { columns, lines, drawn } = report;
  const measure = columns[drawn];
  if (!measure) return null;
  const shown = lines.filter(({ values }) => typeof values[drawn] === "number").slice(0, MOST_DRAWN);
  if (shown.length === 0) return null;
  const texts = new Map(shown.map(({ values, texts: all }) => [values[drawn], all[drawn] ?? ""]));
  return (
    <Card>
      <BarChart
        title={`${measure.label} by ${report.lineName.toLowerCase()}`}
        axis={report.lineName}
        measure={measure.label}
        points={shown.map(({ label, values }) => ({ label, value: values[drawn] ?? 0 }))}
        format={(value) => texts.get(value) ?? String(value)}
      />
      {lines.length > MOST_DRAWN ? (
        <p className="mt-2 text-xs text-ink-3">The first {MOST_DRAWN}; all of them are in the table.</p>
      ) : null}
    </Card>
  );
}

function Figures({ report, search }: { report: ReportView; search: string }) {
  return (
    <DataTable<ReportLine>
      caption={`${report.title}: figures`}
      rows={report.lines}
      rowKey={({ key }) => key}
      columns={[
        {
          key: "line",
          header: report.lineName,
          rowHeader: true,
          cell: ({ key, label }) => (
            <TextLink href={addressWith(search, { line: key })} look="standalone">
              {label}
            </TextLink>
          ),
        },
        ...report.columns.map((column, index) => ({
          key: column.key,
          header: column.label,
          align: "end" as const,
          cell: ({ texts }: ReportLine) => texts[index] ?? "–",
        })),
      ]}
    />
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import { rowId } from "~/app/server/form-fields.server";
import {
  CADENCES,
  figureText,
  type HiringMember,
  isReportType,
  listSchedules,
  memberMay,
  REPORT_TYPES,
  REPORTS,
  type Report,
  type ReportQuery,
  type ReportType,
  reportCsv,
  reportDepartments,
  reportQuery,
  reportReaders,
  reportRows,
  reportRowsCsv,
  rowsQuery,
  runReport,
  scheduleReport,
  unscheduleReport,
} from "~/domain/hiring";
import { jobChoices } from "~/domain/hiring/recruiting";
import { hiring, may } from "../hiring.server";

/** The filters of the address; days that cannot be are put right rather than refused. */
export function reportFilters(request: Request): ReportQuery {
  const given = Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ""));
  const read = reportQuery.safeParse(given);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
  const dates = wrong.has("from") || wrong.has("to") ? ["from", "to"] : [];
  const kept = Object.entries(given).filter(([name]) => !wrong.has(name) && !dates.includes(name));
  return reportQuery.parse(Object.fromEntries(kept));
}

export async function reportChoices(member: HiringMember) {
  const [jobs, departments] = [await jobChoices(member), await reportDepartments(member)];
  return { jobs: jobs.map(({ id, title }) => ({ value: String(id), label: title })), departments };
}

const searchOf = (query: ReportQuery): string => {
  const given = Object.entries({ ...query, start: query.start === "applied" ? undefined : query.start });
  const params = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return `?${params}`;
};

/** The list of reports with the figure of each, and what goes out by mail. */
export async function reportsView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "reports:read");
  const values = reportFilters(arrival.request);
  const reports: { type: string; title: string; headline: string; text: string; n: number; counted: string }[] = [];
  for (const type of REPORT_TYPES) {
    const { title, headline, n, counted } = await runReport(member, type, values);
    reports.push({ type, title, headline: headline.label, text: headlineText(headline), n, counted });
  }
  const readers = await reportReaders(member);
  return {
    reports,
    values,
    ...(await reportChoices(member)),
    schedules: await listSchedules(member),
    readers: readers.map(({ id, firstName, lastName, email }) => ({
      id,
      email,
      name: `${firstName} ${lastName}`.trim(),
    })),
    more: memberMay(member, "fairness:read") ? FAIRNESS : [],
    search: searchOf(values),
  };
}

const FAIRNESS = [
  {
    href: "/ats/reports/adverse-impact",
    label: "Adverse impact",
    text: "Four-fifths rule, Fisher's exact test, and the data pack for Local Law 144",
  },
];

const headlineText = ({ value, format }: Report["headline"]): string =>
  value === null ? "Not enough data yet" : figureText(value, format);

const wish = z.preprocess(
  (form) => {
    const { recipientIds, ...rest } = (form ?? {}) as Record<string, unknown>;
    return { ...rest, recipientIds: [recipientIds ?? []].flat() };
  },
  z.object({
    type: z.enum(REPORT_TYPES, "Choose a report."),
    cadence: z.enum(CADENCES, "Choose how often."),
    department: z.string().trim().max(100).optional(),
    recipientIds: z.array(rowId).min(1, "Choose who gets it.").max(20),
  }),
);

/** Puts a report on the list of mails, or takes it off. */
export const reportsAction = acts(
  may("reports:schedule"),
  {
    unschedule: act({
      schema: z.object({ id: rowId }),
      call: (member, { id }) => unscheduleReport(member, id),
      said: "Mail Stopped",
    }),
    schedule: act({
      schema: wish,
      call: scheduleReport,
      said: "Report Scheduled",
      failed: { title: "Not Scheduled", description: "Please check the form and try again." },
    }),
  },
  { back: "/ats/reports" },
);

function typeOf(arrival: LoaderFunctionArgs): ReportType {
  const type = arrival.params.type ?? "";
  if (!isReportType(type)) throw new Response("Not Found", { status: 404 });
  return type;
}

/** One report, with the rows behind a line where the address names one. */
export async function reportView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "reports:read");
  const type = typeOf(arrival);
  const values = reportFilters(arrival.request);
  const report = await orErrorScreen(runReport(member, type, values));
  return {
    report: {
      ...report,
      headline: { label: report.headline.label, text: headlineText(report.headline) },
      lines: report.lines.map((line) => ({
        ...line,
        texts: report.columns.map(({ format }, index) => cellText(line.values[index] ?? null, format)),
      })),
    },
    values,
    ...(await reportChoices(member)),
    drill: await drillOf(member, report, values, arrival.request),
    mayExport: memberMay(member, "export"),
    search: new URL(arrival.request.url).search,
  };
}

const cellText = (value: number | null, format: Report["columns"][number]["format"]): string =>
  value === null ? "–" : figureText(value, format);

async function drillOf(member: HiringMember, report: Report, values: ReportQuery, request: Request) {
  const { line, cursor, limit } = filtersOf(rowsQuery, request);
  const known = report.lines.find(({ key }) => key === line);
  if (!known) return null;
  const { data, nextCursor } = await orErrorScreen(
    reportRows(member, report.type, values, { line: known.key, cursor, limit }),
  );
  return {
    line: known.key,
    label: `${REPORTS[report.type].title}: ${known.label}`,
    nextCursor,
    rows: data.map((row, index) => ({
      rowKey: `${row.applicationId}-${index}`,
      applicationId: row.applicationId,
      name: `${row.firstName} ${row.lastName}`,
      jobTitle: row.jobTitle,
      status: row.status,
      line: row.line,
      measure: row.measure === null ? null : figureText(row.measure, report.type === "referrals" ? "money" : "days"),
      at: row.at,
    })),
  };
}

/** The figures of a report as CSV, or with `rows` every row behind them. */
export async function reportFile(arrival: LoaderFunctionArgs): Promise<AsyncIterable<string> | string[]> {
  const member = await hiring(arrival, "export");
  const type = typeOf(arrival);
  const query = reportFilters(arrival.request);
  const params = new URL(arrival.request.url).searchParams;
  if (params.get("rows") !== "1") return [reportCsv(await orErrorScreen(runReport(member, type, query)))];
  return reportRowsCsv(member, { type, query, line: params.get("line")?.slice(0, 200) ?? undefined });
}

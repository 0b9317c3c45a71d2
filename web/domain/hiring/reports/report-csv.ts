import { stringify } from "csv-stringify/sync";
import type { HiringMember } from "../member/hiring-member";
import type { ReportQuery } from "./report-query";
import { reportRows } from "./report-rows";
import type { FigureFormat, ReportType } from "./report-types";
import type { Report } from "./run-report";

/** Cells that a spreadsheet would take for a formula. */
const OPTIONS = { escape_formulas: true, record_delimiter: "windows" } as const;

const cell = (value: number | null | undefined, format: FigureFormat): string =>
  value === null || value === undefined ? "" : format === "money" ? (value / 100).toFixed(2) : String(value);

const UNIT: Record<FigureFormat, string> = { count: "", percent: " (%)", days: " (days)", money: " (USD)" };

/** The figures of a report as a table for a spreadsheet, its definition and days above. */
export function reportCsv(report: Report): string {
  const { title, definition, from, to, n, counted, lineName, columns, lines } = report;
  return stringify(
    [
      [title],
      [definition],
      [`${from} to ${to}, ${n} ${counted}`],
      [],
      [lineName, ...columns.map(({ label, format }) => `${label}${UNIT[format]}`)],
      ...lines.map((line) => [line.label, ...columns.map(({ format }, index) => cell(line.values[index], format))]),
    ],
    OPTIONS,
  );
}

const PIECE = 100;
const MOST_ROWS = 50_000;

/** Every row behind a report, piece by piece. */
export async function* reportRowsCsv(
  member: HiringMember,
  { type, query, line }: { type: ReportType; query: ReportQuery; line?: string },
): AsyncGenerator<string> {
  const measure = type === "referrals" ? "Bonus (USD)" : "Days";
  yield stringify([["Application", "Candidate", "Job", "Status", "Line", measure, "Date"]], OPTIONS);
  let cursor: string | undefined;
  for (let written = 0; written < MOST_ROWS; written += PIECE) {
    const page = await reportRows(member, type, query, { line, limit: PIECE, cursor });
    yield stringify(
      page.data.map((row) => [
        row.applicationId,
        `${row.firstName} ${row.lastName}`,
        row.jobTitle,
        row.status,
        row.line,
        cell(row.measure, type === "referrals" ? "money" : "days"),
        row.at.toISOString(),
      ]),
      OPTIONS,
    );
    if (!page.nextCursor) return;
    cursor = page.nextCursor;
  }
}

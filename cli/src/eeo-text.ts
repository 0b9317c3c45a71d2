import type { ReportEeo1Answer } from "@statewise/sdk";
import { table } from "./show";

const figure = (value: number | null): string => (value === null ? "-" : String(value));

/** The report as people read it: one line for each group that somebody is in; all columns are --json. */
export function eeoText({
  year,
  asOf,
  employees,
  takenAt,
  smallHidden,
  columns,
  rows,
  total,
  apart,
}: ReportEeo1Answer): string {
  const lines = rows.flatMap(({ label, heads }) =>
    columns.flatMap(({ race, sex }, at) =>
      heads[at] ? [{ jobCategory: label, race, sex, employees: heads[at] }] : [],
    ),
  );
  return [
    `EEO-1 ${year}, as of ${asOf}${takenAt ? "" : " (figures of now, not a snapshot)"}`,
    `${employees} employees, ${figure(total)} in the table`,
    "",
    lines.length > 0 ? table(lines, ["jobCategory", "race", "sex", "employees"]) : "Nobody is in the table.",
    "",
    `Not in the table: ${figure(apart.withoutCategory)} without a job category, ${figure(apart.withoutAnswer)} without sex or race on record, ${figure(apart.nonBinary)} non-binary.`,
    ...(smallHidden ? ["Figures of fewer than five people, and what would tell them, are left out."] : []),
  ].join("\n");
}

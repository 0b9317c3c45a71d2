import { recordAudit } from "~/domain/access";
import { Forbidden } from "~/platform/errors";
import { type ListFile, type ListFormat, listFile } from "~/platform/sheets/list-file";
import type { SheetColumn } from "~/platform/sheets/sheet";
import { expiringDocuments } from "../documents/list-documents";
import { eeoReport } from "../eeo/eeo-report";
import type { PeopleAbility } from "../member/people-abilities";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import { headcountReport, type ReportQuery, turnoverReport } from "./headcount-report";
import { leaveLiability } from "./leave-liability";

export const REPORTS = ["headcount", "turnover", "leave-liability", "expiring-documents", "eeo-1"] as const;
export type ReportName = (typeof REPORTS)[number];

type File = { name: string; columns: SheetColumn<(string | number | null)[]>[]; rows: (string | number | null)[][] };

const columnsOf = (...headers: string[]): File["columns"] =>
  headers.map((header, index) => ({ header, value: (row) => row[index] ?? null }));

type FileQuery = ReportQuery & { year?: number };

const FILES: Record<ReportName, (member: PeopleMember, query: FileQuery) => Promise<File>> = {
  headcount: async (member, query) => {
    const { asOf, headCount, byDepartment, byPlace, byEmployment, months } = await headcountReport(member, query);
    const part = (what: string, list: { name: string; headCount: number }[]) =>
      list.map((one) => [what, one.name, one.headCount]);
    return {
      name: `Headcount ${asOf}`,
      columns: columnsOf("By", "Name", "Employees"),
      rows: [
        ["All", asOf, headCount],
        ...part("Department", byDepartment),
        ...part("Place", byPlace),
        ...part("Employment", byEmployment),
        ...months.map(({ day, headCount: heads }) => ["Day", day, heads]),
      ],
    };
  },
  turnover: async (member, query) => {
    const { from, to, left, averageHeadCount, rate, byKind, definition } = await turnoverReport(member, query);
    return {
      name: `Turnover ${to}`,
      columns: columnsOf("Figure", "Value"),
      rows: [
        ["After", from],
        ["Until", to],
        ["Left", left],
        ["Average headcount", averageHeadCount],
        ["Turnover", rate],
        ...byKind.map((one) => [`Left: ${one.name}`, one.left]),
        ["How it is counted", definition],
      ],
    };
  },
  "expiring-documents": async (member) => ({
    name: "Expiring documents",
    columns: columnsOf("Employee", "What it is", "File", "Expires"),
    rows: (await expiringDocuments(member)).map(({ employee, kindName, name, expiresOn }) => [
      ...[employee, kindName, name, expiresOn],
    ]),
  }),
  "eeo-1": eeoFile,
  "leave-liability": async (member, query) => {
    const { asOf, lines } = await leaveLiability(member, query);
    return {
      name: `Leave liability ${asOf}`,
      columns: columnsOf("Employee", "Leave", "Hours", "Pay per hour", "Amount"),
      rows: lines.map(({ name, leave, minutes, hourlyCents, cents }) => [
        ...[name, leave, minutes / 60],
        ...[hourlyCents === null ? null : hourlyCents / 100, cents === null ? null : cents / 100],
      ]),
    };
  },
};

/** The whole company, and for HR each place of work after it. */
async function eeoFile(member: PeopleMember, { year }: FileQuery): Promise<File> {
  const whole = await eeoReport(member, { year });
  const sheets = [{ name: "All", report: whole }];
  for (const { id, name } of whole.places)
    sheets.push({ name, report: await eeoReport(member, { year: whole.year, placeId: id }) });
  return {
    name: `EEO-1 ${whole.year}`,
    columns: columnsOf(
      ...["Establishment", "Job category", ...whole.columns.map(({ race, sex }) => `${race}, ${sex.toLowerCase()}`)],
      "Total",
    ),
    rows: sheets.flatMap(({ name, report }) => [
      ...report.rows.map(({ label, heads, total }) => [name, label, ...heads.map(shown), shown(total)]),
      [name, "Total", ...report.totals.map(shown), shown(report.total)],
      ...apartOf(report).map(([what, figure]) => [name, what, ...report.columns.map(() => null), shown(figure)]),
    ]),
  };
}

const shown = (figure: number | null): string | number => figure ?? "fewer than 5, or left out";

const apartOf = ({ apart }: Awaited<ReturnType<typeof eeoReport>>): [string, number | null][] => [
  ["Not in the table: title without a job category", apart.withoutCategory],
  ["Not in the table: no sex or race on record", apart.withoutAnswer],
  ["Not in the table: non-binary", apart.nonBinary],
];

/** Figures of pay are for HR and payroll alone, papers for HR. */
const NEEDED: Record<ReportName, PeopleAbility> = {
  headcount: "reports:read",
  turnover: "reports:read",
  "leave-liability": "reports:pay",
  "expiring-documents": "employees:write",
  "eeo-1": "eeo:totals",
};

/** Whether somebody may read a report. */
export const mayRead = (member: PeopleMember, report: ReportName): boolean => peopleMemberMay(member, NEEDED[report]);

/** The rows of a report as a file; who took them out is written down. */
export async function reportFile(
  member: PeopleMember,
  report: ReportName,
  { format, ...query }: FileQuery & { format: ListFormat },
): Promise<ListFile> {
  if (!mayRead(member, report))
    throw new Forbidden("Your role in people does not open this report.", { code: "role_missing" });
  const { name, columns, rows } = await FILES[report](member, query);
  await inPeople({ ...member, onlyLooks: false }, (tx) =>
    recordAudit(tx, member.principal, {
      action: "people.report",
      organizationId: member.organizationId,
      detail: { report, format, rows: rows.length },
    }),
  );
  return listFile({ name, columns, pages: once(rows) }, format);
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

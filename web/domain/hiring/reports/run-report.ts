import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { FACTS } from "./facts";
import { REPORTS } from "./report-kinds";
import type { ReportQuery } from "./report-query";
import type { Group, ReportBody, ReportType } from "./report-types";

export type Report = ReportBody & {
  type: ReportType;
  title: string;
  definition: string;
  lineName: string;
  from: string;
  to: string;
  /** How many rows the report is made of, and what they are. */
  n: number;
  counted: string;
  generatedAt: Date;
};

/** What these count has no measure; without one nothing has to be sorted. */
const COUNTS_ONLY: ReadonlySet<ReportType> = new Set(["funnel", "source", "pipeline"]);
const NO_MEASURE = Prisma.sql`null::float8[] as marks, null::float8 as mean, null::float8 as sum`;
/** Median and 90th percentile of one sorting. */
const MEASURE = Prisma.sql`percentile_cont(array[0.5, 0.9]::float8[]) within group (order by measure) as marks,
  avg(measure) as mean, sum(measure) as sum`;

/** One report of these days, with its definition and the number of rows it is made of. */
export const runReport = (member: HiringMember, type: ReportType, query: ReportQuery): Promise<Report> =>
  inHiring(member, (tx) => reportOf(tx, member.organizationId, type, query));

/** The same inside a transaction, for the mails. */
export async function reportOf(
  tx: Transaction,
  organizationId: number,
  type: ReportType,
  query: ReportQuery,
): Promise<Report> {
  // A report of a large customer sorts half a million rows: in memory, and without compiling the query first.
  await tx.$executeRaw`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`;
  const groups = await tx.$queryRaw<Group[]>`
    select key, label, mark, count, marks[1] as median, mean, marks[2] as p90, sum from (
      select key, label, mark, count(*)::int as count, ${COUNTS_ONLY.has(type) ? NO_MEASURE : MEASURE}
      from (${FACTS[type](organizationId, query)}) facts
      group by grouping sets ((key, label, mark), ())) groups`;
  const total = groups.find(({ key }) => key === null) ?? null;
  const { title, definition, counted, lineName, body } = REPORTS[type];
  return {
    type,
    title,
    definition,
    lineName,
    ...body(
      groups.filter(({ key }) => key !== null),
      total,
    ),
    from: query.from,
    to: query.to,
    n: total?.count ?? 0,
    counted,
    generatedAt: now(),
  };
}

/** Departments that jobs are in, for the filter. */
export const reportDepartments = (member: HiringMember): Promise<string[]> =>
  inHiring(member, async (tx) => {
    const rows = await tx.job.findMany({
      where: { organizationId: member.organizationId, department: { not: null }, deletedAt: null },
      distinct: ["department"],
      select: { department: true },
      orderBy: { department: "asc" },
      take: 200,
    });
    return rows.flatMap(({ department }) => (department ? [department] : []));
  });

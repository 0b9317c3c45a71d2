import { z } from "zod";
import { pageOf, readCursor } from "~/platform/cursor";
import { Prisma } from "~/platform/db/generated/client";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { FACTS } from "./facts";
import { REPORTS } from "./report-kinds";
import type { ReportQuery } from "./report-query";
import { days, type ReportType } from "./report-types";

export const rowsQuery = z.object({
  /** The line whose rows are wanted; all of the report without it. */
  line: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});
export type RowsQuery = z.output<typeof rowsQuery>;

export type ReportRow = {
  applicationId: number;
  firstName: string;
  lastName: string;
  jobTitle: string;
  status: string;
  line: string;
  /** Days or cents, as the report measures; null where it only counts. */
  measure: number | null;
  at: Date;
};

/** The rows that a line of a report was counted from, the newest first. */
export const reportRows = (
  member: HiringMember,
  type: ReportType,
  query: ReportQuery,
  { line, limit, cursor }: RowsQuery,
): Promise<{ data: ReportRow[]; nextCursor: string | null }> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const place = readCursor(cursor, "string", "number");
    const chosen = line === undefined ? {} : (REPORTS[type].marks?.(line) ?? { key: line });
    const where = Prisma.join(
      [
        Prisma.sql`true`,
        ...(chosen.key === undefined ? [] : [Prisma.sql`key = ${chosen.key}`]),
        ...("marks" in chosen && chosen.marks ? [Prisma.sql`mark = any(${chosen.marks}::text[])`] : []),
        ...(place ? [Prisma.sql`(at, row_id) < (${place[0]}::text::timestamptz, ${place[1]}::int)`] : []),
      ],
      " and ",
    );
    const rows = await tx.$queryRaw<(ReportRow & { rowId: number })[]>`
      select page.row_id as "rowId", page.application_id as "applicationId", c.first_name as "firstName", c.last_name as "lastName",
        j.title as "jobTitle", a.status, page.label as line, page.measure, page.at
      from (select * from (${FACTS[type](organizationId, query)}) facts where ${where} order by at desc, row_id desc limit ${limit + 1}) page
      join applications a on a.organization_id = ${organizationId} and a.id = page.application_id
      join candidates c on c.organization_id = ${organizationId} and c.id = a.candidate_id
      join jobs j on j.organization_id = ${organizationId} and j.id = a.job_id
      order by page.at desc, page.row_id desc`;
    const { data: shown, nextCursor } = pageOf(rows, limit, ({ at, rowId }) => [at.toISOString(), rowId]);
    return {
      data: shown.map(({ rowId, ...row }) => ({
        ...row,
        measure: type === "referrals" ? row.measure : days(row.measure),
      })),
      nextCursor,
    };
  });

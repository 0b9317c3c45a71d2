import { z } from "zod";
import { sinceQuery, sinceSql } from "~/platform/calendar/since";
import { pageOf, readCursor } from "~/platform/cursor";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { searchTerms } from "../candidates/search-query";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { APPLICATION_STATUSES } from "../states/application-states";

export const applicationQuery = z.object({
  search: z.string().trim().max(200).optional(),
  status: z.enum(["all", "active", ...APPLICATION_STATUSES]).default("all"),
  jobId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  candidateId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(200).optional(),
  ...sinceQuery,
});
export type ApplicationQuery = z.output<typeof applicationQuery>;

export type ApplicationRow = {
  id: number;
  jobId: number;
  jobTitle: string;
  candidateId: number;
  firstName: string;
  lastName: string;
  email: string;
  status: string;
  stage: string;
  stageId: number | null;
  stageEnteredAt: Date;
  appliedAt: Date;
  source: string | null;
  rating: number | null;
  version: number;
};
export type ApplicationPage = { data: ApplicationRow[]; nextCursor: string | null };

export const ROW = Prisma.sql`a.id, a.job_id as "jobId", j.title as "jobTitle", a.candidate_id as "candidateId", c.first_name as "firstName",
  c.last_name as "lastName", c.email, a.status, a.stage, a.stage_id as "stageId", a.stage_entered_at as "stageEnteredAt",
  a.applied_at as "appliedAt", a.source, a.rating, a.version`;

const MOST_CANDIDATES = 400;
const MOST_JOBS = 60;

/** One page of the applications, the newest first; the search looks at the candidate's name and the job's title. */
export const listApplications = (member: HiringMember, query: ApplicationQuery): Promise<ApplicationPage> =>
  inHiring(member, (tx) => applicationPage(tx, member.organizationId, query));

export async function applicationPage(tx: Transaction, org: number, query: ApplicationQuery): Promise<ApplicationPage> {
  const { limit, jobId, candidateId, cursor, status } = query;
  const place = readCursor(cursor, "string", "number");
  const found = query.search ? await matches(tx, org, query.search) : null;
  const statuses =
    status === "all" ? null : status === "active" ? ["applied", "screening", "interviewing", "offer"] : [status];
  const where = Prisma.join(
    [
      Prisma.sql`a.organization_id = ${org} and a.deleted_at is null ${sinceSql(Prisma.sql`a`, query)}`,
      ...(statuses ? [Prisma.sql`a.status = any(${statuses}::text[])`] : []),
      ...(jobId ? [Prisma.sql`a.job_id = ${jobId}`] : []),
      ...(candidateId ? [Prisma.sql`a.candidate_id = ${candidateId}`] : []),
      ...(place ? [Prisma.sql`(a.applied_at, a.id) < (${place[0]}::text::timestamptz, ${place[1]}::int)`] : []),
    ],
    " and ",
  );
  const most = limit + 1;
  // Each way in is ordered and cut by its own index; the few rows that are left are put together.
  const ids = found
    ? Prisma.sql`
      (select x.id, x.applied_at from unnest(${found.candidateIds}::int[]) wanted(candidate_id) cross join lateral
        (select a.id, a.applied_at from applications a where ${where} and a.candidate_id = wanted.candidate_id offset 0) x
        order by x.applied_at desc, x.id desc limit ${most})
      union
      (select x.id, x.applied_at from unnest(${found.jobIds}::int[]) wanted(job_id) cross join lateral
        (select a.id, a.applied_at from applications a where ${where} and a.job_id = wanted.job_id order by a.applied_at desc, a.id desc limit ${most}) x)`
    : Prisma.sql`select a.id, a.applied_at from applications a where ${where} order by a.applied_at desc, a.id desc limit ${most}`;
  const rows = await tx.$queryRaw<ApplicationRow[]>`
    select ${ROW} from (select id from (${ids}) one order by applied_at desc, id desc limit ${most}) page
    join applications a on a.organization_id = ${org} and a.id = page.id
    join candidates c on c.organization_id = ${org} and c.id = a.candidate_id
    join jobs j on j.organization_id = ${org} and j.id = a.job_id
    order by a.applied_at desc, a.id desc`;
  return pageOf(rows, limit, ({ appliedAt, id }) => [appliedAt.toISOString(), id]);
}

async function matches(tx: Transaction, org: number, search: string) {
  const terms = searchTerms(search);
  const jobs = await tx.$queryRaw<{ id: number }[]>`
    select id from jobs where organization_id = ${org} and deleted_at is null and title ilike ${`%${search.replace(/[\\%_]/g, "\\$&")}%`}
    order by id desc limit ${MOST_JOBS}`;
  const candidates = terms
    ? await tx.$queryRaw<{ id: number }[]>`
        select id from candidates_found(${org}::int, ${terms.wanted}::text[], ${terms.unwanted}::text[], null, null, null, null, ${MOST_CANDIDATES}::int)`
    : [];
  return { jobIds: jobs.map(({ id }) => id), candidateIds: candidates.map(({ id }) => id) };
}

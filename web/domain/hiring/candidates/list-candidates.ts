import { z } from "zod";
import { sinceQuery, sinceSql } from "~/platform/calendar/since";
import { pageOf, readCursor } from "~/platform/cursor";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { invalidField } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { searchTerms } from "./search-query";

export const candidateQuery = z.object({
  search: z.string().trim().max(200).optional(),
  status: z.enum(["all", "active", "inactive"]).default("all"),
  tag: z.string().trim().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(200).optional(),
  ...sinceQuery,
});
export type CandidateQuery = z.output<typeof candidateQuery>;

export type CandidateRow = {
  id: number;
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
  email: string;
  phone: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  currentTitle: string | null;
  currentCompany: string | null;
  experienceYears: number | null;
  skills: string[];
  tags: string[];
  source: string | null;
  isActive: boolean;
  resumeUrl: string | null;
  createdAt: Date;
  version: number;
};

export type CandidatePage = { data: CandidateRow[]; nextCursor: string | null };

/** One page of the candidates, the newest first; with a search over names, titles, skills and the text of resumes. */
export const listCandidates = (member: HiringMember, query: CandidateQuery): Promise<CandidatePage> =>
  inHiring(member, (tx) => candidatePage(tx, member.organizationId, query));

export async function candidatePage(
  tx: Transaction,
  organizationId: number,
  query: CandidateQuery,
): Promise<CandidatePage> {
  const { status, tag, limit, cursor } = query;
  const place = readCursor(cursor, "string", "number");
  const search = query.search ? searchTerms(query.search) : null;
  if (query.search && !search) return { data: [], nextCursor: null };
  const isSince = query.createdSince !== undefined || query.updatedSince !== undefined;
  if (search && isSince) throw invalidField("search", "Search either by words or by time, not by both at once.");
  const isActive = status === "all" ? null : status === "active";
  // The function looks into the text index, which row security would keep out of reach; it checks the wall itself.
  const found = isSince
    ? Prisma.sql`(select c.id from candidates c where c.organization_id = ${organizationId} and c.deleted_at is null
        and c.merged_into_id is null ${isActive === null ? Prisma.empty : Prisma.sql`and c.is_active = ${isActive}`}
        ${tag ? Prisma.sql`and ${tag}::text = any(c.tags)` : Prisma.empty} ${sinceSql(Prisma.sql`c`, query)}
        ${place ? Prisma.sql`and (c.created_at, c.id) < (${place[0]}::text::timestamptz, ${place[1]}::int)` : Prisma.empty}
        order by c.created_at desc, c.id desc limit ${limit + 1}::int)`
    : Prisma.sql`candidates_found(${organizationId}::int, ${search?.wanted ?? null}::text[], ${search?.unwanted ?? null}::text[],
        ${isActive}::boolean, ${tag || null}::text, ${place?.[0] ?? null}::text::timestamptz, ${place?.[1] ?? null}::int, ${limit + 1}::int)`;
  const rows = await tx.$queryRaw<CandidateRow[]>`
    select c.id, c.first_name as "firstName", c.middle_name as "middleName", c.last_name as "lastName", c.suffix, c.email, c.phone,
      c.city, c.state, c.zip_code as "zipCode", c.current_title as "currentTitle", c.current_company as "currentCompany",
      c.experience_years as "experienceYears", c.skills, c.tags, c.source, c.is_active as "isActive", c.resume_url as "resumeUrl",
      c.created_at as "createdAt", c.version
    from ${found} found
    join candidates c on c.organization_id = ${organizationId} and c.id = found.id
    order by c.created_at desc, c.id desc`;
  return pageOf(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
}

/** The tags in use, the most frequent first. */
export const candidateTags = (member: HiringMember): Promise<string[]> =>
  inHiring(member, async (tx) => {
    const rows = await tx.$queryRaw<{ tag: string }[]>`
      select tag from (select unnest(tags) as tag from candidates where organization_id = ${member.organizationId}
        and deleted_at is null and tags <> '{}' order by created_at desc limit 20000) used
      group by tag order by count(*) desc, tag limit 30`;
    return rows.map(({ tag }) => tag);
  });

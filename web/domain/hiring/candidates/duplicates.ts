import { now } from "~/platform/clock";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { candidateOf } from "./save-candidate";

export type DuplicatePair = {
  firstId: number;
  secondId: number;
  reasons: string[];
  first: DuplicateSide;
  second: DuplicateSide;
};
export type DuplicateSide = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  currentCompany: string | null;
  createdAt: Date;
};

type Row = { a: number; b: number; by: string };

const WORDS: Record<string, string> = { email: "Same mailbox", phone: "Same phone", name: "Same name and employer" };

/** Pairs of records that may be one person: same mailbox, same phone, or same name and employer. */
export const findDuplicates = (
  member: HiringMember,
  { candidateId, limit = 50 }: { candidateId?: number; limit?: number } = {},
): Promise<DuplicatePair[]> =>
  inHiring(member, async (tx) => {
    const org = member.organizationId;
    const only = candidateId ?? null;
    const rows = await tx.$queryRaw<Row[]>`
      with mine as (
        select id, email_key, phone_key, name_key, employer_key from candidates
        where organization_id = ${org} and deleted_at is null and merged_into_id is null and erased_at is null),
      keys as (
        select 'email' as by, email_key as key, id from mine where email_key is not null
        union all select 'phone', phone_key, id from mine where phone_key is not null
        union all select 'name', name_key || '|' || employer_key, id from mine where name_key is not null and employer_key is not null),
      shared as (select by, key from keys where ${only}::int is null group by by, key having count(*) between 2 and 20 limit 500),
      own as (select by, key from keys where id = ${only}::int),
      pairs as (
        select x.id as a, y.id as b, x.by from (select * from shared union all select * from own) s
        join keys x on x.by = s.by and x.key = s.key join keys y on y.by = s.by and y.key = s.key and y.id > x.id
        where ${only}::int is null or ${only}::int in (x.id, y.id))
      select a, b, string_agg(distinct by, ',' order by by) as by from pairs p
      where not exists (select 1 from candidate_distinctions d where d.organization_id = ${org} and d.candidate_id = p.a and d.other_id = p.b)
      group by a, b order by b desc limit ${limit}`;
    const sides = await tx.candidate.findMany({
      where: { organizationId: org, id: { in: rows.flatMap(({ a, b }) => [a, b]) } },
      select: {
        id: true,
        firstName: true,
        lastName: true,
        email: true,
        phone: true,
        currentCompany: true,
        createdAt: true,
      },
    });
    const side = new Map(
      sides.map(({ firstName, lastName, ...rest }) => [rest.id, { ...rest, name: `${firstName} ${lastName}` }]),
    );
    return rows.flatMap(({ a, b, by }) => {
      const [first, second] = [side.get(a), side.get(b)];
      return first && second
        ? [{ firstId: a, secondId: b, reasons: by.split(",").map((one) => WORDS[one] ?? one), first, second }]
        : [];
    });
  });

/** Remembers that two records are two people. */
export const markDistinct = (member: HiringMember, one: number, other: number): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const [candidateId = 0, otherId = 0] = [one, other].sort((a, b) => a - b);
    await candidateOf(tx, organizationId, candidateId);
    await candidateOf(tx, organizationId, otherId);
    await tx.candidateDistinction.createMany({
      data: [{ organizationId, candidateId, otherId, decidedBy: member.userId, createdAt: now() }],
      skipDuplicates: true,
    });
  });

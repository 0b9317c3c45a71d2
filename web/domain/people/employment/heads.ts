import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { dateOf } from "../plain-days";

export type Heads = {
  /** Who works here on the day: their employment has begun and not ended. */
  headCount: number;
  /** Hired, with a first day after it. */
  toCome: number;
};

/**
 * Whether `employees e` are employed on a day: the one meaning of head-count, for overview, directory, departments, places and
 * reports. It rests on the first and last days alone, not on a status that a job sets.
 */
export const employedOn = (day: string): Prisma.Sql => Prisma.sql`exists (select 1 from employment_periods h
  where h.organization_id = e.organization_id and h.employee_id = e.id and h.start_date <= ${dateOf(day)}::date
    and (h.end_date is null or h.end_date >= ${dateOf(day)}::date) and h.end_kind is distinct from 'never_started')`;

/** The same of everybody in one look at the employments: who is here on a day, and whose employment comes after it. */
export const employedEach = (organizationId: number, day: string, whose = Prisma.sql`true`): Prisma.Sql => {
  const at = Prisma.sql`${dateOf(day)}::date`;
  return Prisma.sql`select employee_id, bool_or(start_date <= ${at} and (end_date is null or end_date >= ${at})) as here,
      bool_or(start_date > ${at}) as comes
    from employment_periods where organization_id = ${organizationId} and end_kind is distinct from 'never_started' and ${whose}
    group by employee_id`;
};

/** How many work in the organization on a day, and how many are to come. */
export async function headsOn(tx: Transaction, organizationId: number, day: string): Promise<Heads> {
  const [row] = await tx.$queryRaw<Heads[]>`
    select count(*) filter (where here)::int as "headCount", count(*) filter (where comes and not here)::int as "toCome"
    from (${employedEach(organizationId, day)}) people`;
  return row ?? { headCount: 0, toCome: 0 };
}

/** How many work where on a day. */
export async function headsBy(
  tx: Transaction,
  organizationId: number,
  by: "department_id" | "work_location_id",
  day: string,
): Promise<ReadonlyMap<number, number>> {
  const at = Prisma.sql`${dateOf(day)}::date`;
  const rows = await tx.$queryRaw<{ id: number; heads: number }[]>`
    select p.${Prisma.raw(by)} as id, count(*)::int as heads
    from employees e join employee_positions p on p.organization_id = e.organization_id and p.employee_id = e.id and p.is_primary
      and p.start_date <= ${at} and (p.end_date is null or p.end_date >= ${at})
    where e.organization_id = ${organizationId} and e.status <> 'draft' and p.${Prisma.raw(by)} is not null and ${employedOn(day)}
    group by 1`;
  return new Map(rows.map(({ id, heads }) => [id, heads]));
}

/** How many work at which place today: hiring's law check goes by it. */
export const headsAtPlaces = (tx: Transaction, organizationId: number): Promise<ReadonlyMap<number, number>> =>
  headsBy(tx, organizationId, "work_location_id", today());

import type { Transaction } from "~/platform/db/client";
import { employedOn } from "../employment/heads";
import { dateOf } from "../plain-days";

/** How many work at a place in a job category, of a race and sex; null: not on record. */
export type EeoCount = {
  placeId: number | null;
  place: string | null;
  category: string | null;
  race: string | null;
  sex: string | null;
  heads: number;
};

/** Everybody who is employed on a day, full and part time, in one look; each person once. */
export const countHeads = (tx: Transaction, organizationId: number, day: string): Promise<EeoCount[]> =>
  tx.$queryRaw<EeoCount[]>`
    select l.id as "placeId", case when l.id is not null then l.name || ', ' || l.state end as place, c.category, s.race, s.sex, count(*)::int as heads
    from employees e
    left join employee_positions p on p.organization_id = e.organization_id and p.employee_id = e.id and p.is_primary
      and p.start_date <= ${dateOf(day)}::date and (p.end_date is null or p.end_date >= ${dateOf(day)}::date)
    left join organization_locations l on l.organization_id = e.organization_id and l.id = p.work_location_id
    left join eeo_job_categories c on c.organization_id = e.organization_id and c.position_id = p.position_id
    left join self_identifications s on s.organization_id = e.organization_id and s.employee_ref = e.id
    where e.organization_id = ${organizationId} and e.status <> 'draft' and ${employedOn(day)}
    group by 1, 2, 3, 4, 5 order by 2, 3, 4, 5`;

const MOST_TITLES = 500;

/** The titles of a day with their job category, the ones without one first. */
export const titlesOn = (tx: Transaction, organizationId: number, day: string) =>
  tx.$queryRaw<{ positionId: number; title: string; category: string | null; heads: number }[]>`
    select p.position_id as "positionId", t.title, c.category, count(*)::int as heads
    from employees e
    join employee_positions p on p.organization_id = e.organization_id and p.employee_id = e.id and p.is_primary
      and p.start_date <= ${dateOf(day)}::date and (p.end_date is null or p.end_date >= ${dateOf(day)}::date)
    join positions t on t.organization_id = e.organization_id and t.id = p.position_id
    left join eeo_job_categories c on c.organization_id = e.organization_id and c.position_id = p.position_id
    where e.organization_id = ${organizationId} and e.status <> 'draft' and ${employedOn(day)}
    group by 1, 2, 3 order by (c.category is not null), 2, 1 limit ${MOST_TITLES}`;

const MOST_PEOPLE = 200;

/** Who works here on a day and has no race or sex on record: the first of them by name, and how many there are. */
export async function withoutAnswer(tx: Transaction, organizationId: number, day: string) {
  const rows = await tx.$queryRaw<{ employeeId: number; name: string; declined: boolean; all: number }[]>`
    select e.id as "employeeId", coalesce(e.preferred_name, e.first_name) || ' ' || e.last_name as name,
      coalesce(s.declined, false) as declined, (count(*) over ())::int as "all"
    from employees e left join self_identifications s on s.organization_id = e.organization_id and s.employee_ref = e.id
    where e.organization_id = ${organizationId} and e.status <> 'draft' and ${employedOn(day)} and (s.race is null or s.sex is null)
    order by e.last_name, e.first_name, e.id limit ${MOST_PEOPLE}`;
  return { count: rows[0]?.all ?? 0, people: rows.map(({ all, ...person }) => person) };
}

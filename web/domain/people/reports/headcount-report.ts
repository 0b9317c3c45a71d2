import { z } from "zod";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { plainDay } from "../employees/employee-form";
import { employedEach } from "../employment/heads";
import { KIND_WORDS, type LeavingKind } from "../leaving/leaving-form";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf } from "../plain-days";

export const reportQuery = z.object({ asOf: plainDay.optional() });
export type ReportQuery = z.output<typeof reportQuery>;

type Named = { name: string; headCount: number };
export type HeadcountReport = {
  asOf: string;
  headCount: number;
  byDepartment: Named[];
  byPlace: Named[];
  byEmployment: Named[];
  /** The last day of each of the twelve months before, and the day itself. */
  months: { day: string; headCount: number }[];
};

const MONTHS = 12;

/** How many worked here on a day, where and how, and how that came to be over a year. */
export const headcountReport = (member: PeopleMember, query: ReportQuery): Promise<HeadcountReport> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const asOf = query.asOf ?? today();
    const months = await monthsTo(tx, organizationId, asOf);
    const heads = await headsNamed(tx, organizationId, asOf);
    const by = (what: Part) =>
      heads.flatMap(({ part, name, headCount }) => (part === what ? [{ name, headCount }] : []));
    return {
      asOf,
      headCount: months.at(-1)?.headCount ?? 0,
      byDepartment: by("department"),
      byPlace: by("place"),
      byEmployment: by("employment"),
      months,
    };
  });

type Part = "department" | "place" | "employment";

/** Everybody of a day, counted three ways in one look. */
const headsNamed = (tx: Transaction, organizationId: number, asOf: string) =>
  tx.$queryRaw<(Named & { part: Part })[]>`
    with heads as (
      select p.department_id, p.work_location_id, p.employment_type, count(*) as heads
      from employees e join (${employedEach(organizationId, asOf)}) h on h.employee_id = e.id and h.here
      left join employee_positions p on p.organization_id = e.organization_id and p.employee_id = e.id and p.is_primary
        and p.start_date <= ${dateOf(asOf)}::date and (p.end_date is null or p.end_date >= ${dateOf(asOf)}::date)
      where e.organization_id = ${organizationId} and e.status <> 'draft'
      group by 1, 2, 3)
    select n.part, n.name, sum(h.heads)::int as "headCount"
    from heads h
    left join departments d on d.organization_id = ${organizationId} and d.id = h.department_id
    left join organization_locations l on l.organization_id = ${organizationId} and l.id = h.work_location_id
    cross join lateral (values ('department', coalesce(d.name, 'No department')), ('place', coalesce(l.name || ', ' || l.state, 'No place')),
      ('employment', coalesce(h.employment_type, 'Unknown'))) n(part, name)
    group by 1, 2 order by 3 desc, 2`;

/** Month ends before the day, and the day. */
function daysTo(asOf: string): string[] {
  const [year, month] = asOf.split("-").map(Number) as [number, number];
  const ends = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 0)).toISOString().slice(0, 10),
  );
  return [...ends, asOf];
}

/** Head-counts of those days, all in one look at the employments: nobody is employed twice on a day. */
export async function monthsTo(tx: Transaction, organizationId: number, asOf: string) {
  const days = daysTo(asOf);
  const counts = days.map(
    (day) =>
      Prisma.sql`count(*) filter (where start_date <= ${dateOf(day)}::date and (end_date is null or end_date >= ${dateOf(day)}::date))::int`,
  );
  const [row] = await tx.$queryRaw<{ heads: number[] }[]>`
    select array[${Prisma.join(counts)}] as heads from employment_periods
    where organization_id = ${organizationId} and end_kind is distinct from 'never_started'`;
  return days.map((day, at) => ({ day, headCount: row?.heads[at] ?? 0 }));
}

export type TurnoverReport = {
  from: string;
  to: string;
  left: number;
  averageHeadCount: number;
  /** Those who left, of the average head-count; null where nobody worked here. */
  rate: number | null;
  byKind: { name: string; left: number }[];
  /** How it is counted, for whoever reads the figure. */
  definition: string;
};

const DEFINITION =
  "Everyone whose last day was in these twelve months, divided by the average head-count: the mean of the month ends and of the last day. Hires who never started count as neither.";

/** Who left within the twelve months before a day, of how many. */
export const turnoverReport = (member: PeopleMember, query: ReportQuery): Promise<TurnoverReport> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const to = query.asOf ?? today();
    const from = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`;
    const months = await monthsTo(tx, organizationId, to);
    const average = months.reduce((sum, { headCount }) => sum + headCount, 0) / Math.max(1, months.length);
    const rows = await tx.$queryRaw<{ kind: string | null; left: number }[]>`
      select end_kind as kind, count(*)::int as left from employment_periods
      where organization_id = ${organizationId} and end_date > ${dateOf(leapless(from))}::date and end_date <= ${dateOf(to)}::date
        and end_kind is distinct from 'never_started'
      group by 1 order by 2 desc`;
    const left = rows.reduce((sum, row) => sum + row.left, 0);
    return {
      ...{ from: leapless(from), to, left, averageHeadCount: Math.round(average * 10) / 10, definition: DEFINITION },
      rate: average > 0 ? Math.round((left / average) * 1000) / 1000 : null,
      byKind: rows.map(({ kind, left: count }) => ({
        name: KIND_WORDS[kind as LeavingKind] ?? "Not said",
        left: count,
      })),
    };
  });

/** A year before February 29 is the 28th. */
const leapless = (day: string): string =>
  Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || day.endsWith("02-29") ? `${day.slice(0, 8)}28` : day;

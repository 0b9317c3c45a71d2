import { sentencesAtPlace } from "~/domain/research";
import type { Transaction } from "~/platform/db/client";
import { addDays, dateOf } from "../plain-days";
import { type Cited, citedAll } from "./cited";

/** 29 U.S.C. 2102(d): losses within any 90 days are added up. */
const WINDOW_DAYS = 90;

/** Laws that are not read by points yet say the same under coverage, rule and deadline. */
const COUNTING = ["mini_warn.events", "mini_warn.rule"];
const POINTS = [...COUNTING, ...["threshold", "notice_days", "coverage", "deadline"].map((key) => `mini_warn.${key}`)];

export type WarnMeter = {
  from: string;
  until: string;
  place: string | null;
  /** Laid off or to be at this site within the window, this one included: a dismissal for cause does not count. */
  jobsLost: number;
  atSite: number;
  employees: number;
  /** Thresholds, events and days of notice, and whether they hold for these numbers. */
  rules: Cited[];
  /** A sentence about losses that count holds for these numbers. */
  isReached: boolean;
};

type Ask = {
  organizationId: number;
  employeeId: number;
  placeId: number | null;
  place: string | null;
  state: string | null;
  lastDay: string;
  employees: number;
};

/** How many jobs a site has lost around a last day, held against the federal and the state's act. */
export async function warnMeter(tx: Transaction, ask: Ask): Promise<WarnMeter> {
  const { organizationId, employeeId, placeId, place, state, lastDay, employees } = ask;
  const [from, until] = [addDays(lastDay, -WINDOW_DAYS), addDays(lastDay, WINDOW_DAYS)];
  const [counted] = await tx.$queryRaw<{ lost: bigint; site: bigint }[]>`
    with at_site as (
      select distinct employee_id from employee_positions where organization_id = ${organizationId} and is_primary
        and work_location_id is not distinct from ${placeId}::int and start_date <= ${dateOf(until)}::date
        and (end_date is null or end_date >= ${dateOf(from)}::date)),
    losses as (
      select employee_id, end_date as day from employment_periods
        where organization_id = ${organizationId} and end_kind = 'layoff'
      union select employee_id, last_day from leavings
        where organization_id = ${organizationId} and status in ('planned', 'in_progress') and kind = 'layoff')
    select (select count(distinct employee_id) from losses join at_site using (employee_id)
        where day between ${dateOf(from)}::date and ${dateOf(until)}::date and employee_id <> ${employeeId}) as lost,
      (select count(*) from at_site) as site`;
  const jobsLost = Number(counted?.lost ?? 0) + 1;
  const atSite = Math.max(Number(counted?.site ?? 0), jobsLost);
  const facts = {
    ...{ employees, employees_at_site: atSite, jobs_lost: jobsLost },
    jobs_lost_percent: Math.floor((jobsLost / atSite) * 100),
  };
  const sentences = await sentencesAtPlace(POINTS, { state, day: lastDay, facts });
  const isReached = sentences.some(
    ({ law, point, holding }) =>
      COUNTING.includes(point) &&
      employees >= (law.minEmployees ?? 0) &&
      holding.verdict === "yes" &&
      holding.used.includes("jobs_lost"),
  );
  return { from, until, place, jobsLost, atSite, employees, rules: citedAll(sentences), isReached };
}

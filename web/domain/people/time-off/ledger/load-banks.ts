import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { TimeOffPolicy } from "~/platform/db/generated/client";
import { groupOf } from "../policies/policy-rows";
import type { Account, EntryKind, HandEntry, LeaveDay, RequestFact, RequestState } from "./ledger-types";
import { LIVE_STATES } from "./replay";
import { type GroupPolicy, spansOf, type WorkSlice } from "./spans";

/** One balance of one person: what it rests on, and its policies. */
export type Bank = { code: string; policies: TimeOffPolicy[]; account: Account };
export type Banks = Map<number, Bank[]>;

type SliceRow = WorkSlice & { employeeId: number };
type EntryRow = HandEntry & { employeeId: number };
type RequestRow = { id: number; employeeId: number; policyId: number; status: string; days: unknown };

/** Company holidays by place; those without a place are kept everywhere. */
export async function holidaysOf(
  tx: Transaction,
  organizationId: number,
): Promise<(placeId: number | null) => ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ day: string; placeId: number | null }[]>`
    select day::text, work_location_id as "placeId" from company_holidays where organization_id = ${organizationId}`;
  const known = new Map<number | null, ReadonlySet<string>>();
  return (placeId) => {
    const days =
      known.get(placeId) ??
      new Set(rows.filter((row) => row.placeId === null || row.placeId === placeId).map(({ day }) => day));
    known.set(placeId, days);
    return days;
  };
}

/** What somebody's leave rests on from day to day: their work, cut to the time in which they are employed. */
export const slicesOf = (tx: Transaction, organizationId: number, employeeIds: readonly number[]) =>
  tx.$queryRaw<SliceRow[]>`
    select p.employee_id as "employeeId", greatest(p.start_date, e.start_date)::text as "from", least(p.end_date, e.end_date)::text as "to",
      e.start_date::text as "startedOn", p.work_location_id as "placeId", p.employment_type as "employmentType",
      p.weekly_minutes as "weeklyMinutes"
    from employee_positions p join employment_periods e on e.organization_id = p.organization_id and e.employee_id = p.employee_id
      and daterange(e.start_date, e.end_date, '[]') && daterange(p.start_date, p.end_date, '[]')
    where p.organization_id = ${organizationId} and p.is_primary and p.employee_id = any(${[...employeeIds]}::int[])
    order by p.employee_id, p.start_date`;

const grouped = <Row extends { employeeId: number }>(rows: readonly Row[]): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.employeeId);
    if (group) group.push(row);
    else groups.set(row.employeeId, [row]);
  }
  return groups;
};

/** Everything that the balances of some employees rest on, read in a handful of queries however many they are. */
export async function loadBanks(
  tx: Transaction,
  organizationId: number,
  employeeIds: readonly number[],
): Promise<Banks> {
  const ids = [...employeeIds];
  const policies = await tx.timeOffPolicy.findMany({ where: { organizationId, isActive: true } });
  const holidaysAt = await holidaysOf(tx, organizationId);
  const slices = grouped(await slicesOf(tx, organizationId, ids));
  const requests = grouped(
    await tx.$queryRaw<RequestRow[]>`
      select id, employee_id as "employeeId", time_off_type_id as "policyId", status, days from time_off_requests
      where organization_id = ${organizationId} and employee_id = any(${ids}::int[]) and status = any(${[...LIVE_STATES]}::text[])`,
  );
  // What rules made is made again; only what somebody wrote is a fact.
  const entries = grouped(
    await tx.$queryRaw<EntryRow[]>`
      select employee_id as "employeeId", policy_id as "policyId", kind, minutes, effective_on::text as "on", source, note
      from time_off_entries where organization_id = ${organizationId} and employee_id = any(${ids}::int[])
        and source !~ '^(grant|accrue|expire|hold|use):'`,
  );
  const groups = new Map(policies.map((row) => [row.id, groupOf(row)]));
  const codes = [...new Set(policies.map(({ code }) => code))];
  const facts = { policies, groups, codes, holidaysAt };
  return new Map(
    ids.map((id) => [
      id,
      banksOf(facts, slices.get(id) ?? [], (requests.get(id) ?? []).map(requestFact), entries.get(id) ?? []),
    ]),
  );
}

type Facts = {
  policies: TimeOffPolicy[];
  groups: Map<number, GroupPolicy>;
  codes: string[];
  holidaysAt: (placeId: number | null) => ReadonlySet<string>;
};

const requestFact = ({ id, policyId, status, days }: RequestRow): RequestFact => ({
  id,
  policyId,
  status: status as RequestState,
  days: days as LeaveDay[],
});

function banksOf(
  { policies, groups, codes, holidaysAt }: Facts,
  slices: SliceRow[],
  requests: RequestFact[],
  entries: EntryRow[],
): Bank[] {
  const away = new Map<string, number>();
  for (const { on, minutes } of requests.flatMap(({ days }) => [...days])) away.set(on, (away.get(on) ?? 0) + minutes);
  return codes.flatMap((code) => {
    const own = policies.filter((row) => row.code === code);
    const ids = new Set(own.map(({ id }) => id));
    const spans = spansOf(
      own.flatMap(({ id }) => groups.get(id) ?? []),
      slices,
      holidaysAt,
    );
    const account: Account = {
      ...{ spans, away, today: today() },
      requests: requests.filter(({ policyId }) => ids.has(policyId)),
      entries: entries.filter(({ policyId }) => ids.has(policyId)).map(handEntry),
    };
    const isEmpty = spans.length === 0 && account.requests.length === 0 && account.entries.length === 0;
    return isEmpty ? [] : [{ code, policies: own, account }];
  });
}

const handEntry = ({ kind, on, minutes, source, policyId, note }: EntryRow): HandEntry => ({
  ...{ kind: kind as EntryKind, on, minutes, source, policyId, note },
});

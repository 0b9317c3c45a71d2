import { z } from "zod";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Forbidden, invalidField, NotFound } from "~/platform/errors";
import { plainDay } from "../employees/employee-form";
import { teamOf } from "../employment/managers";
import { inPeople, type PeopleMember } from "../member/people-member";
import { addDays } from "../plain-days";
import type { Line } from "./ledger/ledger-types";
import { type Bank, loadBanks } from "./ledger/load-banks";
import { balanceOn, replay } from "./ledger/replay";

export const balanceQuery = z.object({
  employeeId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  asOf: plainDay.optional(),
  /** Lines from this day on; what was before is one sum. Unset: from the first day of the year. */
  since: plainDay.optional(),
});
export type BalanceQuery = z.output<typeof balanceQuery>;

export type BalanceView = {
  code: string;
  policyId: number;
  name: string;
  kind: string;
  isPaid: boolean;
  /** Without a limit nothing is earned: days are only counted. */
  isLimited: boolean;
  asOf: string;
  minutes: number;
  /** What may be asked for on this day without taking from what is asked for later. */
  available: number;
  /** Asked for or approved for later days. */
  held: number;
  usableFrom: string | null;
  paidOutOnLeaving: boolean;
  opening: number;
  since: string;
  lines: Line[];
};

/** Nobody may see so far that it would take long. */
const HORIZON_DAYS = 3660;
const AHEAD_DAYS = 731;

/** Whose leave a member sees: their own, that of their reports, all for HR and payroll; no other. */
export async function sightOf(tx: Transaction, member: PeopleMember): Promise<(employeeId: number) => boolean> {
  if (member.role === "hr_admin" || member.role === "payroll") return () => true;
  const team = await teamOf(tx, member.organizationId, member.employeeId, today());
  return (employeeId) => employeeId === member.employeeId || team.has(employeeId);
}

/** The record that a member means: their own, unless they name another that they may see. */
export async function meantEmployee(tx: Transaction, member: PeopleMember, employeeId?: number): Promise<number> {
  const id = employeeId ?? member.employeeId;
  if (id === null && member.role === "viewer")
    throw new Forbidden("You have no employee record here.", { code: "no_record" });
  if (id === null) throw invalidField("employeeId", "You have no employee record here: name an employee.");
  const row = await tx.employee.findFirst({
    where: { id, organizationId: member.organizationId },
    select: { id: true },
  });
  if (!row || !(await sightOf(tx, member))(id)) throw new NotFound("This employee was not found.");
  return id;
}

/** Somebody's balances on a day, past or to come, with the lines that make them. */
export const readBalances = (member: PeopleMember, query: BalanceQuery): Promise<BalanceView[]> =>
  inPeople(member, async (tx) => {
    const id = await meantEmployee(tx, member, query.employeeId);
    const banks = (await loadBanks(tx, member.organizationId, [id])).get(id) ?? [];
    const farthest = addDays(today(), HORIZON_DAYS);
    const asOf = query.asOf && query.asOf < farthest ? query.asOf : query.asOf ? farthest : today();
    const since = query.since ?? `${asOf.slice(0, 4)}-01-01`;
    return banks.flatMap((bank) => balanceOf(bank, asOf, since) ?? []);
  });

export function balanceOf(bank: Bank, asOf: string, since: string): BalanceView | null {
  const { account, policies, code } = bank;
  const span =
    account.spans.findLast(({ from, to }) => from <= asOf && (to === null || asOf <= to)) ?? account.spans.at(-1);
  const policy =
    policies.find(({ id }) => id === (span?.rules.policyId ?? account.entries.at(-1)?.policyId)) ?? policies[0];
  if (!policy) return null;
  const lines = replay(account, addDays(asOf, AHEAD_DAYS));
  const until = lines.filter(({ on }) => on <= asOf);
  const later = lines.filter(({ on, requestId }) => on > asOf && requestId !== null);
  const minutes = balanceOn(until, asOf);
  const usableFrom = span ? addDays(span.startedOn, policy.waitingDays) : null;
  return {
    ...{ code, policyId: policy.id, name: policy.name, kind: policy.kind, isPaid: policy.isPaid, asOf, minutes },
    isLimited: policy.method !== "none",
    available: Math.min(minutes, ...later.map(({ balance }) => balance)) + policy.mostNegativeMinutes,
    held: -later.reduce((sum, line) => sum + line.minutes, 0),
    usableFrom: policy.waitingDays > 0 && usableFrom !== null && usableFrom > asOf ? usableFrom : null,
    paidOutOnLeaving: policy.paidOutOnLeaving,
    opening: until.findLast(({ on }) => on < since)?.balance ?? 0,
    since,
    lines: until.filter(({ on }) => on >= since),
  };
}

import { recordAudit } from "~/domain/access";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, Forbidden, invalidField, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { inPeople, type PeopleMember } from "../../member/people-member";
import { addDays, dateOf } from "../../plain-days";
import { lawOnLeave } from "../law/protection";
import type { LeaveDay } from "../ledger/ledger-types";
import { type Bank, holidaysOf, loadBanks, slicesOf } from "../ledger/load-banks";
import { replay } from "../ledger/replay";
import { settleLedgers } from "../ledger/settle-ledger";
import { timeText } from "../ledger/time-text";
import type { Blackout } from "../policies/policy-rows";
import { type CountedDays, countDays } from "./request-days";
import type { RequestForm } from "./request-form";
import { tellLeave } from "./tell-leave";

export type RequestResult = {
  id: number | null;
  status: string;
  minutes: number;
  days: LeaveDay[];
  free: CountedDays["free"];
  /** The balance after the last day; null where the policy has no limit. */
  balanceAfter: number | null;
};

const BACK_DAYS = 366;
const AHEAD_DAYS = 731;
/** How far later leave is looked at, which a new request must leave enough for. */
const LATER_DAYS = 1100;

/** Asks for leave: of one's own, or for somebody as HR. The minutes are held until it is decided, and who decides is told. */
export async function requestLeave(member: PeopleMember, form: RequestForm): Promise<RequestResult> {
  const asked = await writeRequest(member, form);
  if (asked.id !== null) kickMail();
  return asked;
}

const writeRequest = (member: PeopleMember, form: RequestForm): Promise<RequestResult> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    const employeeId = form.employeeId ?? member.employeeId;
    if (employeeId === null) throw new Forbidden("You have no employee record here.", { code: "no_record" });
    if (employeeId !== member.employeeId && member.role !== "hr_admin")
      throw new NotFound("This employee was not found.");
    const startDate = form.startDate;
    const endDate = form.endDate ?? startDate;
    refuseFar(startDate, endDate);
    await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${employeeId} for update`;
    const { policy, bank, place } = await coveringPolicy(tx, organizationId, employeeId, form.policyId, startDate);
    const slices = await slicesOf(tx, organizationId, [employeeId]);
    const asked = {
      startDate,
      endDate,
      firstDayMinutes: form.firstDayMinutes ?? null,
      lastDayMinutes: form.lastDayMinutes ?? null,
    };
    const { days, free, problem } = countDays(asked, slices, await holidaysOf(tx, organizationId));
    if (problem) throw invalidField(problem.field, problem.message);
    if (days.length === 0) throw invalidField("startDate", "Nothing is scheduled on these days: no leave is needed.");
    await refuseOverlap(tx, organizationId, employeeId, days, slices);
    const isProtected = (await lawOnLeave(policy.kind, place, form.isProtected)) !== null;
    const usable = addDays(bank.startedOn, policy.waitingDays);
    if (startDate < usable) throw invalidField("startDate", `Leave of this policy can be used from ${usable} on.`);
    // What the law protects is not turned away for short notice or a busy week, and HR writes down what has been already.
    if (!isProtected && employeeId === member.employeeId) refuseTiming(policy, startDate, endDate);
    const balanceAfter = policy.method === "none" ? null : balanceWith(bank, policy, days);
    const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
    const status = policy.requiresApproval ? "pending" : "approved";
    if (form.preview) return { id: null, status, minutes, days, free, balanceAfter };
    const { id } = await tx.timeOffRequest.create({
      data: {
        ...{ organizationId, employeeId, policyId: policy.id, minutes, days, isProtected, status },
        ...{ startDate: dateOf(startDate), endDate: dateOf(endDate), reason: form.reason || null, requestedBy: userId },
      },
      select: { id: true },
    });
    await settleLedgers(tx, organizationId, [employeeId]);
    await tellLeave(tx, member, id, { before: null, after: status });
    await recordAudit(tx, member.principal, {
      action: "time_off_request.add",
      organizationId,
      entity: { type: "time_off_request", id },
      after: { employeeId, policyId: policy.id, startDate, endDate, minutes, status },
    });
    return { id, status, minutes, days, free, balanceAfter };
  });

function refuseFar(startDate: string, endDate: string): void {
  if (startDate < addDays(today(), -BACK_DAYS)) throw invalidField("startDate", "This is more than a year ago.");
  if (endDate > addDays(today(), AHEAD_DAYS)) throw invalidField("endDate", "This is more than two years ahead.");
}

type Covering = Bank & { startedOn: string };

/** The policy of the asked balance that holds for the person on the first day. */
async function coveringPolicy(
  tx: Transaction,
  organizationId: number,
  employeeId: number,
  policyId: number,
  day: string,
): Promise<{ policy: Bank["policies"][number]; bank: Covering; place: { state: string; city: string | null } | null }> {
  const asked = await tx.timeOffPolicy.findFirst({ where: { id: policyId, organizationId, isActive: true } });
  if (!asked) throw invalidField("policyId", "Choose a policy.");
  const banks = (await loadBanks(tx, organizationId, [employeeId])).get(employeeId) ?? [];
  const bank = banks.find(({ code }) => code === asked.code);
  const span = bank?.account.spans.find(({ from, to }) => from <= day && (to === null || day <= to));
  const policy = bank?.policies.find(({ id }) => id === span?.rules.policyId);
  if (!bank || !span || !policy) throw invalidField("policyId", "This policy does not cover this person on this day.");
  const position = await tx.employeePosition.findFirst({
    where: {
      ...{ organizationId, employeeId, isPrimary: true, startDate: { lte: dateOf(day) } },
      OR: [{ endDate: null }, { endDate: { gte: dateOf(day) } }],
    },
    select: { place: { select: { state: true, city: true } } },
  });
  return { policy, bank: { ...bank, startedOn: span.startedOn }, place: position?.place ?? null };
}

/** Two requests may share a day as long as the day holds both. */
async function refuseOverlap(
  tx: Transaction,
  organizationId: number,
  employeeId: number,
  days: readonly LeaveDay[],
  slices: Parameters<typeof countDays>[1],
): Promise<void> {
  const others = await tx.timeOffRequest.findMany({
    where: {
      ...{ organizationId, employeeId, status: { in: ["pending", "pending_second", "approved", "taken"] } },
      ...{ startDate: { lte: dateOf(days.at(-1)?.on ?? "") }, endDate: { gte: dateOf(days[0]?.on ?? "") } },
    },
    select: { days: true },
  });
  const taken = new Map<string, number>();
  for (const { on, minutes } of others.flatMap((other) => other.days as LeaveDay[]))
    taken.set(on, (taken.get(on) ?? 0) + minutes);
  const one = ({ on, minutes }: LeaveDay) => ({
    startDate: on,
    endDate: on,
    firstDayMinutes: minutes,
    lastDayMinutes: null,
  });
  const hit = days.find(({ on, minutes }) => {
    const before = taken.get(on);
    if (before === undefined) return false;
    return countDays(one({ on, minutes: minutes + before }), slices, () => new Set()).problem !== null;
  });
  if (hit)
    throw new Conflict(`There is leave on ${hit.on} already (${timeText(taken.get(hit.on) ?? 0)}).`, {
      code: "overlap",
    });
}

function refuseTiming(policy: Bank["policies"][number], startDate: string, endDate: string): void {
  const earliest = addDays(today(), policy.advanceRequestDays);
  if (policy.advanceRequestDays > 0 && startDate < earliest)
    throw invalidField("startDate", `Ask ${policy.advanceRequestDays} days ahead: ${earliest} or later.`);
  const closed = (policy.blackouts as Blackout[]).find(({ from, to }) => from <= endDate && startDate <= to);
  if (closed)
    throw invalidField("startDate", `No leave of this kind from ${closed.from} to ${closed.to}: ${closed.reason}.`);
}

/** The balance after the last day, once it is sure that neither this nor leave that was asked for later runs out. */
function balanceWith({ account }: Bank, policy: Bank["policies"][number], days: readonly LeaveDay[]): number {
  const [first, last] = [days[0]?.on ?? "", days.at(-1)?.on ?? ""];
  const fresh = { id: 0, policyId: policy.id, status: "pending" as const, days };
  const away = new Map(account.away);
  for (const { on, minutes } of days) away.set(on, (away.get(on) ?? 0) + minutes);
  const lines = replay({ ...account, away, requests: [...account.requests, fresh] }, addDays(last, LATER_DAYS));
  const used = lines.filter(({ on, requestId }) => on >= first && requestId !== null);
  const least = used.reduce(
    (low, line) => (line.balance < low.balance ? line : low),
    used[0] ?? { balance: 0, on: last },
  );
  const lacks = -policy.mostNegativeMinutes - least.balance;
  if (lacks > 0) {
    const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
    const left = timeText(Math.max(0, total - lacks));
    throw invalidField("startDate", `This asks for ${timeText(total)}, and ${left} can be used by ${least.on}.`);
  }
  return lines.findLast(({ on }) => on <= last)?.balance ?? 0;
}

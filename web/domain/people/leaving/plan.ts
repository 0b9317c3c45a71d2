import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, Forbidden, invalidField, NotFound } from "~/platform/errors";
import { BEGAN } from "../employment/began";
import type { PeopleMember } from "../member/people-member";
import { dateOf, dayOf, dayOrNull, earlier } from "../plain-days";
import { type FinalPay, factsOf, finalPay } from "./final-pay";
import { type LateCost, lateCost } from "./late-cost";
import { type LeavePayout, leavePayout } from "./leave-payout";
import type { LeavingAsk, LeavingKind } from "./leaving-form";
import { type LeavingNotices, leavingNotices } from "./notices";
import { type SecondLook, secondLooks } from "./second-looks";
import { type WarnMeter, warnMeter } from "./warn-meter";

/** What a last day asks for, before anybody clicks; kept with the decision as it was then. */
export type LeavingPlan = {
  employeeId: number;
  name: string;
  kind: LeavingKind;
  lastDay: string;
  noticeOn: string;
  nextPayday: string | null;
  place: { name: string; state: string } | null;
  finalPay: FinalPay;
  leave: LeavePayout;
  late: LateCost;
  notices: LeavingNotices;
  /** For layoffs. */
  warn: WarnMeter | null;
  looks: SecondLook[];
  madeOn: string;
};

/** Somebody's plan of leaving at the law of the place where they work on the last day. */
export async function leavingPlan(
  tx: Transaction,
  member: Pick<PeopleMember, "organizationId" | "employeeId">,
  employeeId: number,
  ask: LeavingAsk,
): Promise<LeavingPlan> {
  const { organizationId } = member;
  const { kind, lastDay } = ask;
  const person = await tx.employee.findFirst({ where: { id: employeeId, organizationId } });
  if (!person) throw new NotFound("This employee was not found.");
  if (employeeId === member.employeeId)
    throw new Forbidden("Someone else must decide about your own last day.", { code: "self_approval" });
  const period = await tx.employmentPeriod.findFirst({
    where: { organizationId, employeeId, ...BEGAN },
    orderBy: { startDate: "desc" },
  });
  if (!period || person.status === "draft" || person.status === "terminated")
    throw new Conflict("There is no employment to end.", { code: "no_employment" });
  if (lastDay < dayOf(period.startDate))
    throw invalidField("lastDay", `The first day is ${dayOf(period.startDate)}: the last cannot be before it.`);
  const work = await tx.employeePosition.findFirst({
    where: { organizationId, employeeId, isPrimary: true, startDate: { lte: dateOf(lastDay) } },
    orderBy: { startDate: "desc" },
    include: { place: true },
  });
  if (!work) throw new Conflict("There is no work to end on this day.", { code: "no_employment" });
  const state = work.place?.state ?? null;
  const nextPayday = ask.nextPayday ?? (await paydayAfter(tx, organizationId, lastDay));
  const noticeOn = ask.noticeOn ?? earlier(today(), lastDay);
  const employees = await headsOn(tx, organizationId, lastDay);
  const payAsk = { state, kind, lastDay, noticeOn, nextPayday, employees };
  const look = { day: lastDay, facts: factsOf(payAsk), work };
  const own = { organizationId, employeeId };
  const place = work.place ? { name: work.place.name, state: work.place.state } : null;
  return {
    ...{
      employeeId,
      name: `${person.firstName} ${person.lastName}`.trim(),
      kind,
      lastDay,
      noticeOn,
      nextPayday,
      place,
    },
    finalPay: await finalPay(payAsk),
    leave: await leavePayout(tx, own, { ...look, state }),
    late: await lateCost(state, look),
    notices: await leavingNotices(state, look),
    warn:
      kind === "layoff"
        ? await warnMeter(tx, {
            ...own,
            placeId: work.workLocationId,
            place: place?.name ?? null,
            state,
            lastDay,
            employees,
          })
        : null,
    looks: await secondLooks(tx, { ...own, kind, lastDay }),
    madeOn: today(),
  };
}

/** The payday of the company's own calendar on or after a day. */
async function paydayAfter(tx: Transaction, organizationId: number, day: string): Promise<string | null> {
  const next = await tx.payrollPeriod.findFirst({
    where: { organizationId, payDate: { gte: dateOf(day) } },
    orderBy: { payDate: "asc" },
    select: { payDate: true },
  });
  return dayOrNull(next?.payDate ?? null);
}

const headsOn = (tx: Transaction, organizationId: number, day: string): Promise<number> =>
  tx.employmentPeriod.count({
    where: {
      organizationId,
      startDate: { lte: dateOf(day) },
      AND: [BEGAN, { OR: [{ endDate: null }, { endDate: { gte: dateOf(day) } }] }],
    },
  });

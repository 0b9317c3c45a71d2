import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { optionalLine } from "~/domain/accounts";
import { dateText } from "~/platform/calendar/date-text";
import type { Transaction } from "~/platform/db/client";
import { Conflict, Forbidden, invalidField } from "~/platform/errors";
import { plainDay } from "../employees/employee-form";
import { refuseCircle } from "../employment/managers";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf, dayOf } from "../plain-days";
import { firstDayTasks } from "../tasks/first-day-tasks";
import { settleLedgers } from "../time-off/ledger/settle-ledger";
import { refuseBeforeEnd, refuseEarly, statusOn } from "./employ";
import { holdEmployment, isLongAgo } from "./fresh-employment";

export const moveStartForm = z.object({
  startDate: plainDay,
  /** Asked for where the day is long past: then it is a mistake that is set right, and not a plan that changes. */
  reason: optionalLine("Reason", 300).nullish(),
});
export type MoveStart = z.output<typeof moveStartForm>;

/**
 * Another first day: employment, work, leave and the days of the open tasks move with it. One that is long past, or would be,
 * is set right with a reason; a slip of the year has none.
 */
export const moveStart = (member: PeopleMember, employeeId: number, { startDate, reason }: MoveStart): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    if (employeeId === member.employeeId)
      throw new Forbidden("Someone else must decide about your own first day.", { code: "self_approval" });
    const { person, period, startDate: was } = await holdEmployment(tx, organizationId, employeeId);
    if (startDate === was) return;
    if ((isLongAgo(was) || isLongAgo(startDate)) && !reason) refuseSilent(isLongAgo(was) ? was : startDate);
    await refuseEarlyFor(tx, organizationId, period.offerId, startDate);
    await refuseBeforeEnd(tx, organizationId, employeeId, { startDate, before: was });
    await refuseLeaveBefore(tx, organizationId, employeeId, startDate);
    const rows = await tx.employeePosition.findMany({
      where: { organizationId, employeeId, isPrimary: true, startDate: { gte: dateOf(was) } },
      orderBy: { startDate: "asc" },
      select: { id: true, startDate: true, managerId: true },
    });
    const [first, second] = rows;
    if (second && startDate >= dayOf(second.startDate))
      throw invalidField(
        "startDate",
        `A change of work is decided for ${dayOf(second.startDate)}: choose a day before.`,
      );
    if (first?.managerId && startDate < was)
      await refuseCircle(tx, organizationId, { employeeId, managerId: first.managerId, from: startDate });
    await tx.employmentPeriod.update({
      where: { id: period.id },
      data: { startDate: dateOf(startDate) },
      select: { id: true },
    });
    if (first)
      await tx.employeePosition.update({
        where: { id: first.id },
        data: { startDate: dateOf(startDate) },
        select: { id: true },
      });
    const status = person.status === "on_leave" ? "on_leave" : statusOn(startDate);
    await tx.employee.update({
      where: { id: employeeId },
      data: { hireDate: dateOf(startDate), status, version: { increment: 1 } },
      select: { id: true },
    });
    await moveTasks(tx, member, employeeId);
    await settleLedgers(tx, organizationId, [employeeId]);
    await recordAudit(tx, member.principal, {
      action: "employee.move_start",
      organizationId,
      entity: { type: "employee", id: employeeId },
      before: { startDate: was },
      after: { startDate, ...(reason ? { reason } : {}) },
    });
  });

/** Of a hire from an offer: not before it was signed. */
async function refuseEarlyFor(tx: Transaction, organizationId: number, offerId: number | null, startDate: string) {
  if (offerId === null) return;
  const offer = await tx.offer.findFirst({ where: { id: offerId, organizationId }, select: { acceptedAt: true } });
  refuseEarly(startDate, offer?.acceptedAt ? dayOf(offer.acceptedAt) : null);
}

function refuseSilent(day: string): never {
  const message = `${dateText(day)} is more than 14 days ago. If it was a mistake, say what happened.`;
  throw invalidField("startDate", message);
}

/** Leave that was taken or asked for lies within the employment. */
async function refuseLeaveBefore(tx: Transaction, organizationId: number, employeeId: number, startDate: string) {
  const leave = await tx.timeOffRequest.findFirst({
    where: {
      ...{ organizationId, employeeId, startDate: { lt: dateOf(startDate) } },
      status: { notIn: ["denied", "cancelled"] },
    },
    orderBy: { startDate: "desc" },
    select: { startDate: true },
  });
  if (leave)
    throw new Conflict(`Leave is on record for ${dateText(dayOf(leave.startDate))}. Cancel it first.`, {
      code: "leave_before",
    });
}

/** Who came by an import has no tasks of a first day, and gets none because its day is set right. */
async function moveTasks(tx: Transaction, { organizationId, userId }: PeopleMember, employeeId: number): Promise<void> {
  const known = await tx.peopleTask.count({ where: { organizationId, employeeId, list: "first_day" } });
  if (known > 0) await firstDayTasks(tx, organizationId, employeeId, userId);
}

import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { invalidField } from "~/platform/errors";
import { plainDay } from "../employees/employee-form";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf, dayOf } from "../plain-days";
import { firstDayTasks } from "../tasks/first-day-tasks";
import { refuseBeforeEnd, refuseEarly, statusOn } from "./employ";
import { holdFresh } from "./fresh-employment";

export const moveStartForm = z.object({ startDate: plainDay });

/** Another first day: employment, work and the days of the open tasks move with it. */
export const moveStart = (member: PeopleMember, employeeId: number, startDate: string): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    const { period, startDate: was } = await holdFresh(tx, organizationId, employeeId);
    if (startDate === was) return;
    const offer = period.offerId
      ? await tx.offer.findFirst({ where: { id: period.offerId, organizationId }, select: { acceptedAt: true } })
      : null;
    refuseEarly(startDate, offer?.acceptedAt ? dayOf(offer.acceptedAt) : null);
    await refuseBeforeEnd(tx, organizationId, employeeId, { startDate, before: was });
    const rows = await tx.employeePosition.findMany({
      where: { organizationId, employeeId, isPrimary: true, startDate: { gte: dateOf(was) } },
      orderBy: { startDate: "asc" },
      select: { id: true, startDate: true },
    });
    const [first, second] = rows;
    if (second && startDate >= dayOf(second.startDate))
      throw invalidField(
        "startDate",
        `A change of work is decided for ${dayOf(second.startDate)}: choose a day before.`,
      );
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
    await tx.employee.update({
      where: { id: employeeId },
      data: { hireDate: dateOf(startDate), status: statusOn(startDate), version: { increment: 1 } },
      select: { id: true },
    });
    await firstDayTasks(tx, organizationId, employeeId, userId);
    await recordAudit(tx, member.principal, {
      action: "employee.move_start",
      organizationId,
      entity: { type: "employee", id: employeeId },
      before: { startDate: was },
      after: { startDate },
    });
  });

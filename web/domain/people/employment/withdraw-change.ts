import { recordAudit } from "~/domain/access";
import { today } from "~/platform/clock";
import { Conflict, Forbidden, NotFound } from "~/platform/errors";
import { inPeople, type PeopleMember } from "../member/people-member";
import { holdHistory, writeHistory } from "./history";
import { refuseCircle } from "./managers";
import { withoutChange } from "./timeline";

/** Takes back what was decided for a day to come: what holds before it goes on. What has begun is set right by another change. */
export const withdrawChange = (member: PeopleMember, employeeId: number, day: string): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    const key = { organizationId, employeeId };
    const where = { id: employeeId, organizationId };
    if (!(await tx.employee.findFirst({ where, select: { id: true } })))
      throw new NotFound("This employee was not found.");
    if (employeeId === member.employeeId)
      throw new Forbidden("Someone else must decide about your own work and pay.", { code: "self_approval" });
    if (day <= today())
      throw new Conflict("This change has begun. Set it right with a change from that day on.", {
        code: "change_begun",
      });
    const before = await holdHistory(tx, key);
    const next = withoutChange(before, day);
    if (!next) throw new NotFound("No change is planned for this day.");
    const managerId = next.find(({ endDate }) => endDate === null || endDate >= day)?.fields.managerId;
    const gone = before.find(({ startDate }) => startDate === day);
    if (managerId && managerId !== gone?.fields.managerId)
      await refuseCircle(tx, organizationId, { employeeId, managerId, from: day });
    await writeHistory(tx, key, before, next, { reason: "other", note: null, changedBy: userId, on: null });
    await tx.employee.update({ where: { id: employeeId }, data: { version: { increment: 1 } }, select: { id: true } });
    await recordAudit(tx, member.principal, {
      action: "employee.withdraw_change",
      organizationId,
      entity: { type: "employee", id: employeeId },
      before: { effectiveOn: day, changed: gone?.changes },
    });
  });

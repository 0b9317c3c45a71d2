import { recordAudit } from "~/domain/access";
import { Conflict, NotFound } from "~/platform/errors";
import { deleteFile } from "~/platform/files/files";
import { removeFilesOf } from "../documents/remove-files";
import { forgetIdentifications } from "../eeo/self-identification";
import { refuseFindings } from "../employees/add-employee";
import type { BeginForm } from "../employees/employee-form";
import { jobFieldsOf } from "../employees/job-fields";
import { JOB_FIELDS, STANDARD_JOB } from "../employment/history";
import { refuseCircle } from "../employment/managers";
import { endErasure } from "../erasure/end-erasure";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf } from "../plain-days";
import { firstDayTasks } from "../tasks/first-day-tasks";
import { refuseBeforeEnd, statusOn } from "./employ";

/** A new employment on a record that is there, without an offer: of a draft that a hire left, or of who left and comes back. */
export const beginEmployment = (member: PeopleMember, employeeId: number, form: BeginForm): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    const key = { organizationId, employeeId };
    await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${employeeId} for no key update`;
    const person = await tx.employee.findFirst({ where: { id: employeeId, organizationId }, select: { status: true } });
    if (!person) throw new NotFound("This employee was not found.");
    const isRehire = person.status === "terminated";
    if (!isRehire && person.status !== "draft")
      throw new Conflict("This person is an employee already. Change their work instead.", {
        code: "already_employed",
      });
    const offer = await tx.offer.findFirst({
      where: { organizationId, employeeId, status: "accepted", application: { status: { in: ["offer", "hired"] } } },
      select: { id: true },
    });
    if (offer && !isRehire)
      throw new Conflict("An accepted offer waits for this person: make them an employee of it, under Hires.", {
        code: "offer_waits",
      });
    const { startDate } = form;
    if (isRehire) await refuseBeforeEnd(tx, organizationId, employeeId, { startDate });
    const fields = { ...STANDARD_JOB, ...(await jobFieldsOf(tx, organizationId, form)) };
    if (fields.managerId)
      await refuseCircle(tx, organizationId, { employeeId, managerId: fields.managerId, from: startDate });
    await refuseFindings(tx, organizationId, fields, startDate, form);
    await endErasure(tx, organizationId, employeeId);
    await tx.employee.update({
      where: { id: employeeId },
      data: {
        ...{ status: statusOn(startDate), isActive: true, hireDate: dateOf(startDate) },
        ...{ workLocationId: fields.workLocationId, terminationDate: null, terminationReason: null },
        version: { increment: 1 },
      },
      select: { id: true },
    });
    await tx.employmentPeriod.create({ data: { ...key, startDate: dateOf(startDate) }, select: { id: true } });
    if (!isRehire) await tx.employeePosition.deleteMany({ where: { ...key, isPrimary: true } });
    await tx.employeePosition.create({
      data: {
        ...{ ...fields, ...key, startDate: dateOf(startDate), note: form.note ?? null },
        ...{ reason: isRehire ? "rehire" : "hire", changes: [...JOB_FIELDS], changedBy: userId },
      },
      select: { id: true },
    });
    await firstDayTasks(tx, organizationId, employeeId, userId);
    await recordAudit(tx, member.principal, {
      action: isRehire ? "employee.rehire" : "employee.hire",
      organizationId,
      entity: { type: "employee", id: employeeId },
      after: { startDate },
    });
  });

/** A draft of which nothing becomes is removed; whoever was an employee for a day never is. */
export async function removeDraft(member: PeopleMember, employeeId: number): Promise<void> {
  const { organizationId } = member;
  const keys = await inPeople(member, async (tx) => {
    const draft = await tx.employee.findFirst({ where: { id: employeeId, organizationId }, select: { status: true } });
    if (!draft) throw new NotFound("This employee was not found.");
    if (draft.status !== "draft")
      throw new Conflict("Only a draft can be removed. Plan a last day instead.", { code: "not_a_draft" });
    await tx.candidate.updateMany({ where: { organizationId, employeeId }, data: { employeeId: null } });
    await tx.offer.updateMany({ where: { organizationId, employeeId }, data: { employeeId: null } });
    const files = await removeFilesOf(tx, organizationId, employeeId);
    await forgetIdentifications(tx, organizationId, [employeeId]);
    await tx.employee.delete({ where: { id: employeeId } });
    await recordAudit(tx, member.principal, {
      action: "employee.remove_draft",
      organizationId,
      entity: { type: "employee", id: employeeId },
    });
    return files;
  });
  await Promise.all(keys.map((key) => deleteFile(key)));
}

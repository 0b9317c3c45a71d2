import { recordAudit } from "~/domain/access";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, Invalid, invalidField } from "~/platform/errors";
import { JOB_FIELDS, type JobFields, STANDARD_JOB } from "../employment/history";
import { type PayFinding, payFindings } from "../employment/pay-checks";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf } from "../plain-days";
import { firstDayTasks } from "../tasks/first-day-tasks";
import type { NewEmployeeForm } from "./employee-form";
import { nextEmployeeNumber } from "./employee-number";
import { jobFieldsOf } from "./job-fields";

/** Adds somebody to the record: person, first day, work and pay, and the list of what the first day asks for. */
export const addEmployee = (member: PeopleMember, form: NewEmployeeForm): Promise<number> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    const id = await insertEmployee(tx, organizationId, form, { userId, reason: "hire" });
    await recordAudit(tx, member.principal, {
      action: "employee.add",
      organizationId,
      entity: { type: "employee", id },
      after: { startDate: form.startDate, employmentType: form.employmentType },
    });
    return id;
  });

/** The rows of a new employee; of a hire, an import and of the form alike. */
export async function insertEmployee(
  tx: Transaction,
  organizationId: number,
  form: NewEmployeeForm,
  { userId, reason }: { userId: number | null; reason: string },
): Promise<number> {
  await refuseTaken(tx, organizationId, form);
  const given = await jobFieldsOf(tx, organizationId, form);
  await refuseFindings(tx, organizationId, { ...STANDARD_JOB, ...given }, form.startDate, form);
  const { startDate } = form;
  const number = form.number ?? (await nextEmployeeNumber(tx, organizationId));
  const { id } = await tx.employee.create({
    data: {
      ...personColumns(form),
      organizationId,
      employeeId: number,
      firstName: form.firstName,
      lastName: form.lastName,
      email: form.email,
      status: startDate > today() ? "onboarding" : "active",
      hireDate: dateOf(startDate),
      workLocationId: form.placeId ?? null,
      createdBy: userId,
    },
    select: { id: true },
  });
  await tx.employmentPeriod.create({
    data: { organizationId, employeeId: id, startDate: dateOf(startDate) },
    select: { id: true },
  });
  await tx.employeePosition.create({
    data: {
      ...STANDARD_JOB,
      ...given,
      organizationId,
      employeeId: id,
      startDate: dateOf(startDate),
      changes: [...JOB_FIELDS],
      reason,
      note: form.note ?? null,
      changedBy: userId,
    },
    select: { id: true },
  });
  await firstDayTasks(tx, organizationId, id, userId);
  return id;
}

export const personColumns = (form: {
  preferredName?: string | null;
  personalEmail?: string | null;
  phone?: string | null;
  address?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  emergencyContactName?: string | null;
  emergencyContactPhone?: string | null;
  emergencyContactRelation?: string | null;
}) => ({
  preferredName: form.preferredName,
  personalEmail: form.personalEmail,
  phone: form.phone || (form.phone === undefined ? undefined : null),
  address: form.address,
  city: form.city,
  state: form.state,
  zipCode: form.zipCode,
  emergencyContactName: form.emergencyContactName,
  emergencyContactPhone: form.emergencyContactPhone,
  emergencyContactRelation: form.emergencyContactRelation,
});

export async function refuseTaken(
  tx: Transaction,
  organizationId: number,
  { email, number }: { email?: string; number?: string | null },
  exceptId = 0,
): Promise<void> {
  const others = { organizationId, id: { not: exceptId } };
  if (email) {
    const twin = await tx.employee.findFirst({ where: { ...others, email }, select: { status: true } });
    if (twin?.status === "terminated")
      throw new Conflict("Somebody who left has this work e-mail. Hire them again on their own record.", {
        code: "former_employee",
      });
    if (twin) throw invalidField("email", "Another employee has this work e-mail.");
  }
  if (number && (await tx.employee.findFirst({ where: { ...others, employeeId: number }, select: { id: true } })))
    throw invalidField("number", "Another employee has this number.");
}

/** Below what the law of the place asks, pay is only written by somebody who has seen that it is, and says why. */
export async function refuseFindings(
  tx: Transaction,
  organizationId: number,
  fields: JobFields,
  day: string,
  { acceptFindings, note, preview }: { acceptFindings: boolean; note?: string | null; preview?: boolean },
): Promise<PayFinding[]> {
  const place = fields.workLocationId
    ? await tx.organizationLocation.findFirst({ where: { id: fields.workLocationId, organizationId } })
    : null;
  const findings = await payFindings({ ...fields, place }, day);
  if (findings.length === 0 || preview) return findings;
  const message = findings.map((finding) => finding.message).join(" ");
  if (!acceptFindings)
    throw new Invalid(message, {
      code: "law_check",
      findings,
      fields: [
        { field: "pay", message },
        { field: "acceptFindings", message: "Accept what the law check says to keep this pay." },
      ],
    });
  if (!note) throw invalidField("note", "Say why this pay is right although the law check disagrees.");
  return findings;
}

import { recordAudit } from "~/domain/access";
import { dateText } from "~/platform/calendar/date-text";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, Invalid, invalidField } from "~/platform/errors";
import { changedValues, fieldsOf } from "../custom-fields/field-values";
import { JOB_FIELDS, type JobFields, STANDARD_JOB } from "../employment/history";
import { type PayFinding, payFindings } from "../employment/pay-checks";
import { inPeople, type PeopleMember } from "../member/people-member";
import { addDays, dateOf } from "../plain-days";
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
  { userId, reason, withTasks = true }: { userId: number | null; reason: string; withTasks?: boolean },
): Promise<number> {
  refuseFarStart(form);
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
      customValues: form.custom
        ? changedValues(await fieldsOf(tx, organizationId), { stored: {}, given: form.custom, isHr: true })
        : undefined,
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
  if (withTasks) await firstDayTasks(tx, organizationId, id, userId);
  return id;
}

/** From here on a first day is more likely a slip of the keys than meant, and is asked back. */
const FAR_DAYS = 366;

/** A first day in 1999 may be right, and is written by somebody who has seen what hangs on it. */
function refuseFarStart({ startDate, acceptStart }: Pick<NewEmployeeForm, "startDate" | "acceptStart">): void {
  if (acceptStart) return;
  const isPast = startDate < addDays(today(), -FAR_DAYS);
  if (!isPast && startDate <= addDays(today(), FAR_DAYS)) return;
  const message = isPast
    ? `${dateText(startDate)} is more than a year ago. Leave and length of service are counted from this day, and the tasks of the first day are late at once.`
    : `${dateText(startDate)} is more than a year ahead. Until then nobody works on this record.`;
  throw new Invalid(message, {
    code: "far_start",
    fields: [
      { field: "startDate", message },
      { field: "acceptStart", message: "Say that this first day is right." },
    ],
  });
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
    const twin = await tx.employee.findFirst({
      where: { ...others, email },
      select: { employeeId: true, status: true },
    });
    if (twin?.status === "terminated")
      throw new Conflict(
        `Somebody who left has this work e-mail: number ${twin.employeeId}. Open that record and choose Hire again.`,
        {
          code: "former_employee",
        },
      );
    if (twin) throw invalidField("email", "Another employee has this work e-mail.");
  }
  if (number && (await tx.employee.findFirst({ where: { ...others, employeeId: number }, select: { id: true } })))
    throw invalidField("number", "Another employee has this number.");
}

type Acceptance = { acceptFindings: boolean; shownFindings?: string; note?: string | null; preview?: boolean };

/** Below what the law of the place asks, pay is only written by somebody who has seen that it is, and says why. */
export async function refuseFindings(
  tx: Transaction,
  organizationId: number,
  fields: JobFields,
  day: string,
  { acceptFindings, shownFindings, note, preview }: Acceptance,
): Promise<PayFinding[]> {
  const place = fields.workLocationId
    ? await tx.organizationLocation.findFirst({ where: { id: fields.workLocationId, organizationId } })
    : null;
  const findings = await payFindings({ ...fields, place }, day);
  if (findings.length === 0 || preview) return findings;
  const message = findings.map((finding) => finding.message).join(" ");
  if (!acceptFindings || (shownFindings !== undefined && shownFindings !== message))
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

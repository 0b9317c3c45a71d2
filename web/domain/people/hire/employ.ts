import { z } from "zod";
import { recordAudit, type SignedIn } from "~/domain/access";
import { emailField } from "~/domain/accounts";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { refuseFindings, refuseTaken } from "../employees/add-employee";
import { newEmployeeForm } from "../employees/employee-form";
import { jobFieldsOf } from "../employees/job-fields";
import { BEGAN } from "../employment/began";
import { JOB_FIELDS, type JobFields } from "../employment/history";
import { refuseCircle } from "../employment/managers";
import { endErasure } from "../erasure/end-erasure";
import { addDays, dateOf, dayOf, dayOrNull } from "../plain-days";
import { firstDayTasks } from "../tasks/first-day-tasks";
import { type Agreed, CONTRACTOR, jobOfAgreed } from "./hire-terms";

const job = newEmployeeForm.shape;

/** What HR may say otherwise than it was agreed, in the click that makes the employee. */
export const hireForm = z.object({
  startDate: job.startDate.optional(),
  /** The work e-mail; the one that the person applied with stays as the private one. */
  email: emailField.optional(),
  managerId: job.managerId,
  placeId: job.placeId,
  departmentId: job.departmentId,
  flsaStatus: job.flsaStatus.unwrap().optional(),
  weeklyMinutes: job.weeklyMinutes.unwrap().optional(),
  acceptFindings: job.acceptFindings,
});
export type HireForm = z.output<typeof hireForm>;

/** Why a pay that the law check disagrees with stands all the same: both sides signed it. */
const AGREED = "As agreed in the accepted offer";

export type AcceptedOffer = { id: number; startDate: string | null; signedOn: string | null; agreed: Agreed };

type By = { organizationId: number; userId: number; principal: SignedIn };

/**
 * Makes an employee of an accepted offer: of the draft that the hire left, or a new employment of somebody who left. Done once
 * for an offer, however often it is asked for: the second time answers the first.
 */
export async function employ(
  tx: Transaction,
  by: By,
  { employeeId, offer, form }: { employeeId: number; offer: AcceptedOffer; form: HireForm },
): Promise<{ isNew: boolean }> {
  const { organizationId, userId } = by;
  await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${employeeId} for no key update`;
  const person = await tx.employee.findFirst({ where: { id: employeeId, organizationId } });
  if (!person) throw new NotFound("This employee was not found.");
  if (await periodOf(tx, organizationId, offer.id)) return { isNew: false };
  if (offer.agreed.employmentType === CONTRACTOR)
    throw new Conflict("A contractor is not an employee.", { code: "contractor" });
  if (!["draft", "terminated"].includes(person.status))
    throw new Conflict("This person is an employee already. Change their work instead.", { code: "already_employed" });
  const isRehire = person.status === "terminated";
  const startDate = form.startDate ?? offer.startDate;
  if (!startDate) throw invalidField("startDate", "Give the first day of work.");
  refuseEarly(startDate, offer.signedOn);
  if (isRehire) await refuseBeforeEnd(tx, organizationId, employeeId, { startDate });
  const fields = await workOf(tx, organizationId, offer.agreed, form);
  if (fields.managerId)
    await refuseCircle(tx, organizationId, { employeeId, managerId: fields.managerId, from: startDate });
  await refuseFindings(tx, organizationId, fields, startDate, { ...form, note: AGREED });
  if (form.email) await refuseTaken(tx, organizationId, { email: form.email }, employeeId);
  if (isRehire) await endErasure(tx, organizationId, employeeId);
  await tx.employee.update({
    where: { id: employeeId },
    data: {
      status: statusOn(startDate),
      isActive: true,
      email: form.email,
      hireDate: dateOf(startDate),
      workLocationId: fields.workLocationId,
      ...{ terminationDate: null, terminationReason: null, version: { increment: 1 } },
    },
    select: { id: true },
  });
  await tx.employmentPeriod.create({
    data: { organizationId, employeeId, startDate: dateOf(startDate), offerId: offer.id },
    select: { id: true },
  });
  const row = {
    ...fields,
    startDate: dateOf(startDate),
    ...{ reason: isRehire ? "rehire" : "hire", changes: [...JOB_FIELDS], changedBy: userId },
  };
  const drafted = isRehire ? null : await draftedRow(tx, organizationId, employeeId);
  if (drafted) await tx.employeePosition.update({ where: { id: drafted.id }, data: row, select: { id: true } });
  else await tx.employeePosition.create({ data: { ...row, organizationId, employeeId }, select: { id: true } });
  await firstDayTasks(tx, organizationId, employeeId, userId);
  await recordAudit(tx, by.principal, {
    action: isRehire ? "employee.rehire" : "employee.hire",
    organizationId,
    entity: { type: "employee", id: employeeId },
    after: { offerId: offer.id, startDate },
  });
  return { isNew: true };
}

/** The agreed work as the hire wrote it down; a hire without a first day wrote none. */
const draftedRow = (tx: Transaction, organizationId: number, employeeId: number) =>
  tx.employeePosition.findFirst({ where: { organizationId, employeeId, isPrimary: true }, select: { id: true } });

/** The employment that came of an offer and was begun or is to begin. */
export const periodOf = (tx: Transaction, organizationId: number, offerId: number) =>
  tx.employmentPeriod.findFirst({
    where: { organizationId, offerId, ...BEGAN },
    select: { id: true, employeeId: true },
  });

export const statusOn = (startDate: string): string => (startDate > today() ? "onboarding" : "active");

/** Nobody begins before the offer was signed: the papers of the first day would be older than the agreement. */
export function refuseEarly(startDate: string, signedOn: string | null): void {
  if (signedOn && startDate < signedOn)
    throw invalidField("startDate", `The offer was signed on ${signedOn}: the first day cannot be before it.`);
}

/** A new employment begins after the one before it; `before` leaves out what begins on that day or later. */
export async function refuseBeforeEnd(
  tx: Transaction,
  organizationId: number,
  employeeId: number,
  { startDate, before }: { startDate: string; before?: string },
): Promise<void> {
  const rows = await tx.employeePosition.findMany({
    where: { organizationId, employeeId, isPrimary: true, ...(before ? { startDate: { lt: dateOf(before) } } : {}) },
    select: { startDate: true, endDate: true },
  });
  const last = rows
    .map(({ startDate: from, endDate }) => dayOrNull(endDate) ?? dayOf(from))
    .sort()
    .at(-1);
  if (last && startDate <= last)
    throw invalidField("startDate", `This person worked here until ${last}: begin on ${addDays(last, 1)} or later.`);
}

async function workOf(tx: Transaction, organizationId: number, agreed: Agreed, form: HireForm): Promise<JobFields> {
  const { managerId, placeId, departmentId, flsaStatus, weeklyMinutes } = form;
  const given = await jobFieldsOf(tx, organizationId, { managerId, placeId, departmentId, flsaStatus, weeklyMinutes });
  return { ...(await jobOfAgreed(tx, organizationId, agreed)), ...given };
}

import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import type { HeldApplication } from "../states/held-application";

const EMPLOYMENT: Record<string, string> = {
  "full-time": "full_time",
  "part-time": "part_time",
  contract: "contract",
  internship: "internship",
  temporary: "temporary",
};
const PER_YEAR: Record<string, number> = { annually: 1, monthly: 12, weekly: 52 };

/**
 * A hire leaves a draft of the employee record, in the transaction of the hire: person, first day, position and pay as
 * they were accepted. Somebody who has a record already is linked to it, and the feed says so; nothing of it is changed.
 */
export async function draftEmployee(tx: Transaction, held: HeldApplication, userId: number | null): Promise<void> {
  const { organizationId, candidateId } = held;
  const candidate = await tx.candidate.findFirstOrThrow({ where: { id: candidateId, organizationId } });
  const offer = await tx.offer.findFirst({ where: { organizationId, applicationId: held.id, status: "accepted" } });
  const job = await tx.job.findFirstOrThrow({ where: { id: held.jobId, organizationId } });
  const known = await tx.employee.findFirst({
    where: { organizationId, email: { equals: candidate.email, mode: "insensitive" } },
    select: { id: true, employeeId: true, status: true },
  });
  let id = known?.id;
  if (known && known.status === "draft")
    throw new Conflict("There is a draft of an employee record with this e-mail already.", { code: "draft_exists" });
  if (id === undefined) {
    const number = await nextNumber(tx, organizationId);
    const created = await tx.employee.create({
      data: {
        organizationId,
        employeeId: number,
        firstName: candidate.firstName,
        lastName: candidate.lastName,
        email: candidate.email,
        phone: candidate.phone?.slice(0, 20),
        city: candidate.city,
        state: candidate.state,
        zipCode: candidate.zipCode?.slice(0, 10),
        status: "draft",
        isActive: false,
        hireDate: offer?.startDate ?? null,
        workLocationId: job.locationId,
        createdBy: userId,
      },
      select: { id: true },
    });
    id = created.id;
    if (offer?.startDate)
      await draftPosition(tx, { organizationId, employeeId: id, offer, startDate: offer.startDate });
  }
  await tx.candidate.update({ where: { id: candidateId }, data: { employeeId: id }, select: { id: true } });
  if (offer) await tx.offer.update({ where: { id: offer.id }, data: { employeeId: id }, select: { id: true } });
  await recordActivity(
    tx,
    { organizationId, userId },
    {
      type: known ? "employee.linked" : "employee.drafted",
      entity: { type: "application", id: held.id },
      candidateId,
      title: known
        ? `Linked to the employee record ${known.employeeId} (${known.status}), which was not changed`
        : "An employee record was drafted",
    },
  );
}

/** The company's own numbers, one after the other; a number that somebody gave by hand is passed over. */
async function nextNumber(tx: Transaction, organizationId: number): Promise<string> {
  for (;;) {
    const { nextEmployeeNumber } = await tx.organization.update({
      where: { id: organizationId },
      data: { nextEmployeeNumber: { increment: 1 } },
      select: { nextEmployeeNumber: true },
    });
    const number = `E-${String(nextEmployeeNumber - 1).padStart(4, "0")}`;
    const taken = await tx.employee.findFirst({ where: { organizationId, employeeId: number }, select: { id: true } });
    if (!taken) return number;
  }
}

type Drafting = {
  organizationId: number;
  employeeId: number;
  startDate: Date;
  offer: {
    title: string;
    department: string | null;
    employmentType: string | null;
    salaryAmount: number;
    salaryType: string;
  };
};

async function draftPosition(
  tx: Transaction,
  { organizationId, employeeId, startDate, offer }: Drafting,
): Promise<void> {
  const named = (text: string) => ({ equals: text, mode: "insensitive" as const });
  const department = offer.department
    ? await tx.department.findFirst({ where: { organizationId, name: named(offer.department) }, select: { id: true } })
    : null;
  const position =
    (await tx.position.findFirst({
      where: { organizationId, title: named(offer.title), isActive: true },
      select: { id: true },
    })) ??
    (await tx.position.create({
      data: { organizationId, title: offer.title, departmentId: department?.id },
      select: { id: true },
    }));
  const isHourly = offer.salaryType === "hourly";
  await tx.employeePosition.create({
    data: {
      organizationId,
      employeeId,
      positionId: position.id,
      departmentId: department?.id,
      employmentType: EMPLOYMENT[offer.employmentType ?? ""] ?? "full_time",
      startDate,
      salary: isHourly ? offer.salaryAmount : offer.salaryAmount * (PER_YEAR[offer.salaryType] ?? 1),
      salaryType: isHourly ? "hourly" : "annual",
    },
    select: { id: true },
  });
}

/** A hire that is taken back takes its draft along; a record that somebody has made into an employee stays. */
export async function dropEmployeeDraft(tx: Transaction, held: HeldApplication): Promise<void> {
  const { organizationId, candidateId } = held;
  const candidate = await tx.candidate.findFirst({
    where: { id: candidateId, organizationId },
    select: { employeeId: true },
  });
  if (!candidate?.employeeId) return;
  const draft = await tx.employee.findFirst({
    where: { id: candidate.employeeId, organizationId, status: "draft" },
    select: { id: true },
  });
  await tx.candidate.update({ where: { id: candidateId }, data: { employeeId: null }, select: { id: true } });
  await tx.offer.updateMany({
    where: { organizationId, employeeId: candidate.employeeId, applicationId: held.id },
    data: { employeeId: null },
  });
  if (draft) await tx.employee.delete({ where: { id: draft.id } });
}

import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { nextEmployeeNumber } from "../employees/employee-number";
import { JOB_FIELDS } from "../employment/history";
import { dateOf } from "../plain-days";
import { type Agreed, CONTRACTOR, jobOfAgreed } from "./hire-terms";

export type HiredPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
};

export type Drafted =
  | { outcome: "contractor" }
  | { outcome: "drafted" | "linked"; id: number; number: string; status: string };

type Hire = {
  organizationId: number;
  userId: number | null;
  person: HiredPerson;
  /** Null for a hire without an accepted offer. */
  agreed: Agreed | null;
  startDate: string | null;
};

/**
 * What a hire leaves in the record before HR makes an employee of it: a draft with the agreed work. Somebody who has a record,
 * by work or private e-mail, is only found; contractors are no employees.
 */
export async function draftHire(tx: Transaction, hire: Hire): Promise<Drafted> {
  const { organizationId, userId, person, agreed, startDate } = hire;
  if (agreed?.employmentType === CONTRACTOR) return { outcome: "contractor" };
  const known = await recordOf(tx, organizationId, person.email);
  if (known?.status === "draft")
    throw new Conflict("There is a draft of an employee record with this e-mail already.", { code: "draft_exists" });
  if (known) return { outcome: "linked", id: known.id, number: known.employeeId, status: known.status };
  const job = agreed ? await jobOfAgreed(tx, organizationId, agreed) : null;
  const number = await nextEmployeeNumber(tx, organizationId);
  const { id } = await tx.employee.create({
    data: {
      ...{ organizationId, employeeId: number, createdBy: userId, status: "draft", isActive: false },
      ...{ firstName: person.firstName, lastName: person.lastName, email: person.email, personalEmail: person.email },
      ...{ city: person.city, state: person.state },
      phone: person.phone?.slice(0, 20) ?? null,
      zipCode: person.zipCode?.slice(0, 10) ?? null,
      hireDate: startDate ? dateOf(startDate) : null,
      workLocationId: job?.workLocationId ?? null,
    },
    select: { id: true },
  });
  if (job && startDate)
    await tx.employeePosition.create({
      data: {
        ...job,
        ...{ organizationId, employeeId: id, startDate: dateOf(startDate) },
        ...{ reason: "hire", changes: [...JOB_FIELDS], changedBy: userId },
      },
      select: { id: true },
    });
  return { outcome: "drafted", id, number, status: "draft" };
}

/** The record of a person by the e-mail that they applied with, which may be their private one here. */
async function recordOf(tx: Transaction, organizationId: number, email: string) {
  const same = { equals: email, mode: "insensitive" as const };
  return tx.employee.findFirst({
    where: { organizationId, OR: [{ email: same }, { personalEmail: same }] },
    orderBy: { id: "asc" },
    select: { id: true, employeeId: true, status: true },
  });
}

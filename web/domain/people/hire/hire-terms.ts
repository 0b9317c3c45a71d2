import { STATE_CODES } from "~/domain/pay";
import type { Transaction } from "~/platform/db/client";
import { positionOf } from "../employees/job-fields";
import { type JobFields, STANDARD_JOB } from "../employment/history";

/** What was agreed with somebody before the first day, as the offer and its job say it. */
export type Agreed = {
  title: string;
  department: string | null;
  /** `Austin, TX`, or the name of a place. */
  location: string | null;
  /** The place of the job that was offered. */
  placeId: number | null;
  /** Who manages the hire: an account, which may or may not have an employee record. */
  managerUserId: number | null;
  employmentType: string | null;
  salaryAmount: number;
  salaryType: string;
  /** As the job was classified; not known is nonexempt. */
  isExempt: boolean | null;
};

/** A contractor is nobody's employee: such a hire leaves no record. */
export const CONTRACTOR = "contract";

const KINDS: Record<string, string> = {
  "full-time": "full_time",
  "part-time": "part_time",
  internship: "internship",
  temporary: "temporary",
};
const PER_YEAR: Record<string, number> = { annually: 1, monthly: 12, weekly: 52 };

/** The agreed work in the company's own departments, places and people. */
export async function jobOfAgreed(tx: Transaction, organizationId: number, agreed: Agreed): Promise<JobFields> {
  const { title, department, employmentType, salaryAmount, salaryType, isExempt, managerUserId } = agreed;
  const own = department
    ? await tx.department.findFirst({
        where: { organizationId, isActive: true, name: { equals: department, mode: "insensitive" } },
        select: { id: true },
      })
    : null;
  const manager = managerUserId
    ? await tx.employee.findFirst({
        where: { organizationId, userId: managerUserId, status: { notIn: ["draft", "terminated"] } },
        select: { id: true },
      })
    : null;
  const isHourly = salaryType === "hourly";
  return {
    ...STANDARD_JOB,
    positionId: await positionOf(tx, organizationId, title, own?.id ?? null),
    departmentId: own?.id ?? null,
    managerId: manager?.id ?? null,
    workLocationId: await placeOf(tx, organizationId, agreed),
    employmentType: KINDS[employmentType ?? ""] ?? "full_time",
    salary: isHourly ? salaryAmount : salaryAmount * (PER_YEAR[salaryType] ?? 1),
    salaryType: isHourly ? "hourly" : "annual",
    // An hourly wage is no salary, whatever the job was classified as.
    flsaStatus: isExempt && !isHourly ? "exempt" : "nonexempt",
  };
}

/** The company's place that the offer names; where it names none, the place of the job. */
async function placeOf(
  tx: Transaction,
  organizationId: number,
  { location, placeId }: Pick<Agreed, "location" | "placeId">,
): Promise<number | null> {
  if (!location) return placeId;
  const places = await tx.organizationLocation.findMany({ where: { organizationId, isActive: true }, take: 1000 });
  const said = location.trim().toLowerCase();
  const named = places.find(
    ({ name, city, state }) => name.toLowerCase() === said || `${city}, ${state}`.toLowerCase() === said,
  );
  if (named) return named.id;
  const state = STATE_CODES.find((code) => new RegExp(`(^|[\\s,(])${code}\\b`).test(location));
  // An offer for another state does not take on the place of the job.
  return !state || places.find(({ id }) => id === placeId)?.state === state ? placeId : null;
}

import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { addDays, dayOf } from "../plain-days";

/** So long after the day somebody may still turn out not to have come; later they leave like everybody else. */
const FRESH_DAYS = 14;

/** The earliest first day that can still be moved, or turn out not to have been one. */
const earliestFresh = (): string => addDays(today(), -FRESH_DAYS);

/** Whether a first day is to come, or so near that it may turn out not to have been one. */
export const isFresh = ({ status, hireDate }: { status: string; hireDate: Date | null }): boolean =>
  ["onboarding", "active"].includes(status) && hireDate !== null && dayOf(hireDate) >= earliestFresh();

/** Whether this is so long ago that nobody may still turn out not to have come. */
export const isLongAgo = (startDate: string): boolean => startDate < earliestFresh();

/** The employment that goes on or is to begin, held until the end of the transaction. */
export async function holdEmployment(tx: Transaction, organizationId: number, employeeId: number) {
  await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${employeeId} for no key update`;
  const person = await tx.employee.findFirst({ where: { id: employeeId, organizationId } });
  if (!person) throw new NotFound("This employee was not found.");
  const period = await tx.employmentPeriod.findFirst({
    where: { organizationId, employeeId, endDate: null },
    orderBy: { startDate: "desc" },
  });
  const isOpen = period && ["onboarding", "active", "on_leave"].includes(person.status);
  if (!isOpen) throw new Conflict("This person has no first day that could be changed.", { code: "no_first_day" });
  return { person, period, startDate: dayOf(period.startDate) };
}

/** The employment that is about to begin, or may turn out not to have begun. */
export async function holdFresh(tx: Transaction, organizationId: number, employeeId: number) {
  const held = await holdEmployment(tx, organizationId, employeeId);
  if (held.person.status === "on_leave")
    throw new Conflict("Somebody on leave has begun. Plan a last day instead.", { code: "has_begun" });
  if (isLongAgo(held.startDate))
    throw new Conflict(`The first day was ${held.startDate}. Plan a last day instead.`, { code: "has_begun" });
  return held;
}

import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { addDays, dayOf } from "../plain-days";

/** So long after the day somebody may still turn out not to have come; later they leave like everybody else. */
const FRESH_DAYS = 14;

/** The employment that is about to begin, held until the end of the transaction. */
export async function holdFresh(tx: Transaction, organizationId: number, employeeId: number) {
  await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${employeeId} for no key update`;
  const person = await tx.employee.findFirst({ where: { id: employeeId, organizationId } });
  if (!person) throw new NotFound("This employee was not found.");
  const period = await tx.employmentPeriod.findFirst({
    where: { organizationId, employeeId, endDate: null },
    orderBy: { startDate: "desc" },
  });
  const isOpen = period && ["onboarding", "active"].includes(person.status);
  if (!isOpen) throw new Conflict("There is no first day to come.", { code: "no_first_day" });
  const startDate = dayOf(period.startDate);
  if (startDate < addDays(today(), -FRESH_DAYS))
    throw new Conflict(`The first day was ${startDate}. Plan a last day instead.`, { code: "has_begun" });
  return { person, period, startDate };
}

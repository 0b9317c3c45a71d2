import type { Transaction } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { dateOf, dayOf, later } from "../plain-days";
import { closesCircle, type ManagerOf, reportsOf } from "./reporting-line";

type Row = { employeeId: number; managerId: number | null };

/** Who reports to whom on a day, in the whole organization. */
export async function managersAsOf(tx: Transaction, organizationId: number, day: string): Promise<ManagerOf> {
  const rows = await tx.$queryRaw<Row[]>`
    select employee_id as "employeeId", manager_id as "managerId" from employee_positions
    where organization_id = ${organizationId} and is_primary and start_date <= ${dateOf(day)}::date
      and (end_date is null or end_date >= ${dateOf(day)}::date)`;
  return new Map(rows.map(({ employeeId, managerId }) => [employeeId, managerId]));
}

/** Everybody below somebody on a day. */
export const teamOf = async (tx: Transaction, organizationId: number, employeeId: number | null, day: string) =>
  employeeId === null ? new Set<number>() : reportsOf(await managersAsOf(tx, organizationId, day), employeeId);

/**
 * Refuses a manager whom the person would come to manage, on the day of the change or on any later day for which something is
 * decided already. Two changes at once could close a circle together, so they wait for each other.
 */
export async function refuseCircle(
  tx: Transaction,
  organizationId: number,
  { employeeId, managerId, from }: { employeeId: number; managerId: number; from: string },
): Promise<void> {
  if (employeeId === managerId) throw invalidField("managerId", "Nobody can report to themselves.");
  await tx.$executeRaw`select pg_advisory_xact_lock(8127, ${organizationId})`;
  const rows = await tx.$queryRaw<{ day: Date }[]>`
    select distinct start_date as day from employee_positions
    where organization_id = ${organizationId} and is_primary and start_date > ${dateOf(from)}::date order by 1 limit 500`;
  for (const day of [from, ...rows.map((row) => later(from, dayOf(row.day)))]) {
    const managerOf = await managersAsOf(tx, organizationId, day);
    if (closesCircle(managerOf, employeeId, managerId))
      throw invalidField("managerId", `This would close a circle on ${day}: the manager reports to this person.`);
  }
}

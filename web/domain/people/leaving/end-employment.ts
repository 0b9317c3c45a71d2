import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { BEGAN } from "../employment/began";
import { addDays, dateOf, dayOf } from "../plain-days";
import type { LeavingKind } from "./leaving-form";

type Key = { organizationId: number; employeeId: number };

/**
 * Gives an employment its last day: period and work end on it, changes of work that were decided for later days no longer count. Who
 * left before today is gone at once, everybody else by the nightly job.
 */
export async function endEmployment(
  tx: Transaction,
  key: Key,
  { lastDay, kind }: { lastDay: string; kind: LeavingKind },
): Promise<void> {
  const end = dateOf(lastDay);
  const period = await tx.employmentPeriod.findFirstOrThrow({
    where: { ...key, ...BEGAN },
    orderBy: { startDate: "desc" },
    select: { id: true },
  });
  await tx.employmentPeriod.update({
    where: { id: period.id },
    data: { endDate: end, endKind: kind },
    select: { id: true },
  });
  await tx.employeePosition.updateMany({
    where: { ...key, isPrimary: true, startDate: { gt: end } },
    data: { isPrimary: false, note: NEVER_HELD },
  });
  await tx.employeePosition.updateMany({
    where: { ...key, isPrimary: true, OR: [{ endDate: null }, { endDate: { gt: end } }] },
    data: { endDate: end },
  });
  const hasLeft = lastDay < today();
  await tx.employee.update({
    where: { id: key.employeeId },
    data: {
      ...{ terminationDate: end, terminationReason: kind, version: { increment: 1 } },
      ...(hasLeft ? { status: "terminated", isActive: false } : {}),
    },
    select: { id: true },
  });
}

const NEVER_HELD = "Decided for a day after the last one";

/** The employment goes on as if no last day had been said. */
export async function reopenEmployment(tx: Transaction, key: Key): Promise<void> {
  const period = await tx.employmentPeriod.findFirstOrThrow({
    where: { ...key, ...BEGAN },
    orderBy: { startDate: "desc" },
    select: { id: true, startDate: true },
  });
  await tx.employmentPeriod.update({
    where: { id: period.id },
    data: { endDate: null, endKind: null },
    select: { id: true },
  });
  await tx.employeePosition.updateMany({
    where: { ...key, isPrimary: false, note: NEVER_HELD, startDate: { gt: period.startDate } },
    data: { isPrimary: true, note: null },
  });
  const rows = await tx.employeePosition.findMany({
    where: { ...key, isPrimary: true, startDate: { gte: period.startDate } },
    orderBy: { startDate: "asc" },
    select: { id: true, startDate: true },
  });
  // Each row goes on to the day before the next one, the last without end.
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    await tx.employeePosition.update({
      where: { id: row.id },
      data: { endDate: next ? dateOf(addDays(dayOf(next.startDate), -1)) : null },
      select: { id: true },
    });
  }
  const { status } = await tx.employee.findUniqueOrThrow({ where: { id: key.employeeId }, select: { status: true } });
  await tx.employee.update({
    where: { id: key.employeeId },
    data: {
      ...{ terminationDate: null, terminationReason: null, version: { increment: 1 } },
      ...(status === "terminated" ? { status: "active", isActive: true } : {}),
    },
    select: { id: true },
  });
}

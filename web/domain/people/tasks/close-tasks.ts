import type { Transaction } from "~/platform/db/client";

/** Tasks that nobody needs any more are skipped with the reason; what was done stays done. */
export const closeTasks = (
  tx: Transaction,
  {
    organizationId,
    employeeId,
    list,
    reason,
  }: { organizationId: number; employeeId: number; list: string; reason: string },
) =>
  tx.peopleTask.updateMany({
    where: { organizationId, employeeId, list, status: { in: ["todo", "in_progress", "blocked"] } },
    data: { status: "skipped", reason, version: { increment: 1 } },
  });

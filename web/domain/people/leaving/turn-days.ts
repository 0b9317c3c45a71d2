import { today } from "~/platform/clock";
import { inOrganization } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { dateOf } from "../plain-days";

/** Each night: whose first day has come is at work, whose last day has passed has left. The second run of a night finds nothing. */
export async function turnDays({ signal }: { signal?: AbortSignal } = {}): Promise<{ begun: number; left: number }> {
  const day = dateOf(today());
  const { rows } = await pool().query<{ organizationId: number }>(
    `select organizations_with_turned_days($1) as "organizationId"`,
    [today()],
  );
  const done = { begun: 0, left: 0 };
  for (const { organizationId } of rows) {
    if (signal?.aborted) break;
    await inOrganization(organizationId, async (tx) => {
      const begun = await tx.employee.updateMany({
        where: { organizationId, status: "onboarding", hireDate: { lte: day } },
        data: { status: "active", isActive: true, version: { increment: 1 } },
      });
      const leaving = await tx.leaving.findMany({
        where: { organizationId, status: "in_progress", lastDay: { lt: day } },
        select: { employeeId: true },
      });
      const left = await tx.employee.updateMany({
        where: {
          organizationId,
          id: { in: leaving.map(({ employeeId }) => employeeId) },
          status: { in: ["active", "on_leave", "onboarding"] },
          terminationDate: { lt: day },
        },
        data: { status: "terminated", isActive: false, version: { increment: 1 } },
      });
      done.begun += begun.count;
      done.left += left.count;
    });
  }
  return done;
}

import { emitEvent } from "~/domain/events";
import { now, today } from "~/platform/clock";
import { inOrganization } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { recordActivity } from "../activity/record-activity";
import { readPolicies } from "../settings/policies";

/** Takes jobs whose application deadline has passed off the careers page: paused, or closed where the company wants that. */
export async function passDeadlines(): Promise<{ jobs: number }> {
  const day = today();
  const { rows } = await pool().query<{ organizationId: number }>(
    `select organizations_with_passed_deadlines($1) as "organizationId"`,
    [day],
  );
  let jobs = 0;
  for (const { organizationId } of rows) jobs += await passIn(organizationId, day);
  return { jobs };
}

async function passIn(organizationId: number, day: string): Promise<number> {
  return inOrganization(organizationId, async (tx) => {
    const { deadlineAction } = await readPolicies(tx, organizationId);
    const before = new Date(`${day}T00:00:00Z`);
    const passed = await tx.job.findMany({
      where: { organizationId, status: "published", deletedAt: null, applicationDeadline: { lt: before } },
      select: { id: true, title: true },
    });
    for (const { id, title } of passed) {
      const closes = deadlineAction === "closed";
      const { count } = await tx.job.updateMany({
        where: { id, organizationId, status: "published" },
        data: {
          status: deadlineAction,
          version: { increment: 1 },
          ...(closes ? { closeReason: "deadline", closedAt: now() } : {}),
        },
      });
      if (count === 0) continue;
      await recordActivity(
        tx,
        { organizationId },
        {
          type: `job.${deadlineAction}`,
          entity: { type: "job", id },
          title: `${title}: the application deadline has passed`,
        },
      );
      await emitEvent(tx, organizationId, closes ? "job.closed" : "job.paused", { jobId: id });
    }
    return passed.length;
  });
}

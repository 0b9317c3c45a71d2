import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { nextTime, readCron, readTimeZone } from "./cron-times";
import { DECLARED_JOBS, isJobName } from "./declared-jobs";
import { findJob, type JobView } from "./list-jobs";

export type JobChange = {
  isPaused?: boolean;
  /** Null goes back to the declared schedule. */
  cron?: string | null;
  timeZone?: string | null;
  /** The version that the change was made from; a later one is a conflict. */
  version?: number;
};

/** Pauses, resumes or reschedules a job. Times that went by while it was paused are not made up for. */
export async function changeJob(principal: Principal, name: string, change: JobChange): Promise<JobView> {
  const { account } = await requirePermission(principal, "jobs:write");
  if (!isJobName(name)) throw new NotFound("There is no job of this name.");
  const { isPaused } = change;
  const cron = change.cron ? change.cron.trim().replace(/\s+/g, " ") : change.cron;
  const timeZone = change.timeZone ? readTimeZone(change.timeZone) : change.timeZone;
  const declared = DECLARED_JOBS[name];
  const at = now();
  if (cron && !nextTime(readCron(cron), timeZone ?? declared.timeZone, at)) {
    throw invalidField("cron", "This schedule never comes round.");
  }
  await db().$transaction(async (tx) => {
    await tx.jobSchedule.createMany({ data: [{ name, lastSlot: at }], skipDuplicates: true });
    const before = await tx.jobSchedule.findUniqueOrThrow({ where: { name } });
    const { count } = await tx.jobSchedule.updateMany({
      where: { name, version: change.version ?? before.version },
      data: { isPaused, cron, timeZone, lastSlot: at, updatedBy: account.id, version: { increment: 1 } },
    });
    if (count === 0) throw new Conflict("Someone else changed this job. Reload the page.", { code: "stale" });
    await recordAudit(tx, principal, {
      action: "job.change",
      entity: { type: "job", id: name },
      before: { isPaused: before.isPaused, cron: before.cron, timeZone: before.timeZone },
      after: {
        isPaused: isPaused ?? before.isPaused,
        cron: cron === undefined ? before.cron : cron,
        timeZone: timeZone === undefined ? before.timeZone : timeZone,
      },
    });
  });
  return findJob(name);
}

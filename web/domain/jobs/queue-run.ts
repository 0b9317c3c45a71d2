import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { after, now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { isJobName, type JobName } from "./declared-jobs";
import { RUN_VIEW, type RunView, runView } from "./list-runs";
import { wakeScheduler } from "./wake";

/** Runs a job now, by hand; a run that waits or is under way is answered instead of a second one. */
export async function runJob(principal: Principal, name: string): Promise<RunView> {
  const { account } = await requirePermission(principal, "jobs:write");
  if (!isJobName(name)) throw new NotFound("There is no job of this name.");
  const { run, isNew } = await db().$transaction(async (tx) => {
    const queued = await queueOnce(tx, name, { trigger: "manual", startedBy: account.id });
    if (queued.isNew) await recordAudit(tx, principal, { action: "job.run", entity: { type: "job", id: name } });
    return queued;
  });
  if (isNew) wakeScheduler();
  return run;
}

/**
 * Asks for a run because something happened, such as a visitor's wish for news: at most one in `quietMs` for the whole
 * system. Answers whether a run was queued.
 */
export async function requestRun(name: JobName, { quietMs }: { quietMs: number }): Promise<boolean> {
  const since = after(now(), -quietMs);
  const isNew = await db().$transaction(async (tx) => {
    await lockQueue(tx, name);
    const recent = await tx.jobRun.findFirst({ where: { name, startedAt: { gt: since } }, select: { id: true } });
    return recent ? false : (await queueOnce(tx, name, { trigger: "event" })).isNew;
  });
  if (isNew) wakeScheduler();
  return isNew;
}

/** Asks for a run because something waits for it: none while the job is paused, and none beside one that is open. */
export async function requestWaiting(name: JobName): Promise<boolean> {
  const isNew = await db().$transaction(async (tx) => {
    const schedule = await tx.jobSchedule.findUnique({ where: { name }, select: { isPaused: true } });
    return !schedule || schedule.isPaused ? false : (await queueOnce(tx, name, { trigger: "event" })).isNew;
  });
  if (isNew) wakeScheduler();
  return isNew;
}

type Wish = { trigger: "manual" | "event"; startedBy?: number };

async function queueOnce(tx: Transaction, name: string, wish: Wish): Promise<{ run: RunView; isNew: boolean }> {
  await lockQueue(tx, name);
  const open = await tx.jobRun.findFirst({ where: { name, status: { in: ["queued", "running"] } }, select: RUN_VIEW });
  if (open) return { run: runView(open), isNew: false };
  const slot = `${wish.trigger}:${randomToken(12)}`;
  const row = await tx.jobRun.create({
    data: { name, slot, status: "queued", startedAt: now(), ...wish },
    select: RUN_VIEW,
  });
  return { run: runView(row), isNew: true };
}

/** Two wishes at the same moment are one. */
async function lockQueue(tx: Transaction, name: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`job-queue:${name}`}))`;
}

import { after, DAY_MS, now, SECOND_MS } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { takeJobLock } from "./lock";
import type { RunCounts, RunProgress, RunStatus } from "./types";

const SILENT_MS = 30 * SECOND_MS;
const ERROR_LENGTH = 2000;
const AGAIN = "/again";

type Outcome = {
  status: Extract<RunStatus, "done" | "failed" | "timed_out" | "skipped">;
  counts?: RunCounts;
  error?: string;
};

/** Writes down how a run ended; the first word counts. */
export async function finishRun(id: number, { status, counts, error }: Outcome): Promise<void> {
  await db().$executeRaw`
    update job_runs set status = ${status}, counts = ${counts ?? null}::jsonb, error = ${error?.slice(0, ERROR_LENGTH) ?? null},
      finished_at = ${now()}, duration_ms = extract(epoch from ${now()}::timestamptz - started_at) * 1000
    where id = ${id} and status = 'running'`;
}

/** Says that the run is alive and how far it is. */
export async function reportRun(id: number, progress: RunProgress | null): Promise<void> {
  await db().jobRun.updateMany({
    where: { id, status: "running" },
    data: { heartbeatAt: now(), ...(progress && { progress }) },
  });
}

/** A run that ended with its process, not by itself: noted as failed, and queued once more. */
export async function interruptRun(run: { id: number; name: string; slot: string }, error: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.jobRun.updateMany({
      where: { id: run.id, status: "running" },
      data: { status: "failed", error, finishedAt: now() },
    });
    if (count > 0) await queueAgain(tx, run);
  });
}

/** Looks for runs whose process died: silent for a while, and nobody holds the job. Answers how many there were. */
export async function buryDeadRuns(): Promise<number> {
  const { rows: silent } = await pool().query<{ id: number; name: string; slot: string }>({
    name: "job-silent",
    text: "select id, name, slot from job_runs where status = 'running' and heartbeat_at < $1 limit 50",
    values: [after(now(), -SILENT_MS)],
  });
  let dead = 0;
  for (const run of silent) {
    const lock = await takeJobLock(run.name);
    if (!lock) continue;
    await interruptRun(run, "The process ended before the run did.").finally(() => lock.release());
    dead += 1;
  }
  return dead;
}

const DONE_DAYS = 14;
const KEPT_DAYS = 90;

/** Removes old runs: the good ones after two weeks, the others after ninety days. Answers how many. */
export async function sweepRuns(at: Date): Promise<number> {
  const { count } = await db().jobRun.deleteMany({
    where: {
      OR: [
        { status: "done", startedAt: { lt: after(at, -DONE_DAYS * DAY_MS) } },
        { status: { notIn: ["queued", "running"] }, startedAt: { lt: after(at, -KEPT_DAYS * DAY_MS) } },
      ],
    },
  });
  return count;
}

async function queueAgain(tx: Transaction, { name, slot }: { name: string; slot: string }): Promise<void> {
  if (slot.endsWith(AGAIN)) return;
  await tx.jobRun.createMany({
    data: [{ name, slot: `${slot.slice(0, 50)}${AGAIN}`, trigger: "catch_up", status: "queued", startedAt: now() }],
    skipDuplicates: true,
  });
}

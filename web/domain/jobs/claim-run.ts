import { hostname } from "node:os";
import { now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { once } from "~/platform/once";
import { takeJobLock } from "./lock";
import type { DueSlot, RunTrigger } from "./types";

/** A run that this process may do now; nobody else has it, and no other run of the job is under way. */
export type ClaimedRun = {
  id: number;
  name: string;
  slot: string;
  trigger: RunTrigger;
  lost: AbortSignal;
  release: () => Promise<void>;
};

const processId = (): string => once("job-process", () => `${hostname()}:${process.pid}:${randomToken(4)}`.slice(-80));

/** Takes a planned slot, or null when another process had it or the job is still at work. */
export async function claimSlot({ name, slot, trigger, at }: DueSlot): Promise<ClaimedRun | null> {
  const lock = await takeJobLock(name);
  if (!lock) return null;
  try {
    const id = await db().$transaction(async (tx) => {
      // Noted even when the slot was taken: the next look must not find it due again.
      await tx.$executeRaw`update job_schedules set last_slot = greatest(last_slot, ${at}) where name = ${name}`;
      const [row] = await tx.jobRun.createManyAndReturn({
        data: [{ name, slot, trigger, startedAt: now(), heartbeatAt: now(), processId: processId() }],
        skipDuplicates: true,
        select: { id: true },
      });
      return row?.id;
    });
    if (id !== undefined) return { id, name, slot, trigger, ...lock };
  } catch (error) {
    await lock.release();
    throw error;
  }
  await lock.release();
  return null;
}

const QUEUED_SQL = `
  select distinct on (name) id, name, slot, trigger from job_runs where status = 'queued' and name = any($1) order by name, id`;
const START_SQL = `
  update job_runs set status = 'running', started_at = $2, heartbeat_at = $2, process_id = $3
  where id = $1 and status = 'queued' returning id`;

type QueuedRow = { id: number; name: string; slot: string; trigger: RunTrigger };

/** The runs that wait to be started, the oldest of each job. */
export async function queuedRuns(names: readonly string[]): Promise<QueuedRow[]> {
  const { rows } = await pool().query<QueuedRow>({ name: "job-queued", text: QUEUED_SQL, values: [names] });
  return rows;
}

/** Takes a queued run, or null when another process had it or the job is at work: then it stays queued. */
export async function claimQueued(row: QueuedRow): Promise<ClaimedRun | null> {
  const lock = await takeJobLock(row.name);
  if (!lock) return null;
  try {
    const { rowCount } = await pool().query(START_SQL, [row.id, now(), processId()]);
    if (rowCount) return { ...row, ...lock };
  } catch (error) {
    await lock.release();
    throw error;
  }
  await lock.release();
  return null;
}

import type { PoolClient } from "pg";
import { pool } from "~/platform/db/pool";
import { log } from "~/platform/log";

/** First half of the lock's number: keeps jobs apart from other uses of advisory locks. */
const JOB_LOCKS = 7_071;

export type JobLock = { lost: AbortSignal; release: () => Promise<void> };

/**
 * The one right to run a job in all processes, or null when somebody has it. It hangs on a transaction that does nothing else: when
 * the process dies, the lock is free at once. Not on a session, which behind a pooler is somebody else's in the next moment.
 */
export async function takeJobLock(name: string): Promise<JobLock | null> {
  const client = await pool().connect();
  const lost = new AbortController();
  const onLoss = (error: Error) => lost.abort(error);
  const giveBack = (isBroken: boolean) => {
    client.off("error", onLoss);
    client.release(isBroken);
  };
  client.on("error", onLoss);
  try {
    // A job may take longer than a server lets other transactions wait.
    await client.query("begin; set local idle_in_transaction_session_timeout = 0");
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_xact_lock($1, hashtext($2)) as taken",
      [JOB_LOCKS, name],
    );
    if (rows[0]?.taken) return { lost: lost.signal, release: () => unlock(client, name).then(giveBack) };
    await client.query("rollback");
  } catch (error) {
    giveBack(true);
    throw error;
  }
  giveBack(false);
  return null;
}

/** Answers whether the connection is broken. */
async function unlock(client: PoolClient, name: string): Promise<boolean> {
  try {
    await client.query("rollback");
    return false;
  } catch (err) {
    log().warn({ err, job: name }, "the connection that held the job's lock is gone");
    return true;
  }
}

import { pool } from "./db/pool";

/** Removes rate-limit windows and kept first answers that have run out. */
export async function sweepCounters(at: Date): Promise<{ windows: number; answers: number }> {
  const windows = await pool().query("delete from rate_limits where expires_at < $1", [at]);
  const answers = await pool().query("delete from idempotency_keys where expires_at < $1", [at]);
  return { windows: windows.rowCount ?? 0, answers: answers.rowCount ?? 0 };
}

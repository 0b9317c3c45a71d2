import { MINUTE_MS, now } from "./clock";
import { config } from "./config";
import { pool } from "./db/pool";
import { TooMany } from "./errors";

export type RateState = { limit: number; remaining: number; resetSeconds: number };

type Rule = { key: string; max: number; windowSeconds: number; cost?: number };

const COUNT_SQL = `
  insert into rate_limits (key, window_start, count, expires_at) values ($1, $2, $3, $4)
  on conflict (key, window_start) do update set count = rate_limits.count + excluded.count
  returning count`;

/**
 * Counts one use in the present window and refuses past the limit. The counters are in PostgreSQL, so that any number
 * of web processes share them.
 */
export async function consumeRate({ key, max, windowSeconds, cost = 1 }: Rule): Promise<RateState | null> {
  if (!config().RATE_LIMIT) return null;
  const windowMs = windowSeconds * 1000;
  const at = now().getTime();
  const start = at - (at % windowMs);
  const ends = start + windowMs;
  const values = [key.slice(0, 160), new Date(start), cost, new Date(ends + MINUTE_MS)];
  const { rows } = await pool().query<{ count: number }>({ name: "rate-count", text: COUNT_SQL, values });
  const used = rows[0]?.count ?? 0;
  const resetSeconds = Math.max(1, Math.ceil((ends - at) / 1000));
  if (used > max) {
    throw new TooMany(`Too many requests. Try again in ${waitText(resetSeconds)}.`, {
      retryAfterSeconds: resetSeconds,
    });
  }
  return { limit: max, remaining: max - used, resetSeconds };
}

function waitText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

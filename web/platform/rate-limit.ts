import { MINUTE_MS, now } from "./clock";
import { config } from "./config";
import { gathered } from "./db/gathered";
import { pool } from "./db/pool";
import { TooMany } from "./errors";
import { networkOf } from "./network/internet-address";
import { once } from "./once";

export type RateState = { limit: number; remaining: number; resetSeconds: number; isOver: boolean };

type Rule = {
  key: string;
  max: number;
  windowSeconds: number;
  cost?: number;
  /** The address of who is counted; its network shares the limit. */
  from?: string;
};

/** In the order of the keys, so that two statements wait for each other's rows in one direction only. */
const COUNT_SQL = `
  insert into rate_limits (key, window_start, count, expires_at)
  select * from unnest($1::text[], $2::timestamptz[], $3::int[], $4::timestamptz[]) as given (key, starts, cost, expires)
  order by key, starts
  on conflict (key, window_start) do update set count = rate_limits.count + excluded.count
  returning key, window_start as start, count`;

type Use = { key: string; start: Date; cost: number; expires: Date };

const rowOf = ({ key, start }: { key: string; start: Date }): string => `${start.getTime()} ${key}`;

/** Uses of one moment are counted in one statement; each is told the count as it stood after it. */
async function countAll(uses: Use[]): Promise<number[]> {
  const sums = new Map<string, Use>();
  for (const use of uses) sums.set(rowOf(use), { ...use, cost: use.cost + (sums.get(rowOf(use))?.cost ?? 0) });
  const each = [...sums.values()];
  const { rows } = await pool().query<{ key: string; start: Date; count: number }>({
    name: "rate-count",
    text: COUNT_SQL,
    values: [
      each.map(({ key }) => key),
      each.map(({ start }) => start),
      each.map(({ cost }) => cost),
      each.map(({ expires }) => expires),
    ],
  });
  const before = new Map(rows.map((row) => [rowOf(row), row.count - (sums.get(rowOf(row))?.cost ?? 0)]));
  return uses.map((use) => {
    const count = (before.get(rowOf(use)) ?? 0) + use.cost;
    before.set(rowOf(use), count);
    return count;
  });
}

const count = (use: Use): Promise<number> => once("rate-count", () => gathered(countAll))(use);

/**
 * Counts one use in the present window, also past the limit (`isOver`); null where limits are off. The counters are in PostgreSQL,
 * so that any number of web processes share them.
 */
export async function countRate({ key: rule, max, windowSeconds, cost = 1, from }: Rule): Promise<RateState | null> {
  if (!config().RATE_LIMIT) return null;
  const key = from === undefined ? rule : `${rule}:${networkOf(from)}`;
  const windowMs = windowSeconds * 1000;
  const at = now().getTime();
  const start = at - (at % windowMs);
  const ends = start + windowMs;
  const expires = new Date(ends + MINUTE_MS);
  const used = await count({ key: key.slice(0, 160), start: new Date(start), cost, expires });
  const resetSeconds = Math.max(1, Math.ceil((ends - at) / 1000));
  return { limit: max, remaining: Math.max(0, max - used), resetSeconds, isOver: used > max };
}

/** Counts one use and refuses past the limit. */
export async function consumeRate(rule: Rule): Promise<RateState | null> {
  const state = await countRate(rule);
  if (state) refuseOver(state);
  return state;
}

export function refuseOver({ isOver, resetSeconds }: RateState): void {
  if (!isOver) return;
  throw new TooMany(`Too many requests. Try again in ${waitText(resetSeconds)}.`, { retryAfterSeconds: resetSeconds });
}

function waitText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

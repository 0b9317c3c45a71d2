import { MINUTE_MS, now, SECOND_MS } from "../clock";
import { config } from "../config";
import { queryPrepared } from "../db/pool";

const RESERVE_SQL = `
  insert into rate_limits (key, window_start, count, expires_at) values ('mail-rate', $1, $2, $3)
  on conflict (key, window_start) do update set count = rate_limits.count + excluded.count
  returning count`;

/**
 * Asks for so many mails of this second's share and answers how many may leave. All processes draw on one count, so
 * that `MAIL_RATE` holds for the whole installation; 0 means no limit.
 */
export async function reserveMails(wanted: number): Promise<number> {
  const rate = config().MAIL_RATE;
  if (rate === 0) return wanted;
  const at = now().getTime();
  const start = at - (at % SECOND_MS);
  const values = [new Date(start), wanted, new Date(start + MINUTE_MS)];
  const [row] = await queryPrepared<{ count: number }>("mail-rate", RESERVE_SQL, values);
  const usedBefore = (row?.count ?? 0) - wanted;
  return Math.min(wanted, Math.max(0, rate - usedBefore));
}

/** Until the next second begins. */
export const nextShare = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, SECOND_MS - (now().getTime() % SECOND_MS) + 1));

import { after, DAY_MS, MINUTE_MS, now } from "~/platform/clock";
import { pool } from "~/platform/db/pool";

/** A process that died in the middle of a call: somebody else makes it again. */
export const STALE_MS = 2 * MINUTE_MS;
/** How long events can be read again, and their deliveries. */
export const EVENT_DAYS = 30;

/** Numbers the events of which the transactions are through, and makes a delivery for each webhook that listens. */
export async function settleEvents(): Promise<number> {
  const { rows } = await pool().query<{ settled: number }>("select settle_events($1) as settled", [now()]);
  return rows[0]?.settled ?? 0;
}

/** Whether an event or a call waits to be dealt with. */
export async function webhooksWait(): Promise<boolean> {
  const values = [now(), after(now(), -STALE_MS)];
  const text = "select webhooks_wait($1, $2) as waits";
  const { rows } = await pool().query<{ waits: boolean }>({ name: "webhooks-wait", text, values });
  return rows[0]?.waits ?? false;
}

/** Removes what is older than events are kept. */
export async function forgetEvents(at: Date): Promise<{ removed: number }> {
  const { rows } = await pool().query<{ gone: number }>("select forget_events($1) as gone", [
    after(at, -EVENT_DAYS * DAY_MS),
  ]);
  return { removed: rows[0]?.gone ?? 0 };
}

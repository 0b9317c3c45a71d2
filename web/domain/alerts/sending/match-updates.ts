import { after, DAY_MS } from "~/platform/clock";
import { pool } from "~/platform/db/pool";
import { TIME_ZONES } from "../subscribers/alert-forms";
import { placeNames } from "../subscribers/alert-places";

/** What is older when it is first seen is told to nobody by mail. */
const NEWS_DAYS = 7;
/** Readers per statement: short transactions, and memory that does not grow with the readers. */
const READERS_PER_STEP = 50_000;
const STEP_TIMEOUT_MS = 120_000;
/** Steps at once: the rows with their indices are work for one core each. */
const LANES = 2;

type Waiting = { id: number; jurisdiction: string; city: string | null; category: string; timestamp: Date };
type Progress = { done: number; total: number; text: string };
type Options = { now: Date; signal?: AbortSignal; report?: (progress: Progress) => void };

const WAITING_SQL = `
  select id, jurisdiction, city, category, timestamp from law_updates
  where status = 'approved' and matched_at is null and timestamp <= $1 order by id limit 500`;

/** Writes for each approved update who is to hear of it and when. Run again, it goes on where it was stopped. */
export async function matchUpdates({ now, signal, report }: Options): Promise<{ updates: number; recipients: number }> {
  const { rows: waiting } = await pool().query<Waiting>(WAITING_SQL, [now]);
  const counts = { updates: 0, recipients: 0 };
  for (const update of waiting) {
    if (signal?.aborted) break;
    if (update.timestamp > after(now, -NEWS_DAYS * DAY_MS)) counts.recipients += await matchOne(update, now, signal);
    if (signal?.aborted) break;
    await pool().query("update law_updates set matched_at = $2 where id = $1 and matched_at is null", [update.id, now]);
    counts.updates += 1;
    report?.({ done: counts.updates, total: waiting.length, text: `${counts.recipients} readers` });
  }
  return counts;
}

async function matchOne(update: Waiting, now: Date, signal?: AbortSignal): Promise<number> {
  const names = await placeNames();
  const cities = update.city ? names.cityForms(update.jurisdiction, update.city) : [];
  const place = [update.id, now, update.jurisdiction, cities, update.category];
  await admitWatchers(update.id, now);
  const { rows } = await pool().query<{ first: number | null; last: number | null }>(
    "select min(id) as first, max(id) as last from subscribers",
  );
  const last = rows[0]?.last ?? 0;
  let next = rows[0]?.first ?? 1;
  /** Each lane takes the next readers until none are left. */
  const lane = async () => {
    let recipients = 0;
    while (next <= last && !signal?.aborted) {
      const from = next;
      next += READERS_PER_STEP;
      recipients += await matchStep([...place, from, from + READERS_PER_STEP, TIME_ZONES]);
    }
    return recipients;
  };
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
  let recipients = 0;
  for (const end of ends) {
    if (end.status === "rejected") throw end.reason;
    recipients += end.value;
  }
  return recipients;
}

/** One step may work for longer than a page, and sorts its readers in memory. */
async function matchStep(values: unknown[]): Promise<number> {
  const client = await pool().connect();
  try {
    await client.query(`begin; set local statement_timeout = ${STEP_TIMEOUT_MS}; set local work_mem = '32MB'`);
    const { rowCount } = await client.query({ ...MATCH, values });
    await client.query("commit");
    return rowCount ?? 0;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * One row per reader and update, whatever the number of subscriptions that fit; the earliest wins. A state's readers hear
 * of its cities, a city's readers of their city and of what the state decides for everybody. The moments of the digests
 * are worked out once per statement, six of each time zone in a row: daily, then Monday to Friday.
 */
const MATCH = {
  name: "alert-match",
  text: `
    insert into email_notifications (subscriber_id, law_update_id, subscription_id, due_at, created_at)
    with slots as materialized (
      select array_agg(alert_due_at($2, case slot when 0 then 'daily' else 'weekly' end, slot, zone) order by place, slot) as at
      from unnest($8::text[]) with ordinality zones (zone, place), generate_series(0, 5) slot)
    select distinct on (s.id) s.id, $1::int, wish.subscription_id,
      case wish.cadence when 'instant' then $2 else coalesce((select at from slots)[
        (array_position($8::text[], s.time_zone::text) - 1) * 6 + 1
          + case wish.cadence when 'daily' then 0 else coalesce(wish.weekday, 1) end], $2) end, $2
    from subscribers s join (
      select p.subscriber_id, p.id as subscription_id, p.cadence, p.weekday
      from subscriptions p
      where p.subscriber_id >= $6 and p.subscriber_id < $7 and p.is_active and p.jurisdiction in ($3, 'ALL')
        and (p.city is null or cardinality($4::text[]) = 0 or p.city = any($4::text[]))
        and (p.categories = '{}' or $5 = any(p.categories))
      union all
      select w.subscriber_id, null, 'instant', null
      from law_update_laws l join law_watches w on w.law_id = l.law_id
      where l.law_update_id = $1 and w.subscriber_id >= $6 and w.subscriber_id < $7
      union all
      select o.id, null, 'instant', null
      from law_update_laws l join law_watches w on w.law_id = l.law_id join subscribers o on o.user_id = w.user_id
      where l.law_update_id = $1 and o.id >= $6 and o.id < $7
    ) wish on wish.subscriber_id = s.id
    where s.id >= $6 and s.id < $7
      and s.is_active and s.confirmed_at is not null and s.unsubscribed_at is null and s.bounced_at is null
    order by s.id, 4
    on conflict (subscriber_id, law_update_id) do nothing`,
};

const WATCHERS_SQL = `
  insert into subscribers (email, first_name, user_id, confirmed_at, subscribed_at, unsubscribe_token, time_zone, updated_at)
  select u.email, u.first_name, u.id, u.email_verified_at, $2, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    coalesce((select name from unnest(array['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix',
      'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu']) name where name = u.time_zone), 'America/New_York'), $2
  from (select distinct w.user_id from law_update_laws l join law_watches w on w.law_id = l.law_id
        where l.law_update_id = $1 and w.user_id is not null) watcher
  join users u on u.id = watcher.user_id
  where u.is_active and u.email_verified_at is not null
  on conflict (email) do update set user_id = coalesce(subscribers.user_id, excluded.user_id)`;

/** Who watches a law with an account and a confirmed address becomes a reader with the first mail about that law. */
async function admitWatchers(updateId: number, now: Date): Promise<void> {
  await pool().query({ name: "alert-watchers", text: WATCHERS_SQL, values: [updateId, now] });
}

import type { PoolClient } from "pg";
import { after, DAY_MS } from "~/platform/clock";
import { pool } from "~/platform/db/pool";
import { log } from "~/platform/log";
import { TIME_ZONES } from "../subscribers/alert-forms";
import { placeNames } from "../subscribers/alert-places";

/** What is older when it is first seen is told to nobody by mail. */
const NEWS_DAYS = 7;
/** Readers per statement: short transactions, and memory that does not grow with the readers. */
const READERS_PER_STEP = 50_000;
const STEP_TIMEOUT_MS = 120_000;

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
  const client = await pool().connect();
  try {
    await client.query(`set statement_timeout = ${STEP_TIMEOUT_MS}`);
    await admitWatchers(client, update.id, now);
    const { rows } = await client.query<{ first: number | null; last: number | null }>(
      "select min(id) as first, max(id) as last from subscribers",
    );
    const { first, last } = rows[0] ?? {};
    let recipients = 0;
    for (let from = first ?? 1; from <= (last ?? 0) && !signal?.aborted; from += READERS_PER_STEP) {
      const step = await client.query({ ...MATCH, values: [...place, from, from + READERS_PER_STEP, TIME_ZONES] });
      recipients += step.rowCount ?? 0;
    }
    return recipients;
  } finally {
    await client.query("reset statement_timeout").catch((err) => log().warn({ err }, "time-out not reset"));
    client.release();
  }
}

/**
 * One row per reader and update, whatever the number of subscriptions that fit; the earliest wins. A state's readers hear
 * of its cities, a city's readers of their city and of what the state decides for everybody.
 */
const MATCH = {
  name: "alert-match",
  text: `
    insert into email_notifications (subscriber_id, law_update_id, subscription_id, due_at, created_at)
    with slots as materialized (
      select cadence, weekday, zone, alert_due_at($2, cadence, weekday, zone) as at
      from unnest($8::text[]) zone, (values ('daily', 0), ('weekly', 1), ('weekly', 2), ('weekly', 3), ('weekly', 4), ('weekly', 5))
        period (cadence, weekday))
    select distinct on (s.id) s.id, $1::int, wish.subscription_id, coalesce(slots.at, $2), $2
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
    left join slots on slots.zone = s.time_zone and slots.cadence = wish.cadence
      and slots.weekday = case wish.cadence when 'daily' then 0 else coalesce(wish.weekday, 1) end
    where s.is_active and s.confirmed_at is not null and s.unsubscribed_at is null and s.bounced_at is null
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
async function admitWatchers(client: PoolClient, updateId: number, now: Date): Promise<void> {
  await client.query({ name: "alert-watchers", text: WATCHERS_SQL, values: [updateId, now] });
}

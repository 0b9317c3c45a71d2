import { pool } from "~/platform/db/pool";

/** So many confirmed readers, made in the database. `due`: the update concerns all of them. */
export async function seedReaders(count: number): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(
      `insert into subscribers (email, first_name, jurisdiction, confirmed_at, unsubscribe_token, updated_at, time_zone)
       select 'reader' || n || '@example.com', 'Reader', 'CA', now(), md5('s' || n), now(),
         (array['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])[1 + n % 4]
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into subscriptions (subscriber_id, jurisdiction, categories, cadence, weekday, unsubscribe_token, updated_at)
       select id, 'CA', case when id % 3 = 0 then array['Wage and Hour', 'Harassment'] else '{}' end,
         (array['instant', 'instant', 'daily', 'weekly'])[1 + id % 4], 1 + id % 5, md5('p' || id), now()
       from subscribers`,
    );
    // Only the owner may; in life the server does it by itself.
    await client.query("set role none; analyze subscribers, subscriptions; set role statewise_app");
  } finally {
    await client.query("reset statement_timeout");
    client.release();
  }
}

export async function seedUpdate(title: string): Promise<number> {
  const { rows } = await pool().query<{ id: number }>(
    `insert into law_updates (dedupe_key, kind, title, description, risk_level, jurisdiction, category, status, updated_at)
     values (md5(random()::text), 'manual', $1, 'The rate goes up on January 1. Employers post the new notice.', 'HIGH', 'CA',
       'Wage and Hour', 'approved', now()) returning id`,
    [title],
  );
  return rows[0]?.id ?? 0;
}

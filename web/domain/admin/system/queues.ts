import { after, DAY_MS, now } from "~/platform/clock";
import { pool } from "~/platform/db/pool";

const MAILS_SQL = `
  select 'Mails to send' as name, count(*)::int as waiting, min(next_attempt_at) as oldest from mails where state in ('queued', 'failed')
  union all select 'Mails given up', count(*)::int, min(created_at) from mails where state = 'gave_up'`;

const QUEUES_SQL = `
  select 'Alerts to send' as name, count(*)::int as waiting, min(due_at) as oldest from email_notifications where delivery_status = 'pending'
  union all select 'Payment tasks', count(*)::int, min(next_attempt_at) from payment_tasks where state in ('queued', 'running')
  union all select 'Payment events to apply', count(*)::int, min(received_at) from payment_events where status in ('received', 'failed')
  union all select 'Webhook deliveries', count(*)::int, min(next_attempt_at) from webhook_deliveries where state in ('queued', 'running')
  union all select 'Runs of jobs', count(*)::int, min(started_at) from job_runs where status in ('queued', 'running')
  union all select 'Bulk operations', count(*)::int, min(created_at) from bulk_operations where status in ('queued', 'running')
  union all select 'Notes of figures', count(*)::int, null from (select 1 from figure_changes limit 100000) notes`;

type Queue = { name: string; waiting: number; oldest: Date | null };

/** What waits to be done, by kind of work. */
export async function readQueues(): Promise<Queue[]> {
  const client = await pool().connect();
  try {
    // Mails and deliveries stand behind the wall of their organization; this opens what is counted, for one transaction.
    await client.query("begin read only");
    await client.query("select set_config('app.opening', 'outbox', true)");
    const mails = (await client.query<Queue>(MAILS_SQL)).rows;
    await client.query("select set_config('app.opening', 'due_deliveries', true)");
    return [...mails, ...(await client.query<Queue>(QUEUES_SQL)).rows];
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

const JOBS_SQL = `
  select name, max(finished_at) filter (where status = 'done') as "lastDone",
         count(*) filter (where status in ('failed', 'timed_out') and started_at > $1)::int as failed
  from job_runs where started_at > $2 group by name order by name`;

/** Every job runs at least once a week. */
const LOOK_BACK_MS = 40 * DAY_MS;

export type OperationFigures = {
  queues: Queue[];
  jobs: { name: string; lastDone: Date | null; failed: number }[];
};

/** What a monitor must see of the work behind the screens: queues, and how each job last ended. */
export async function operationFigures(): Promise<OperationFigures> {
  const since = [after(now(), -DAY_MS), after(now(), -LOOK_BACK_MS)];
  const [queues, jobs] = await Promise.all([
    readQueues(),
    pool().query<OperationFigures["jobs"][number]>(JOBS_SQL, since),
  ]);
  return { queues, jobs: jobs.rows };
}

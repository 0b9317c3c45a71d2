import { pool } from "~/platform/db/pool";

const SETTLE_SQL = `
  update email_notifications n
  set delivery_status = case m.state when 'sent' then 'sent' when 'suppressed' then 'suppressed' else 'failed' end,
    sent_at = m.sent_at, error_message = m.last_error
  from mails m
  where m.id = n.mail_id and n.delivery_status = 'queued' and m.state in ('sent', 'gave_up', 'suppressed')
    and n.id in (
      select q.id from email_notifications q join mails d on d.id = q.mail_id
      where q.delivery_status = 'queued' and d.state in ('sent', 'gave_up', 'suppressed') limit 20000)
  returning n.subscriber_id as "subscriberId", n.sent_at as "sentAt"`;

const NOTIFIED_SQL = `
  update subscribers s set last_notified = greatest(s.last_notified, told.at)
  from (select id, max(at) as at from unnest($1::int[], $2::timestamptz[]) told (id, at) group by id) told where s.id = told.id`;

/** Readers whose mailbox is gone, or who complained, get no further alerts; who was cleared gets them again. */
const BOUNCED_SQL = `
  update subscribers s set bounced_at = b.at
  from (select email, max(occurred_at) as at from bounces where cleared_at is null and kind in ('hard', 'complaint')
        group by email) b
  where b.email = s.email and s.bounced_at is null`;
const CLEARED_SQL = `
  update subscribers s set bounced_at = null
  where s.bounced_at is not null and not exists (
    select 1 from bounces b where b.email = s.email and b.cleared_at is null and b.kind in ('hard', 'complaint'))`;
const ORPHANED_SQL = `
  update email_notifications set delivery_status = 'suppressed', error_message = 'Not sent: the reader was removed'
  where delivery_status = 'pending' and subscriber_id is null`;

/** Writes into the alerts what became of their mails, and keeps readers out whose mail comes back. */
export async function settleNotifications(): Promise<{ settled: number; bounced: number }> {
  let settled = 0;
  for (;;) {
    const { rows } = await pool().query<{ subscriberId: number | null; sentAt: Date | null }>(SETTLE_SQL);
    if (rows.length === 0) break;
    settled += rows.length;
    const told = rows.filter((row) => row.subscriberId !== null && row.sentAt !== null);
    await pool().query(NOTIFIED_SQL, [told.map((row) => row.subscriberId), told.map((row) => row.sentAt)]);
  }
  await pool().query(ORPHANED_SQL);
  await pool().query(CLEARED_SQL);
  const { rowCount } = await pool().query(BOUNCED_SQL);
  return { settled, bounced: rowCount ?? 0 };
}

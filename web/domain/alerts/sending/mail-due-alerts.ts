import { config } from "~/platform/config";
import { db, type Transaction } from "~/platform/db/client";
import type { SubscriberModel as Subscriber } from "~/platform/db/generated/models";
import { kickMail } from "~/platform/mail/kick-mail";
import { type MailOrder, queueMails } from "~/platform/mail/queue-mail";
import { type PlaceNames, placeNames } from "../subscribers/alert-places";
import { alertMail, type DueAlert } from "./alert-mail";

const READERS_PER_STEP = 500;

/** `subscriberId`: only this reader's. */
type Options = { now: Date; signal?: AbortSignal; limit?: number; subscriberId?: number };
export type MailedCounts = { mails: number; alerts: number; suppressed: number };

/**
 * Makes one mail per reader of everything that is due, in the transaction that marks the alerts: each alert is in one mail,
 * however many processes run and whenever one of them dies.
 */
export async function mailDueAlerts({ now, signal, limit = 1_000_000, subscriberId }: Options): Promise<MailedCounts> {
  const counts: MailedCounts = { mails: 0, alerts: 0, suppressed: 0 };
  const names = await placeNames();
  while (counts.mails < limit && !signal?.aborted) {
    const step = await db().$transaction((tx) => mailStep(tx, now, names, subscriberId), { timeout: 60_000 });
    if (!step) break;
    counts.mails += step.mails;
    counts.alerts += step.alerts;
    counts.suppressed += step.suppressed;
    kickMail();
  }
  return counts;
}

async function mailStep(
  tx: Transaction,
  now: Date,
  names: PlaceNames,
  subscriberId: number | undefined,
): Promise<MailedCounts | null> {
  const readers = await claimReaders(tx, now, subscriberId ?? null);
  if (readers.length === 0) return null;
  const alerts = await dueAlerts(tx, readers, now);
  const orders: MailOrder<"alert-digest">[] = [];
  const mailed: bigint[] = [];
  const subjects: string[] = [];
  const keys: string[] = [];
  const suppressed: bigint[] = [];
  for (const reader of readers) {
    const own = alerts.get(reader.id) ?? [];
    const told = own.filter(({ status }) => mayBeTold(reader) && status === "approved");
    const toldIds = new Set(told.map(({ id }) => id));
    suppressed.push(...own.filter(({ id }) => !toldIds.has(id)).map(({ id }) => id));
    if (told.length === 0) continue;
    const { order, subject } = alertMail(reader, told, names, config().appUrl);
    orders.push(order);
    for (const { id } of told) {
      mailed.push(id);
      subjects.push(subject);
      keys.push(order.dedupeKey ?? "");
    }
  }
  await queueMails(tx, orders);
  await markQueued(tx, mailed, subjects, keys);
  await markSuppressed(tx, suppressed);
  return { mails: orders.length, alerts: mailed.length, suppressed: suppressed.length };
}

/** Between the match and its digest a reader may have left. */
const mayBeTold = (reader: Subscriber): boolean =>
  reader.isActive && reader.confirmedAt !== null && reader.unsubscribedAt === null && reader.bouncedAt === null;

/** Readers with something due that no other process is at; their rows stay locked until the mails are written. */
async function claimReaders(tx: Transaction, now: Date, only: number | null): Promise<Subscriber[]> {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    select s.id from subscribers s
    where s.id in (
      select subscriber_id from email_notifications
      where delivery_status = 'pending' and due_at <= ${now} and subscriber_id is not null
        and (${only}::int is null or subscriber_id = ${only}::int)
      order by due_at, id
      limit ${READERS_PER_STEP * 4})
    limit ${READERS_PER_STEP} for update skip locked`;
  return tx.subscriber.findMany({ where: { id: { in: locked.map(({ id }) => id) } } });
}

async function dueAlerts(tx: Transaction, readers: Subscriber[], now: Date): Promise<Map<number, DueAlert[]>> {
  const rows = await tx.$queryRaw<DueAlert[]>`
    select n.id, n.subscriber_id as "subscriberId", u.id as "updateId", u.title, u.description, u.risk_level as "riskLevel",
      u.jurisdiction, u.city, u.category, u.effective_date as "effectiveDate", u.comments_close_on as "commentsCloseOn", u.status,
      p.cadence, p.unsubscribe_token as "placeToken", p.id as "subscriptionId", p.jurisdiction as "placeJurisdiction", p.city as "placeCity"
    from email_notifications n
    left join law_updates u on u.id = n.law_update_id
    left join subscriptions p on p.id = n.subscription_id
    where n.subscriber_id = any(${readers.map(({ id }) => id)}) and n.delivery_status = 'pending' and n.due_at <= ${now}
    order by n.subscriber_id, case u.risk_level when 'HIGH' then 1 when 'MEDIUM' then 2 else 3 end, n.id`;
  const found = new Map<number, DueAlert[]>();
  for (const row of rows) {
    const own = found.get(row.subscriberId);
    if (own) own.push(row);
    else found.set(row.subscriberId, [row]);
  }
  return found;
}

async function markQueued(tx: Transaction, ids: bigint[], subjects: string[], keys: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$executeRaw`
    update email_notifications n set delivery_status = 'queued', email_subject = told.subject, mail_id = m.id
    from unnest(${ids}::bigint[], ${subjects}::text[], ${keys}::text[]) told (id, subject, key)
    join mails m on m.dedupe_key = told.key
    where n.id = told.id`;
}

async function markSuppressed(tx: Transaction, ids: bigint[]): Promise<void> {
  if (ids.length === 0) return;
  const errorMessage = "Not sent: the reader had left, or the update was withdrawn";
  await tx.emailNotification.updateMany({
    where: { id: { in: ids } },
    data: { deliveryStatus: "suppressed", errorMessage },
  });
}

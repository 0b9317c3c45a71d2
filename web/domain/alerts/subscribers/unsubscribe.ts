import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { placeNames } from "./alert-places";

export type UnsubscribeView = {
  email: string;
  /** The one place that the link ends; null when it ends all alerts. */
  place: string | null;
  /** Whether the alerts of the link have ended already. */
  ended: boolean;
};

const dead = () => new NotFound("This link does not work. It may be cut off: open it from the mail again.");

/** The subscription, or the reader, that an unsubscribe token belongs to. */
async function ownerOf(tx: Transaction, token: string) {
  if (!/^[\w-]{20,64}$/.test(token)) throw dead();
  const subscriber = await tx.subscriber.findUnique({ where: { unsubscribeToken: token } });
  if (subscriber) return { subscriber, subscription: null };
  const subscription = await tx.subscription.findUnique({
    where: { unsubscribeToken: token },
    include: { subscriber: true },
  });
  if (!subscription) throw dead();
  return { subscriber: subscription.subscriber, subscription };
}

/** What an unsubscribe link will end. */
export async function describeUnsubscribe(token: string): Promise<UnsubscribeView> {
  const { subscriber, subscription } = await ownerOf(db(), token);
  const left = subscriber.unsubscribedAt !== null;
  if (!subscription) return { email: maskedAddress(subscriber.email), place: null, ended: left };
  const { label } = await placeNames();
  const ended = left || !subscription.isActive;
  return { email: maskedAddress(subscriber.email), place: label(subscription), ended };
}

/** Ends the alerts of a link at once, without a question; a second time is no error. */
export async function unsubscribe(token: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { subscriber, subscription } = await ownerOf(tx, token);
    if (subscription) {
      await tx.subscription.update({ where: { id: subscription.id }, data: { isActive: false } });
    } else if (!subscriber.unsubscribedAt) {
      await tx.subscriber.update({ where: { id: subscriber.id }, data: { isActive: false, unsubscribedAt: now() } });
      await stopWaitingMails(tx, subscriber.id);
    }
    await recordAudit(
      tx,
      { kind: "visitor" },
      { action: "subscriber.leave", entity: entityOf(subscriber, subscription) },
    );
  });
}

/** Takes an unsubscription back. */
export async function resubscribe(token: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { subscriber, subscription } = await ownerOf(tx, token);
    if (!subscriber.confirmedAt) throw dead();
    if (subscription) await tx.subscription.update({ where: { id: subscription.id }, data: { isActive: true } });
    if (subscriber.unsubscribedAt) {
      await tx.subscriber.update({ where: { id: subscriber.id }, data: { isActive: true, unsubscribedAt: null } });
    }
    await recordAudit(
      tx,
      { kind: "visitor" },
      { action: "subscriber.return", entity: entityOf(subscriber, subscription) },
    );
  });
}

const entityOf = (subscriber: { id: number }, subscription: { id: number } | null) =>
  subscription ? { type: "subscription", id: subscription.id } : { type: "subscriber", id: subscriber.id };

/** Alerts that wait in the outbox do not leave any more. */
async function stopWaitingMails(tx: Transaction, subscriberId: number): Promise<void> {
  await tx.mail.updateMany({
    where: { subscriberId, category: "alert", state: { in: ["queued", "failed"] } },
    data: { state: "suppressed", lastError: "The reader unsubscribed", secretEncrypted: null },
  });
}

/** Enough to recognise one's own address; a link that was passed on does not tell it to others. */
function maskedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}

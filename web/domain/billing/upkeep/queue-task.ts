import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";

type Cancellation = { provider: string; providerSubscriptionId: string; reason: string };

/** Ends an agreement at the provider, however often the process dies on the way. */
export async function queueCancellation(tx: Transaction, cancellation: Cancellation): Promise<void> {
  await tx.paymentTask.createMany({
    data: [
      {
        kind: "cancel_subscription",
        dedupeKey: `cancel_subscription:${cancellation.providerSubscriptionId}`,
        payload: { ...cancellation, atOnce: true },
        nextAttemptAt: now(),
      },
    ],
    skipDuplicates: true,
  });
}

/** Every refund of a purchase that was begun. */
export const refundTasksOf = (tx: Transaction, purchaseId: number) =>
  tx.paymentTask.findMany({
    where: { OR: [{ dedupeKey: `refund:${purchaseId}` }, { dedupeKey: { startsWith: `refund:${purchaseId}:` } }] },
    select: { id: true, state: true },
  });

export const SENT_BACK = "The bank sent the money back: this card cannot take it.";

/** A refund that came back days later waits for a person, like one that could never be made. */
export async function noteRefundSentBack(tx: Transaction, purchase: Purchase, amount: number): Promise<void> {
  const tasks = await refundTasksOf(tx, purchase.id);
  // The task that makes it is still at work and finds out by itself.
  if (tasks.some(({ state }) => state !== "done")) return;
  const dedupeKey = await queueRefund(tx, purchase, { amount, number: tasks.length });
  await tx.paymentTask.updateMany({ where: { dedupeKey }, data: { state: "gave_up", lastError: SENT_BACK } });
}

type Refund = {
  /** Cents; all that is left without it. */
  amount?: number;
  /** How many refunds of this purchase were begun before. */
  number?: number;
};

/** Gives money of a purchase back, once for each number; answers the name of the task. */
export async function queueRefund(tx: Transaction, purchase: Purchase, { amount, number = 0 }: Refund = {}) {
  const { id, provider, stripePaymentIntentId } = purchase;
  const dedupeKey = number === 0 ? `refund:${id}` : `refund:${id}:${number}`;
  if (!provider || !stripePaymentIntentId) return dedupeKey;
  await tx.paymentTask.createMany({
    data: [
      {
        kind: "refund",
        dedupeKey,
        payload: { provider, paymentId: stripePaymentIntentId, purchaseId: id, ...(amount && { amount }) },
        nextAttemptAt: now(),
      },
    ],
    skipDuplicates: true,
  });
  return dedupeKey;
}

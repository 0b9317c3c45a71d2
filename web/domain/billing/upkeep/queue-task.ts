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

/** Gives the money of a purchase back, once. */
export async function queueRefund(tx: Transaction, purchase: Purchase): Promise<void> {
  const { id, provider, stripePaymentIntentId } = purchase;
  if (!provider || !stripePaymentIntentId) return;
  await tx.paymentTask.createMany({
    data: [
      {
        kind: "refund",
        dedupeKey: `refund:${id}`,
        payload: { provider, paymentId: stripePaymentIntentId, purchaseId: id },
        nextAttemptAt: now(),
      },
    ],
    skipDuplicates: true,
  });
}

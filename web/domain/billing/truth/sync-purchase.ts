import { db } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import type { ProviderName } from "~/platform/payments/provider";
import { syncPayment } from "./sync-payment";
import { syncSubscription } from "./sync-subscription";

/** Reads what a purchase is about at its provider again, and answers the purchase as it stands then. */
export async function syncPurchase(purchase: Purchase): Promise<Purchase | null> {
  const provider = purchase.provider as ProviderName | null;
  if (provider && purchase.stripeSubscriptionId) await syncSubscription(provider, purchase.stripeSubscriptionId);
  if (provider && purchase.stripePaymentIntentId) await syncPayment(provider, purchase.stripePaymentIntentId);
  return db().purchase.findUnique({ where: { id: purchase.id } });
}

/** What a webhook says of a payment: its own purchase, or the agreement whose invoice it pays. */
export async function syncWhatPaymentIsFor(
  provider: ProviderName,
  paymentId: string,
  subscriptionOf: (paymentId: string) => Promise<string | null>,
): Promise<"synced" | "not-ours"> {
  if ((await syncPayment(provider, paymentId)) === "synced") return "synced";
  const subscription = await subscriptionOf(paymentId);
  return subscription ? syncSubscription(provider, subscription) : "not-ours";
}

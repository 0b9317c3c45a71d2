import { type Principal, requireSignedIn } from "~/domain/access";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import type { ProviderName } from "~/platform/payments/provider";
import { isLive } from "../truth/grace";
import { syncPurchase } from "../truth/sync-purchase";
import { syncSubscription } from "../truth/sync-subscription";

export type VerifiedPayment = { success: boolean; plan: string; expiresAt: Date | null; autoRenew: boolean };

export type VerifiedSubscription = VerifiedPayment & {
  subscriptionId: string;
  customerId: string | null;
  nextBilling: Date | null;
};

/** Asks the provider whether a payment came, and grants what it pays for; the webhook does the same. */
export async function verifyPayment(principal: Principal, paymentIntentId: string): Promise<VerifiedPayment> {
  const { account } = requireSignedIn(principal);
  const purchase = await db().purchase.findFirst({
    where: { userId: account.id, stripePaymentIntentId: paymentIntentId },
  });
  if (!purchase) throw new NotFound("This payment was not found.");
  const synced = await syncPurchase(purchase);
  const success = synced?.grantedAt != null && synced.isActive;
  return {
    success,
    plan: purchase.plan ?? purchase.serviceType,
    expiresAt: success ? synced.accessEndDate : null,
    autoRenew: false,
  };
}

/** The same for a subscription; `product` keeps the doors of research and hiring apart. */
export async function verifySubscription(
  principal: Principal,
  subscriptionId: string,
  product?: string,
): Promise<VerifiedSubscription> {
  const { account } = requireSignedIn(principal);
  const where = { userId: account.id, providerSubscriptionId: subscriptionId, ...(product ? { product } : {}) };
  const known = await db().paymentSubscription.findFirst({ where });
  if (!known) throw new NotFound("This subscription was not found.");
  await syncSubscription(known.provider as ProviderName, subscriptionId);
  const subscription = await db().paymentSubscription.findFirstOrThrow({ where });
  const paid = await db().purchase.findFirst({
    where: { stripeSubscriptionId: subscriptionId, isActive: true, grantedAt: { not: null } },
    orderBy: { accessEndDate: "desc" },
  });
  const customer = await db().paymentCustomer.findFirst({
    where: { userId: account.id, provider: subscription.provider },
    select: { providerCustomerId: true },
  });
  // The agreement follows its first payment a moment later.
  const goesOn = isLive(subscription.status) || subscription.status === "incomplete";
  const success = paid !== null && goesOn;
  const autoRenew = success && !subscription.cancelAtPeriodEnd;
  return {
    success,
    plan: subscription.plan,
    expiresAt: paid?.accessEndDate ?? null,
    autoRenew,
    subscriptionId,
    customerId: customer?.providerCustomerId ?? null,
    nextBilling: autoRenew ? subscription.currentPeriodEnd : null,
  };
}

import { after, HOUR_MS, now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { Conflict } from "~/platform/errors";
import { providerNamed } from "~/platform/payments/payments";
import type { ProviderName } from "~/platform/payments/provider";
import { releaseReserved, reserveCoupon } from "../coupons/reserve-coupon";
import { dayText } from "../money";
import { plansOf } from "../plans";
import type { Quote } from "../quoted";
import { lockBuyer } from "../truth/reading";
import { syncPurchase } from "../truth/sync-purchase";

/** Attempts that were begun and neither paid nor given up. */
const OPEN = { paymentStatus: { in: ["pending", "failed"] }, isActive: true, grantedAt: null };

/**
 * Looks at what was begun before: an attempt that was paid meanwhile is granted, one for something else is given up, so
 * that nobody pays twice for what they want once.
 */
export async function settleEarlierAttempts(userId: number, quote: Quote): Promise<void> {
  const begun = await db().purchase.findMany({ where: { userId, plan: { in: plansOf(quote.plan.product) }, ...OPEN } });
  for (const attempt of begun) {
    const synced = hasReference(attempt) ? await syncPurchase(attempt) : attempt;
    if (synced?.grantedAt) throw alreadyPaid(synced);
    if (!synced?.isActive) continue;
    const goesOn = isSameOrder(attempt, quote) && !isStale(attempt) && (await isFirst(attempt));
    if (!goesOn && !(await giveUp(attempt))) await refusePaid(attempt);
  }
}

/** It could not be stopped any more: paid in another window at this moment, or still under way at the bank. */
async function refusePaid({ id, stripeSubscriptionId }: Purchase): Promise<void> {
  const known = await db().purchase.findUniqueOrThrow({ where: { id } });
  if (known.grantedAt) throw alreadyPaid(known);
  if (!stripeSubscriptionId) throw new Conflict(ON_ITS_WAY, { code: "already_paid" });
}

const ON_ITS_WAY = "An earlier payment of yours is on its way. Look at your profile before you pay again.";
const STALE_MS = HOUR_MS;

/** The provider counts a period from the order: paid much later, it would renew earlier than the terms say. */
const isStale = ({ stripeSubscriptionId, purchaseDate }: Purchase): boolean =>
  stripeSubscriptionId !== null && after(purchaseDate, STALE_MS) <= now();

/** Not the renewal of an agreement that ended unpaid: that can be paid no more. */
async function isFirst({ stripeSubscriptionId }: Purchase): Promise<boolean> {
  if (!stripeSubscriptionId) return true;
  const begun = await db().paymentSubscription.findUnique({
    where: { providerSubscriptionId: stripeSubscriptionId },
    select: { status: true },
  });
  return !begun || begun.status === "incomplete";
}

const hasReference = ({ stripePaymentIntentId, stripeSubscriptionId }: Purchase): boolean =>
  stripePaymentIntentId !== null || stripeSubscriptionId !== null;

function alreadyPaid({ accessEndDate }: Purchase): Conflict {
  const until = accessEndDate ? ` You have access until ${dayText(accessEndDate)}.` : "";
  return new Conflict(`Your earlier payment went through.${until}`, { code: "already_paid" });
}

const isSameOrder = (attempt: Purchase, { plan, quantity, finalAmount, coupon }: Quote): boolean =>
  attempt.plan === plan.key &&
  attempt.quantity === quantity &&
  attempt.amount === finalAmount &&
  attempt.couponCode === (coupon?.code ?? null);

/** Stops an unpaid attempt at the provider and frees its coupon; false when it was paid after all. */
export async function giveUp(attempt: Purchase): Promise<boolean> {
  const { id, provider, stripePaymentIntentId, stripeSubscriptionId } = attempt;
  if (provider && hasReference(attempt)) {
    const at = providerNamed(provider as ProviderName);
    const stopped = stripeSubscriptionId
      ? await at.abandonSubscription(stripeSubscriptionId)
      : await at.cancelPayment(stripePaymentIntentId ?? "");
    const synced = await syncPurchase(attempt);
    if (!stopped || synced?.grantedAt) return false;
  }
  await db().$transaction(async (tx) => {
    await lockBuyer(tx, attempt.userId);
    const closed = await tx.purchase.updateMany({
      where: { id, grantedAt: null },
      data: { paymentStatus: "failed", isActive: false },
    });
    if (closed.count > 0) await releaseReserved(tx, id);
  });
  return true;
}

type Opening = { userId: number; quote: Quote; provider: ProviderName; at: Date; address: string };

/** The attempt for this order: the one that is open already, or a new one that holds its coupon. */
export async function openAttempt(
  tx: Transaction,
  { userId, quote, provider, at, address }: Opening,
): Promise<Purchase> {
  const { plan, quantity, finalAmount, listAmount, discountAmount, coupon } = quote;
  const order = { userId, plan: plan.key, quantity, amount: finalAmount, couponCode: coupon?.code ?? null };
  const open = await tx.purchase.findFirst({ where: { ...order, provider, ...OPEN }, orderBy: { id: "desc" } });
  if (open) return open;
  const purchase = await tx.purchase.create({
    data: {
      ...order,
      provider,
      serviceType: quote.way === "trial" ? "trial" : plan.key,
      listAmount,
      discountAmount,
      couponId: coupon?.id,
      purchaseDate: at,
    },
  });
  if (coupon) await reserveCoupon(tx, { couponId: coupon.id, purchase, at, address });
  return purchase;
}

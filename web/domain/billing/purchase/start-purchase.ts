import { type Principal, requireOwnAccount, type SignedIn } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { payments } from "~/platform/payments/payments";
import type { PaymentProvider } from "~/platform/payments/provider";
import { isRecurring, planForSale, priceOrder } from "../plans";
import { quoteFor } from "../quote";
import type { Quote } from "../quoted";
import { lockBuyer } from "../truth/reading";
import { syncSubscription } from "../truth/sync-subscription";
import { openAttempt, settleEarlierAttempts } from "./attempts";
import { keepConsent } from "./consent";
import { grantFree } from "./grant-free";
import { paymentCustomerOf } from "./payment-customer";
import type { Purchasing } from "./purchasing";
import { refuseSubscribed } from "./subscribed-already";

/** The answer to "I want to buy this": what the browser needs to pay, or what was given without a payment. */
export type PaymentSetup = {
  plan: string;
  clientSecret: string | null;
  paymentIntentId: string | null;
  subscriptionId: string | null;
  freeAccess: boolean;
  freeUntil: Date | null;
  isTrial: boolean;
  trialDays: number | null;
  coupon: { code: string; description: string } | null;
  discountAmount: number;
  finalAmount: number;
  renewsAt: Date | null;
  /** Test mode: no money is moved. */
  testMode: boolean;
};

/**
 * Begins a purchase. The amount comes from the plan table and the coupon, whatever the caller sends. The same order again
 * gives the same payment, so that a second click, a second window or a lost answer pays once.
 */
export async function startPurchase(principal: Principal, order: Purchasing): Promise<PaymentSetup> {
  const signedIn = requireOwnAccount(principal);
  const userId = signedIn.account.id;
  const plan = planForSale(order.plan);
  await refuseSubscribed(userId, plan);
  const quote = await quoteFor(order, userId);
  await settleEarlierAttempts(userId, quote);
  if (quote.way === "free") return freeSetup(quote, await grantFree(signedIn, quote, order));
  const provider = payments();
  const at = now();
  const attempt = await db().$transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const opened = await openAttempt(tx, { userId, quote, provider: provider.name, at, address: order.visit.address });
    if (order.acceptedTerms) await keepConsent(tx, { userId, purchaseId: opened.id, quote, visit: order.visit, at });
    return opened;
  });
  return isRecurring(plan)
    ? subscribe(signedIn, provider, quote, attempt)
    : payOnce(signedIn, provider, quote, attempt);
}

async function payOnce(
  { account }: SignedIn,
  provider: PaymentProvider,
  quote: Quote,
  attempt: Purchase,
): Promise<PaymentSetup> {
  const payment = attempt.stripePaymentIntentId
    ? await provider.readPayment(attempt.stripePaymentIntentId)
    : await provider.createPayment({
        key: `statewise-purchase-${attempt.id}`,
        customerId: await paymentCustomerOf(provider, account),
        amount: quote.finalAmount,
        description: `Statewise ${quote.plan.name}`,
        metadata: metadataOf(account.id, quote, attempt),
      });
  await db().purchase.updateMany({
    where: { id: attempt.id, stripePaymentIntentId: null },
    data: { stripePaymentIntentId: payment.id },
  });
  return { ...setupOf(quote, provider), clientSecret: payment.clientSecret, paymentIntentId: payment.id };
}

async function subscribe(
  { account }: SignedIn,
  provider: PaymentProvider,
  quote: Quote,
  attempt: Purchase,
): Promise<PaymentSetup> {
  const { plan, quantity, coupon, discountAmount, trialDays } = quote;
  if (!isRecurring(plan)) throw new Error(`${plan.key} does not renew`);
  const state = attempt.stripeSubscriptionId
    ? await provider.readSubscription(attempt.stripeSubscriptionId)
    : await provider.createSubscription({
        key: `statewise-purchase-${attempt.id}`,
        customerId: await paymentCustomerOf(provider, account),
        price: priceOrder(plan),
        quantity,
        discount: coupon && discountAmount > 0 ? { name: coupon.code, amount: discountAmount } : null,
        trialDays,
        metadata: metadataOf(account.id, quote, attempt),
      });
  await syncSubscription(provider.name, state.id);
  const first = state.invoices.find(({ isFirst }) => isFirst);
  const payment = first && first.amountDue > 0 ? await provider.paymentOfInvoice(first.id) : null;
  return {
    ...setupOf(quote, provider),
    clientSecret: payment?.clientSecret ?? null,
    paymentIntentId: payment?.id ?? null,
    subscriptionId: state.id,
  };
}

/** Read back by the sync, where the process that made the payment did not live to note it. */
const metadataOf = (userId: number, { plan }: Quote, { id }: Purchase): Record<string, string> => ({
  userId: String(userId),
  plan: plan.key,
  purchaseId: String(id),
});

function setupOf(quote: Quote, provider: PaymentProvider | null): PaymentSetup {
  const { plan, coupon, discountAmount, finalAmount, trialDays, renewsAt, freeUntil } = quote;
  return {
    plan: plan.key,
    clientSecret: null,
    paymentIntentId: null,
    subscriptionId: null,
    freeAccess: false,
    freeUntil,
    isTrial: trialDays !== null,
    trialDays,
    coupon: coupon && { code: coupon.code, description: coupon.description },
    discountAmount,
    finalAmount,
    renewsAt,
    testMode: provider?.name === "test",
  };
}

const freeSetup = (quote: Quote, { accessEndDate }: Purchase): PaymentSetup => ({
  ...setupOf(quote, null),
  freeAccess: true,
  freeUntil: accessEndDate,
});

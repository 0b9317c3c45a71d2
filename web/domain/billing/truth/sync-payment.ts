import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { kickMail } from "~/platform/mail/kick-mail";
import { providerNamed } from "~/platform/payments/payments";
import type { PaymentState, ProviderName } from "~/platform/payments/provider";
import { planOf } from "../plans";
import { buyerOfCustomer, lockBuyer, nextTicket } from "./reading";
import { recomputeAccess } from "./recompute-access";
import { type Outcome, settlePurchase } from "./settle-purchase";
import { syncSubscription } from "./sync-subscription";

/**
 * Reads a payment at the provider and writes what it says: status, grant, refund, dispute. Any number of times, in any
 * order, by the webhook, the buyer's browser or a job, with one result.
 */
export async function syncPayment(provider: ProviderName, paymentId: string): Promise<"synced" | "not-ours"> {
  const ticket = await nextTicket();
  const payment = await providerNamed(provider).readPayment(paymentId);
  const userId = await buyerOfCustomer(payment.customerId);
  if (userId === null) return "not-ours";
  const at = now();
  const purchase = await db().$transaction(async (tx) => {
    const buyer = await lockBuyer(tx, userId);
    const known = await purchaseOf(tx, payment, userId);
    // Somebody read it after us and has written already: what they read was newer.
    if (!known || known.syncNumber > ticket || isOfAgreement(known)) return known;
    await settlePurchase({ tx, buyer, at, ticket }, known, outcomeOf(payment));
    await recomputeAccess(tx, userId, planOf(known.plan).product, at);
    return known;
  });
  kickMail();
  if (!purchase) return "not-ours";
  return isOfAgreement(purchase) ? syncSubscription(provider, purchase.stripeSubscriptionId) : "synced";
}

/** Pays an invoice that is not settled yet: only the agreement knows which period that opens. */
const isOfAgreement = (purchase: Purchase): purchase is Purchase & { stripeSubscriptionId: string } =>
  purchase.stripeSubscriptionId !== null && purchase.grantedAt === null;

const outcomeOf = (payment: PaymentState): Outcome => ({
  payment,
  status: payment.status === "paid" ? "paid" : payment.status === "canceled" ? "over" : "open",
});

/** The purchase that the payment is for; the process that made it may have died before it could note the payment. */
async function purchaseOf(tx: Transaction, { id, metadata }: PaymentState, userId: number): Promise<Purchase | null> {
  const known = await tx.purchase.findUnique({ where: { stripePaymentIntentId: id } });
  if (known || !metadata.purchaseId) return known;
  return tx.purchase.findFirst({ where: { id: Number(metadata.purchaseId), userId, stripePaymentIntentId: null } });
}

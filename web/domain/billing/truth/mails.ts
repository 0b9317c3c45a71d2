import type { Transaction } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { queueMail } from "~/platform/mail/queue-mail";
import type { InvoiceState } from "~/platform/payments/provider";
import { dayText, money } from "../money";
import { isRecurring, type Plan, planOf } from "../plans";
import { HOW_TO_CANCEL } from "../terms";
import type { Buyer } from "./reading";

const addressed = ({ id, email, firstName }: Buyer) => ({ person: { to: email, userId: id }, firstName });

/** The confirmation of what was bought: with the terms of its renewal, as the laws on automatic renewal ask. */
export async function mailReceipt(tx: Transaction, buyer: Buyer, purchase: Purchase): Promise<void> {
  if (buyer.isGone) return;
  const plan = planOf(purchase.plan);
  const { person, firstName } = addressed(buyer);
  await queueMail(tx, {
    ...person,
    template: "receipt",
    dedupeKey: `receipt:${purchase.id}`,
    data: {
      firstName,
      receiptNumber: purchase.receiptNumber ?? String(purchase.id),
      product: plan.name,
      amountCents: purchase.amount,
      discountCents: purchase.discountAmount || null,
      couponCode: purchase.couponCode,
      cardLastFour: /\d{4}$/.exec(purchase.paymentMethodLabel ?? "")?.[0] ?? null,
      paidAt: purchase.purchaseDate,
      accessUntil: purchase.accessEndDate,
      renews: purchase.stripeSubscriptionId !== null && purchase.serviceType !== "trial",
      terms: confirmationTerms(plan, purchase),
      testMode: purchase.provider === "test",
    },
  });
}

function confirmationTerms(plan: Plan, purchase: Purchase) {
  const { quantity, listAmount, serviceType, accessEndDate, stripeSubscriptionId } = purchase;
  if (!isRecurring(plan) || !stripeSubscriptionId || !accessEndDate) return null;
  const price = money(listAmount || plan.amount * quantity);
  const day = dayText(accessEndDate);
  if (serviceType === "trial") {
    return `Your free trial ends by itself on ${day}. Only if you add a card, ${price} is charged then and every ${plan.interval} after. ${HOW_TO_CANCEL}`;
  }
  return `It renews automatically: ${price} is charged on ${day} and every ${plan.interval} after that, until you cancel. ${HOW_TO_CANCEL}`;
}

export async function mailRefund(tx: Transaction, buyer: Buyer, purchase: Purchase, cents: number): Promise<void> {
  if (buyer.isGone) return;
  const { person, firstName } = addressed(buyer);
  await queueMail(tx, {
    ...person,
    template: "refund-made",
    dedupeKey: `refund:${purchase.id}:${purchase.refundedAmount}`,
    data: {
      firstName,
      product: planOf(purchase.plan).name,
      amountCents: cents,
      refundedAt: purchase.refundedAt ?? purchase.updatedAt,
      accessEnded: !purchase.isActive,
    },
  });
}

type Failed = { plan: Plan; invoice: InvoiceState; reason: string | null; accessUntil: Date | null };

export async function mailFailedRenewal(tx: Transaction, buyer: Buyer, failed: Failed): Promise<void> {
  if (buyer.isGone) return;
  const { person, firstName } = addressed(buyer);
  const { plan, invoice, reason, accessUntil } = failed;
  await queueMail(tx, {
    ...person,
    template: "payment-failed",
    dedupeKey: `payment-failed:${invoice.id}:${invoice.attempts}`,
    data: {
      firstName,
      product: plan.name,
      amountCents: invoice.amountDue,
      reason: reason?.replace(/\.$/, "") ?? null,
      nextTryAt: invoice.nextAttemptAt,
      accessUntil,
    },
  });
}

type Cancelled = { plan: Plan; subscriptionId: string; canceledAt: Date; accessUntil: Date | null };

export async function mailCancelled(tx: Transaction, buyer: Buyer, cancelled: Cancelled): Promise<void> {
  if (buyer.isGone) return;
  const { person, firstName } = addressed(buyer);
  const { plan, subscriptionId, canceledAt, accessUntil } = cancelled;
  await queueMail(tx, {
    ...person,
    template: "subscription-cancelled",
    dedupeKey: `cancelled:${subscriptionId}:${canceledAt.toISOString()}`,
    data: { firstName, product: plan.name, accessUntil },
  });
}

import { recordAudit } from "~/domain/access";
import { after, MINUTE_MS } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import type { PaymentState } from "~/platform/payments/provider";
import { redeemReserved, releaseReserved } from "../coupons/reserve-coupon";
import { type Plan, planOf } from "../plans";
import { noteRefundSentBack } from "../upkeep/queue-task";
import { mailReceipt, mailRefund } from "./mails";
import type { Buyer } from "./reading";

/** What a purchase has come to, as the provider says. */
export type Outcome = {
  status: "paid" | "open" | "over";
  /** Null where nothing was to be paid. */
  payment: PaymentState | null;
  /** The period that an invoice pays for; without one the plan's length counts from now. */
  period?: { start: Date; end: Date };
  isTrial?: boolean;
};

export type Settling = { tx: Transaction; buyer: Buyer; at: Date; ticket: bigint };

/** Writes the outcome on the purchase, and grants what was paid for: once, in this transaction. */
export async function settlePurchase(settling: Settling, purchase: Purchase, outcome: Outcome): Promise<Purchase> {
  const { tx, ticket } = settling;
  const { payment } = outcome;
  const known = await tx.purchase.update({
    where: { id: purchase.id },
    data: {
      syncNumber: ticket,
      ...(payment && {
        stripePaymentIntentId: payment.id,
        stripeChargeId: payment.chargeId ?? purchase.stripeChargeId,
        paymentMethodLabel: payment.cardLabel ?? purchase.paymentMethodLabel,
        failureReason: payment.failure,
      }),
    },
  });
  if (outcome.status === "paid") {
    const granted = known.grantedAt ? known : await grant(settling, known, outcome);
    return payment ? takeBack(settling, granted, payment) : granted;
  }
  if (known.grantedAt) return known;
  if (outcome.status === "over") return close(settling, known);
  const paymentStatus = payment?.failure ? "failed" : "pending";
  return tx.purchase.update({ where: { id: known.id }, data: { paymentStatus } });
}

async function grant(settling: Settling, purchase: Purchase, outcome: Outcome): Promise<Purchase> {
  const { tx, buyer, at } = settling;
  const plan = planOf(purchase.plan);
  const { start, end } = outcome.period ?? (await nextPass(tx, purchase, plan, at));
  const granted = await tx.purchase.update({
    where: { id: purchase.id },
    data: {
      paymentStatus: "completed",
      failureReason: null,
      grantedAt: at,
      isActive: true,
      accessGranted: outcome.isTrial ? "trial" : plan.level,
      accessStartDate: start,
      accessEndDate: end,
      accessDuration: Math.round((end.getTime() - start.getTime()) / MINUTE_MS),
      purchaseDate: outcome.payment?.paidAt ?? at,
      receiptNumber: `SW-${at.getUTCFullYear()}-${String(purchase.id).padStart(6, "0")}`,
    },
  });
  await redeemReserved(tx, purchase.id, at);
  await recordAudit(
    tx,
    { kind: "system" },
    {
      action: "purchase.grant",
      subjectUserId: buyer.id,
      entity: { type: "purchase", id: purchase.id },
      after: { plan: plan.key, amount: purchase.amount, until: end.toISOString() },
    },
  );
  await mailReceipt(tx, buyer, granted);
  return granted;
}

/** A second pass begins where the first one ends: each gives its whole time. */
async function nextPass(tx: Transaction, purchase: Purchase, plan: Plan, at: Date) {
  if (!plan.accessMinutes) throw new Error(`A payment alone does not say how long ${plan.key} lasts`);
  const running = await tx.purchase.aggregate({
    where: { userId: purchase.userId, plan: purchase.plan, isActive: true, grantedAt: { not: null } },
    _max: { accessEndDate: true },
  });
  const end = running._max.accessEndDate;
  const start = end && end > at ? end : at;
  return { start, end: after(start, plan.accessMinutes * MINUTE_MS) };
}

/** Money that went back takes its access along: refunded in full, or contested and not won. */
async function takeBack(settling: Settling, purchase: Purchase, payment: PaymentState): Promise<Purchase> {
  const { tx, buyer, at } = settling;
  const { dispute } = payment;
  const refundedAmount = Math.min(payment.refundedAmount, purchase.amount);
  const isRefunded = purchase.amount > 0 && refundedAmount >= purchase.amount;
  const isContested = dispute !== null && dispute.status !== "won";
  const after = await tx.purchase.update({
    where: { id: purchase.id },
    data: {
      refundedAmount,
      refundedAt: refundedAmount > 0 ? (purchase.refundedAt ?? at) : null,
      paymentStatus: isRefunded ? "refunded" : "completed",
      disputedAt: dispute?.openedAt ?? purchase.disputedAt,
      disputeStatus: dispute?.status ?? purchase.disputeStatus,
      isActive: !isRefunded && !isContested,
    },
  });
  if (refundedAmount > purchase.refundedAmount) {
    const amount = refundedAmount - purchase.refundedAmount;
    await closeRequest(tx, { purchaseId: purchase.id, amount, at });
    await mailRefund(tx, buyer, after, amount);
  }
  const sentBack = purchase.refundedAmount - refundedAmount;
  if (sentBack > 0) await noteRefundSentBack(tx, after, sentBack);
  return after;
}

type Answer = { purchaseId: number; amount: number; at: Date };

/** Money that goes back answers who asked for it, also where it is a part. */
async function closeRequest(tx: Transaction, { purchaseId, amount, at }: Answer): Promise<void> {
  await tx.refundRequest.updateMany({
    where: { purchaseId, status: "requested" },
    data: { status: "refunded", amount, decidedAt: at },
  });
}

async function close({ tx }: Settling, purchase: Purchase): Promise<Purchase> {
  await releaseReserved(tx, purchase.id);
  return tx.purchase.update({ where: { id: purchase.id }, data: { paymentStatus: "failed", isActive: false } });
}

import { type Principal, recordAudit, requireOwnAccount, requirePermission } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { Conflict, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { planOf } from "../plans";
import { LIVE_STATUSES } from "../truth/grace";
import { workTaskNow } from "../upkeep/payment-tasks";
import { queueCancellation, queueRefund } from "../upkeep/queue-task";

/** The guarantee of the checkout, without asking why (decision 43). */
export const MONEY_BACK_DAYS = 30;

const inGuarantee = ({ purchaseDate }: { purchaseDate: Date }, at: Date): boolean =>
  at <= after(purchaseDate, MONEY_BACK_DAYS * DAY_MS);

/** Whether the customer may ask for this money back now. */
export const isRefundable = (
  purchase: { paymentStatus: string; amount: number; purchaseDate: Date; disputeStatus: string | null },
  at: Date = now(),
): boolean =>
  purchase.paymentStatus === "completed" &&
  purchase.amount > 0 &&
  purchase.disputeStatus === null &&
  inGuarantee(purchase, at);

/** The customer asks for the money of a purchase back; an administrator makes the refund. */
export async function requestRefund(
  principal: Principal,
  purchaseId: number,
  reason: string | null = null,
): Promise<{ requestId: number; amount: number }> {
  const { account } = requireOwnAccount(principal);
  const purchase = await db().purchase.findFirst({ where: { id: purchaseId, userId: account.id } });
  if (!purchase) throw new NotFound("This purchase is not there.");
  refuseUnpaid(purchase);
  const at = now();
  if (!inGuarantee(purchase, at)) {
    throw new Conflict(`The money-back guarantee ended ${MONEY_BACK_DAYS} days after the purchase.`, {
      code: "guarantee_over",
    });
  }
  const amount = purchase.amount - purchase.refundedAmount;
  const requestId = await db().$transaction(async (tx) => {
    const open = await tx.refundRequest.findFirst({ where: { purchaseId, status: "requested" } });
    if (open) throw new Conflict("You have asked for this refund already.", { code: "already_requested" });
    const made = await tx.refundRequest.create({
      data: { purchaseId, userId: account.id, reason: reason?.slice(0, 2000) || null, amount, createdAt: at },
    });
    await recordAudit(tx, principal, {
      action: "refund.request",
      subjectUserId: account.id,
      entity: { type: "purchase", id: purchaseId },
    });
    await queueMail(tx, {
      to: account.email,
      template: "refund-requested",
      userId: account.id,
      data: {
        firstName: account.firstName,
        product: planOf(purchase.plan ?? "").name,
        amountCents: amount,
        requestedAt: at,
      },
    });
    return made.id;
  });
  kickMail();
  return { requestId, amount };
}

function refuseUnpaid(purchase: Purchase): void {
  if (purchase.paymentStatus === "refunded") {
    throw new Conflict("This purchase was refunded already.", { code: "already_refunded" });
  }
  const disputed = purchase.disputeStatus === "open" || purchase.disputeStatus === "lost";
  if (disputed) throw new Conflict("The bank decides about this payment.", { code: "disputed" });
  if (purchase.paymentStatus !== "completed" || purchase.amount === 0 || !purchase.provider) {
    throw new Conflict("Nothing was paid for this purchase.", { code: "not_paid" });
  }
}

/** Gives the money of a purchase back. Its access ends, and a subscription that it began or renewed ends too. */
export async function refundPurchase(principal: Principal, purchaseId: number): Promise<{ paymentStatus: string }> {
  const admin = await requirePermission(principal, "purchases:refund");
  const purchase = await db().purchase.findUnique({ where: { id: purchaseId } });
  if (!purchase) throw new NotFound("This purchase is not there.");
  refuseUnpaid(purchase);
  const at = now();
  const tasks = await db().$transaction(async (tx) => {
    await queueRefund(tx, purchase);
    const ending = await endingSubscription(purchase, at);
    if (ending) await queueCancellation(tx, { ...ending, reason: "refund" });
    await tx.refundRequest.updateMany({
      where: { purchaseId, status: "requested" },
      data: { decidedBy: admin.account.id, decidedAt: at },
    });
    await recordAudit(tx, principal, {
      action: "purchase.refund",
      subjectUserId: purchase.userId,
      entity: { type: "purchase", id: purchaseId },
      detail: { amount: purchase.amount },
    });
    return [...(ending ? [`cancel_subscription:${ending.providerSubscriptionId}`] : []), `refund:${purchaseId}`];
  });
  // Somebody waits for it now; what fails is done by the job.
  for (const task of tasks) await workTaskNow(task, now());
  const { paymentStatus } = await db().purchase.findUniqueOrThrow({ where: { id: purchaseId } });
  return { paymentStatus: paymentStatus === "refunded" ? "refunded" : "pending" };
}

/** A refund of the running period ends the agreement; one of an earlier period leaves it. */
async function endingSubscription({ stripeSubscriptionId, accessEndDate }: Purchase, at: Date) {
  if (!stripeSubscriptionId || !accessEndDate || accessEndDate <= at) return null;
  return db().paymentSubscription.findFirst({
    where: { providerSubscriptionId: stripeSubscriptionId, status: { in: LIVE_STATUSES } },
    select: { provider: true, providerSubscriptionId: true },
  });
}

/** Refunds that customers wait for, the oldest first. */
export async function listRefundRequests(principal: Principal) {
  await requirePermission(principal, "purchases:read");
  return db().refundRequest.findMany({
    where: { status: "requested" },
    orderBy: { id: "asc" },
    take: 200,
    include: { purchase: true, user: { select: { id: true, email: true, firstName: true, lastName: true } } },
  });
}

/** Says no to a request, with the reason that the customer is told. */
export async function rejectRefund(principal: Principal, requestId: number, note: string): Promise<void> {
  const admin = await requirePermission(principal, "purchases:refund");
  const { count } = await db().refundRequest.updateMany({
    where: { id: requestId, status: "requested" },
    data: { status: "rejected", decidedBy: admin.account.id, decidedAt: now(), decisionNote: note.slice(0, 2000) },
  });
  if (count === 0) throw new NotFound("This request is not there.");
  await recordAudit(db(), principal, { action: "refund.reject", entity: { type: "refund_request", id: requestId } });
}

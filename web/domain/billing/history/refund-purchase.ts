import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { money } from "../money";
import { LIVE_STATUSES } from "../truth/grace";
import { lockBuyer } from "../truth/reading";
import { workTaskNow } from "../upkeep/payment-tasks";
import { queueCancellation, queueRefund, refundTasksOf } from "../upkeep/queue-task";
import { refuseUnpaid } from "./request-refund";

export type Refunded = { paymentStatus: "refunded" | "completed" | "pending" };

/**
 * Gives the money of a purchase back. All of it, or all that is left: its access ends, and a subscription that it began or
 * renewed ends too. A part leaves both as they are.
 */
export async function refundPurchase(
  principal: Principal,
  purchaseId: number,
  { amount }: { amount?: number | null } = {},
): Promise<Refunded> {
  const admin = await requirePermission(principal, "purchases:refund");
  const found = await db().purchase.findUnique({ where: { id: purchaseId } });
  if (!found) throw new NotFound("This purchase was not found.");
  const at = now();
  const tasks = await db().$transaction(async (tx) => {
    await lockBuyer(tx, found.userId);
    const purchase = await tx.purchase.findUniqueOrThrow({ where: { id: purchaseId } });
    refuseUnpaid(purchase);
    const part = partOf(purchase, amount ?? null);
    const refund = await queueRefund(tx, purchase, { amount: part, number: await earlierRefunds(tx, purchaseId) });
    const ending = part === undefined ? await endingSubscription(tx, purchase, at) : null;
    if (ending) await queueCancellation(tx, { ...ending, reason: "refund" });
    await tx.refundRequest.updateMany({
      where: { purchaseId, status: "requested" },
      data: { decidedBy: admin.account.id, decidedAt: at },
    });
    await recordAudit(tx, principal, {
      action: "purchase.refund",
      subjectUserId: purchase.userId,
      entity: { type: "purchase", id: purchaseId },
      detail: { amount: part ?? purchase.amount - purchase.refundedAmount },
    });
    return [...(ending ? [`cancel_subscription:${ending.providerSubscriptionId}`] : []), refund];
  });
  // Somebody waits for it now; what fails is done by the job.
  for (const task of tasks) await workTaskNow(task, now());
  const after = await db().purchase.findUniqueOrThrow({ where: { id: purchaseId } });
  if (after.refundedAmount === found.refundedAmount) return { paymentStatus: "pending" };
  return { paymentStatus: after.paymentStatus === "refunded" ? "refunded" : "completed" };
}

/** The cents of a refund that leaves something; undefined where all that is left goes back. */
function partOf(purchase: Purchase, amount: number | null): number | undefined {
  const left = purchase.amount - purchase.refundedAmount;
  if (amount !== null && (amount < 1 || amount > left)) {
    throw invalidField("amount", `Between ${money(1)} and ${money(left)} can be given back.`);
  }
  return amount === null || amount === left ? undefined : amount;
}

/** One refund at a time: two at once could give more back than was meant. One that was given up is begun anew. */
async function earlierRefunds(tx: Transaction, purchaseId: number): Promise<number> {
  const tasks = await refundTasksOf(tx, purchaseId);
  if (tasks.some(({ state }) => state === "queued" || state === "running")) {
    throw new Conflict("A refund of this purchase is under way.", { code: "refund_under_way" });
  }
  const givenUp = tasks.filter(({ state }) => state === "gave_up").map(({ id }) => id);
  await tx.paymentTask.updateMany({ where: { id: { in: givenUp } }, data: { state: "done", doneAt: now() } });
  return tasks.length;
}

/** A refund of the running period ends the agreement; one of an earlier period, or from before a change of plan, leaves it. */
async function endingSubscription(tx: Transaction, { stripeSubscriptionId, accessEndDate }: Purchase, at: Date) {
  if (!stripeSubscriptionId || !accessEndDate || accessEndDate <= at) return null;
  const later = { stripeSubscriptionId, paymentStatus: "completed", accessEndDate: { gt: accessEndDate } };
  if ((await tx.purchase.count({ where: later })) > 0) return null;
  return tx.paymentSubscription.findFirst({
    where: { providerSubscriptionId: stripeSubscriptionId, status: { in: LIVE_STATUSES } },
    select: { provider: true, providerSubscriptionId: true },
  });
}

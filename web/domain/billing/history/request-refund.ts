import { type Principal, recordAudit, requireOwnAccount } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { Conflict, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { planOf } from "../plans";

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
  if (!purchase) throw new NotFound("This purchase was not found.");
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
        product: planOf(purchase.plan).name,
        amountCents: amount,
        requestedAt: at,
      },
    });
    return made.id;
  });
  kickMail();
  return { requestId, amount };
}

/** What was not paid, was given back, or is with the bank cannot be refunded. */
export function refuseUnpaid(purchase: Purchase): void {
  if (purchase.paymentStatus === "refunded") {
    throw new Conflict("This purchase was refunded already.", { code: "already_refunded" });
  }
  const disputed = purchase.disputeStatus === "open" || purchase.disputeStatus === "lost";
  if (disputed) throw new Conflict("The bank decides about this payment.", { code: "disputed" });
  if (purchase.paymentStatus !== "completed" || purchase.amount === 0 || !purchase.provider) {
    throw new Conflict("Nothing was paid for this purchase.", { code: "not_paid" });
  }
}

import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { planOf } from "../plans";

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

/** Says no to a request, and tells the customer why. */
export async function rejectRefund(principal: Principal, requestId: number, note: string): Promise<void> {
  const admin = await requirePermission(principal, "purchases:refund");
  const at = now();
  const decision = {
    status: "rejected",
    decidedBy: admin.account.id,
    decidedAt: at,
    decisionNote: note.slice(0, 2000),
  };
  await db().$transaction(async (tx) => {
    const [request] = await tx.refundRequest.updateManyAndReturn({
      where: { id: requestId, status: "requested" },
      data: decision,
      include: { purchase: true, user: true },
    });
    if (!request) throw new NotFound("This request was not found.");
    const { user, purchase, purchaseId, amount, createdAt } = request;
    await recordAudit(tx, principal, {
      action: "refund.reject",
      subjectUserId: user.id,
      entity: { type: "purchase", id: purchaseId },
      detail: { request: requestId },
    });
    if (user.deletedAt) return;
    await queueMail(tx, {
      to: user.email,
      template: "refund-declined",
      userId: user.id,
      dedupeKey: `refund-declined:${requestId}`,
      data: {
        firstName: user.firstName,
        product: planOf(purchase.plan).name,
        amountCents: amount ?? purchase.amount,
        requestedAt: createdAt,
        reason: decision.decisionNote,
      },
    });
  });
  kickMail();
}

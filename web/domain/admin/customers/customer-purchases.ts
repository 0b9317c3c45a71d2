import { type Principal, requirePermission } from "~/domain/access";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";

const SHOWN = 500;

/** What a customer bought, the newest first (specification: purchase history dialog). */
export async function customerPurchases(principal: Principal, customerId: number) {
  await requirePermission(principal, "purchases:read");
  const [person, rows] = await Promise.all([
    db().user.findUnique({ where: { id: customerId }, select: { id: true } }),
    db().purchase.findMany({
      where: { userId: customerId },
      orderBy: [{ purchaseDate: "desc" }, { id: "desc" }],
      take: SHOWN,
      select: {
        id: true,
        serviceType: true,
        amount: true,
        currency: true,
        refundedAmount: true,
        paymentStatus: true,
        purchaseDate: true,
        accessGranted: true,
        accessDuration: true,
        accessStartDate: true,
        accessEndDate: true,
        couponCode: true,
        stripePaymentIntentId: true,
        stripeSubscriptionId: true,
        isActive: true,
      },
    }),
  ]);
  if (!person) throw new NotFound("This customer was not found.");
  return rows;
}

export type CustomerPurchase = Awaited<ReturnType<typeof customerPurchases>>[number];

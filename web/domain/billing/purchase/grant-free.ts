import type { SignedIn } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { reserveCoupon } from "../coupons/reserve-coupon";
import type { Quote } from "../quoted";
import { lockBuyer, nextTicket } from "../truth/reading";
import { recomputeAccess } from "../truth/recompute-access";
import { settlePurchase } from "../truth/settle-purchase";
import { keepConsent } from "./consent";
import type { Purchasing } from "./purchasing";

/** Gives what a coupon makes free, without a payment provider: once, in one transaction with the use of the coupon. */
export async function grantFree({ account }: SignedIn, quote: Quote, order: Purchasing): Promise<Purchase> {
  const at = now();
  const { plan, coupon, listAmount, discountAmount, freeUntil } = quote;
  const ticket = await nextTicket();
  return db().$transaction(async (tx) => {
    const buyer = await lockBuyer(tx, account.id);
    const purchase = await tx.purchase.create({
      data: {
        userId: account.id,
        plan: plan.key,
        serviceType: plan.key,
        amount: 0,
        listAmount,
        discountAmount,
        couponId: coupon?.id,
        couponCode: coupon?.code,
        purchaseDate: at,
      },
    });
    if (coupon) await reserveCoupon(tx, { couponId: coupon.id, purchase, at, address: order.visit.address });
    if (order.acceptedTerms) {
      await keepConsent(tx, { userId: account.id, purchaseId: purchase.id, quote, visit: order.visit, at });
    }
    const period = freeUntil ? { start: at, end: freeUntil } : undefined;
    const granted = await settlePurchase({ tx, buyer, at, ticket }, purchase, {
      status: "paid",
      payment: null,
      period,
    });
    await recomputeAccess(tx, account.id, plan.product, at);
    return granted;
  });
}

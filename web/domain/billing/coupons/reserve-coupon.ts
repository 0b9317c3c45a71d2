import { after, DAY_MS } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { invalidField } from "~/platform/errors";
import { networkHashOf } from "~/platform/network/network-hash";
import { freeUseError, keepMailbox } from "./free-use";

/** As long as an unpaid attempt stays open at the provider. */
const RESERVED_MS = DAY_MS;

type Reservation = { couponId: number; purchase: Purchase; at: Date; address: string };

/** Takes one use of a coupon for an attempt to buy, so that what the screen promised holds until the payment. */
export async function reserveCoupon(tx: Transaction, { couponId, purchase, at, address }: Reservation): Promise<void> {
  const taken = await tx.$queryRaw<{ maxPerCustomer: number | null }[]>`
    update coupons set redemption_count = redemption_count + 1
    where id = ${couponId} and is_active and (max_redemptions is null or redemption_count < max_redemptions)
    returning max_per_customer as "maxPerCustomer"`;
  const [coupon] = taken;
  if (!coupon) throw invalidField("coupon", "This coupon has been used up");
  // The row is ours until the end of the transaction: nobody counts beside us.
  const { userId } = purchase;
  const own = await tx.couponRedemption.count({
    where: { couponId, userId, status: { in: ["reserved", "redeemed"] } },
  });
  if (coupon.maxPerCustomer !== null && own >= coupon.maxPerCustomer) {
    throw invalidField("coupon", "You have used this coupon before");
  }
  const isFree = purchase.amount === 0;
  const refused = isFree ? await freeUseError({ couponId, userId, at, address }, tx) : null;
  if (refused) throw invalidField("coupon", refused);
  const { id } = await tx.couponRedemption.create({
    data: {
      couponId,
      networkHash: isFree ? networkHashOf(address) : null,
      userId,
      purchaseId: purchase.id,
      plan: purchase.plan,
      discountAmount: purchase.discountAmount,
      status: "reserved",
      reservedUntil: after(at, RESERVED_MS),
      createdAt: at,
    },
    select: { id: true },
  });
  await keepMailbox(tx, id);
}

/** The payment came: the reserved use is used. One that was given back meanwhile is taken again where there is room. */
export async function redeemReserved(tx: Transaction, purchaseId: number, at: Date): Promise<void> {
  const redeemed = { status: "redeemed", redeemedAt: at, reservedUntil: null };
  const { count } = await tx.couponRedemption.updateMany({ where: { purchaseId, status: "reserved" }, data: redeemed });
  if (count > 0) return;
  const late = await tx.couponRedemption.findFirst({ where: { purchaseId, status: "released" } });
  if (!late) return;
  await tx.couponRedemption.update({ where: { id: late.id }, data: redeemed });
  await tx.$executeRaw`update coupons set redemption_count = redemption_count + 1
    where id = ${late.couponId} and (max_redemptions is null or redemption_count < max_redemptions)`;
}

/** The attempt ended without a payment: the use is free again. */
export async function releaseReserved(tx: Transaction, purchaseId: number): Promise<void> {
  const freed = await tx.couponRedemption.updateManyAndReturn({
    where: { purchaseId, status: "reserved" },
    data: { status: "released", reservedUntil: null },
    select: { couponId: true },
  });
  for (const { couponId } of freed) {
    await tx.$executeRaw`update coupons set redemption_count = greatest(0, redemption_count - 1) where id = ${couponId}`;
  }
}

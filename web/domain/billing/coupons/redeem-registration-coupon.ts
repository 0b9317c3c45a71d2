import type { Transaction } from "~/platform/db/client";
import type { CouponModel as Coupon } from "~/platform/db/generated/models";
import { invalidField } from "~/platform/errors";

export type RegistrationCoupon = {
  code: string;
  description: string;
  /** Minutes on top of the trial of every new account; 0 for a code that counts at checkout. */
  extraMinutes: number;
};

type Given = { code: string; userId: number; at: Date };

/**
 * Redeems the promo code of a registration. A code for trial minutes is used up here; any other good code is left for
 * checkout; a bad one refuses the registration, so that the field can be mended.
 */
export async function redeemRegistrationCoupon(
  tx: Transaction,
  { code, userId, at }: Given,
): Promise<RegistrationCoupon> {
  const coupon = await tx.coupon.findUnique({ where: { code } });
  if (!coupon?.isActive) throw invalidField("promoCode", "Coupon code not found");
  if ((coupon.validFrom && at < coupon.validFrom) || (coupon.validUntil && at >= coupon.validUntil)) {
    throw invalidField("promoCode", "This coupon has expired");
  }
  const { description } = coupon;
  if (coupon.kind !== "trial_minutes") return { code, description, extraMinutes: 0 };
  await countRedemption(tx, coupon);
  await tx.couponRedemption.create({
    data: { couponId: coupon.id, userId, plan: "trial", status: "redeemed", redeemedAt: at, createdAt: at },
  });
  return { code, description, extraMinutes: coupon.trialMinutes ?? 0 };
}

async function countRedemption(tx: Transaction, coupon: Coupon): Promise<void> {
  const room = coupon.maxRedemptions === null ? {} : { redemptionCount: { lt: coupon.maxRedemptions } };
  const { count } = await tx.coupon.updateMany({
    where: { id: coupon.id, ...room },
    data: { redemptionCount: { increment: 1 } },
  });
  if (count === 0) throw invalidField("promoCode", "This coupon has been used up");
}

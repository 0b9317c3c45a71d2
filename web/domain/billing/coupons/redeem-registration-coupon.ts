import { type Database, db, type Transaction } from "~/platform/db/client";
import type { CouponModel as Coupon } from "~/platform/db/generated/models";
import { invalidField } from "~/platform/errors";
import { limitError } from "./coupon-rules";

export type RegistrationCoupon = {
  code: string;
  description: string;
  /** Minutes on top of the trial of every new account; 0 for a code that counts at checkout. */
  extraMinutes: number;
};

type Given = { code: string; userId: number; at: Date };

/** Refuses a bad promo code while the field can still be mended; nothing is used by asking. */
export async function checkRegistrationCoupon(code: string, at: Date): Promise<RegistrationCoupon> {
  return saidOf(await goodCoupon(db(), code, at));
}

/**
 * Redeems the promo code of a registration at its confirmation. A code for trial minutes is used up here; any other good
 * code is left for checkout.
 */
export async function redeemRegistrationCoupon(
  tx: Transaction,
  { code, userId, at }: Given,
): Promise<RegistrationCoupon> {
  const coupon = await goodCoupon(tx, code, at);
  if (coupon.kind === "trial_minutes") {
    await countRedemption(tx, coupon);
    await tx.couponRedemption.create({
      data: { couponId: coupon.id, userId, plan: "trial", status: "redeemed", redeemedAt: at, createdAt: at },
    });
  }
  return saidOf(coupon);
}

const saidOf = ({ code, description, kind, trialMinutes }: Coupon): RegistrationCoupon => ({
  code,
  description,
  extraMinutes: kind === "trial_minutes" ? (trialMinutes ?? 0) : 0,
});

async function goodCoupon(tx: Transaction | Database, code: string, at: Date): Promise<Coupon> {
  const coupon = await tx.coupon.findUnique({ where: { code } });
  if (!coupon?.isActive) throw invalidField("promoCode", "Coupon code not found");
  if ((coupon.validFrom && at < coupon.validFrom) || (coupon.validUntil && at >= coupon.validUntil)) {
    throw invalidField("promoCode", "This coupon has expired");
  }
  if (limitError(coupon)) throw invalidField("promoCode", "This coupon has been used up");
  return coupon;
}

async function countRedemption(tx: Transaction, coupon: Coupon): Promise<void> {
  const room = coupon.maxRedemptions === null ? {} : { redemptionCount: { lt: coupon.maxRedemptions } };
  const { count } = await tx.coupon.updateMany({
    where: { id: coupon.id, ...room },
    data: { redemptionCount: { increment: 1 } },
  });
  if (count === 0) throw invalidField("promoCode", "This coupon has been used up");
}

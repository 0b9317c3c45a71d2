import { db, type Transaction } from "~/platform/db/client";
import type { CouponModel as Coupon } from "~/platform/db/generated/models";
import type { Plan } from "../plans";

export type CouponCheck = { coupon: Coupon; error: null } | { coupon: Coupon | null; error: string };

type Question = { code: string; plan: Plan; userId?: number | null; at: Date };

export const COUPON_NOT_FOUND = "Coupon code not found";
export const COUPON_EXPIRED = "This coupon has expired";
const USED_UP = "This coupon has been used up";

export const normalCode = (code: string): string => code.trim().toUpperCase();

/** Whether a code counts for a plan, and for this person where one is known; says why not in a sentence. */
export async function checkCoupon(question: Question, tx: Transaction = db()): Promise<CouponCheck> {
  const coupon = await tx.coupon.findUnique({ where: { code: normalCode(question.code) } });
  if (!coupon) return { coupon: null, error: COUPON_NOT_FOUND };
  const error =
    windowError(coupon, question.at) ??
    planError(coupon, question.plan) ??
    ((await holdsOne(tx, coupon.id, question.userId)) ? null : limitError(coupon)) ??
    (question.userId ? await personError(tx, coupon, question.userId) : null);
  return error === null ? { coupon, error } : { coupon, error };
}

/** Whoever reserved a use by an attempt that is still open may try again. */
async function holdsOne(tx: Transaction, couponId: number, userId: number | null | undefined): Promise<boolean> {
  if (!userId) return false;
  const own = await tx.couponRedemption.findFirst({
    where: { couponId, userId, status: "reserved" },
    select: { id: true },
  });
  return own !== null;
}

function windowError(coupon: Coupon, at: Date): string | null {
  if (!coupon.isActive) return "This coupon is no longer valid";
  if (coupon.validFrom && at < coupon.validFrom) return "This coupon is not valid yet";
  if (coupon.validUntil && at >= coupon.validUntil) return COUPON_EXPIRED;
  return coupon.freeUntil && at >= coupon.freeUntil ? COUPON_EXPIRED : null;
}

function planError(coupon: Coupon, plan: Plan): string | null {
  if (coupon.kind === "trial_minutes") return "This code counts when you create an account, not at checkout";
  const fits = coupon.validForPlans.length === 0 || coupon.validForPlans.includes(plan.key);
  if (!fits || (coupon.kind === "trial_days" && !plan.interval))
    return `${coupon.code} is not valid for ${plan.kind} plans`;
  return null;
}

function limitError({ maxRedemptions, redemptionCount }: Coupon): string | null {
  return maxRedemptions !== null && redemptionCount >= maxRedemptions ? USED_UP : null;
}

async function personError(tx: Transaction, coupon: Coupon, userId: number): Promise<string | null> {
  if (coupon.maxPerCustomer !== null) {
    const used = await tx.couponRedemption.count({
      where: { couponId: coupon.id, userId, status: "redeemed" },
    });
    if (used >= coupon.maxPerCustomer) return "You have used this coupon before";
  }
  if (coupon.firstPurchaseOnly && (await hasBought(tx, userId))) return "This coupon is for new customers";
  return null;
}

/** An account that was deleted and opened anew is not a new customer. */
async function hasBought(tx: Transaction, userId: number): Promise<boolean> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const earlier = await tx.purchase.findFirst({
    where: {
      grantedAt: { not: null },
      serviceType: { not: "trial" },
      user: { OR: [{ id: userId }, { formerEmail: email }] },
    },
    select: { id: true },
  });
  return earlier !== null;
}

import type { CouponModel as Coupon } from "~/platform/db/generated/models";
import type { Plan } from "../plans";

export const COUPON_EXPIRED = "This coupon has expired";

/** Why a coupon does not count at a moment; null where it does. */
export function windowError(
  { isActive, validFrom, validUntil, freeUntil }: Pick<Coupon, "isActive" | "validFrom" | "validUntil" | "freeUntil">,
  at: Date,
): string | null {
  if (!isActive) return "This coupon is no longer valid";
  if (validFrom && at < validFrom) return "This coupon is not valid yet";
  if (validUntil && at >= validUntil) return COUPON_EXPIRED;
  return freeUntil && at >= freeUntil ? COUPON_EXPIRED : null;
}

/** Why a coupon does not count for a plan; null where it does. */
export function planError(
  { code, kind, validForPlans }: Pick<Coupon, "code" | "kind" | "validForPlans">,
  plan: Plan,
): string | null {
  if (kind === "trial_minutes") return "This code counts when you create an account, not at checkout";
  const fits = validForPlans.length === 0 || validForPlans.includes(plan.key);
  return !fits || (kind === "trial_days" && !plan.interval) ? `${code} is not valid for ${plan.kind} plans` : null;
}

/** Why no use of a coupon is left; null where one is. */
export function limitError({
  maxRedemptions,
  redemptionCount,
}: Pick<Coupon, "maxRedemptions" | "redemptionCount">): string | null {
  return maxRedemptions !== null && redemptionCount >= maxRedemptions ? "This coupon has been used up" : null;
}

import type { Principal } from "~/domain/access";
import { now } from "~/platform/clock";
import { planForSale } from "../plans";
import { checkCoupon, normalCode } from "./check-coupon";

export type CouponValidation = {
  valid: boolean;
  code: string;
  description: string | null;
  error: string | null;
  validForPlans: string[];
};

/** Whether a code counts for a plan, for who asks. Nothing is used by asking. */
export async function validateCoupon(
  principal: Principal,
  { code, plan }: { code: string; plan: string },
): Promise<CouponValidation> {
  const question = { code, plan: planForSale(plan), userId: principal.account?.id ?? null, at: now() };
  const { coupon, error } = await checkCoupon(question);
  return {
    valid: error === null,
    code: normalCode(code),
    description: error === null ? (coupon?.description ?? null) : null,
    error,
    validForPlans: coupon?.validForPlans ?? [],
  };
}

import type { CouponModel as Coupon } from "~/platform/db/generated/models";

/** A coupon as it stands in the database; what is not given limits nothing. */
export const coupon = (columns: Partial<Coupon> & Pick<Coupon, "kind">): Coupon => ({
  id: 5,
  code: "SPRING",
  percentOff: null,
  amountOffCents: null,
  trialDays: null,
  trialMinutes: null,
  freeUntil: null,
  validForPlans: [],
  description: "A spring offer",
  validFrom: null,
  validUntil: null,
  firstPurchaseOnly: false,
  maxRedemptions: null,
  maxPerCustomer: null,
  redemptionCount: 0,
  isActive: true,
  createdBy: null,
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...columns,
});

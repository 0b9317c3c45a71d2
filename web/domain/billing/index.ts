export { type CouponForm, couponForm } from "./coupons/coupon-form";
export {
  addCoupon,
  changeCoupon,
  findCoupon,
  listCoupons,
  listRedemptions,
  removeCoupon,
} from "./coupons/manage-coupons";
export { checkRegistrationCoupon, redeemRegistrationCoupon } from "./coupons/redeem-registration-coupon";
export { seedCoupons } from "./coupons/seed-coupons";
export { validateCoupon } from "./coupons/validate-coupon";
export {
  type FoundPurchase,
  findPurchase,
  findPurchases,
  PURCHASE_FILTERS,
  type PurchaseFilter,
} from "./history/find-purchases";
export { listPurchases } from "./history/purchases";
export { receiptOf } from "./history/receipt";
export { refundPurchase } from "./history/refund-purchase";
export { listRefundRequests, rejectRefund } from "./history/refund-requests";
export { isRefundable, MONEY_BACK_DAYS, requestRefund } from "./history/request-refund";
export { revenue } from "./history/revenue";
export { PLANS, type Plan, planForSale, planOf } from "./plans";
export { type PaymentSetup, startPurchase } from "./purchase/start-purchase";
export { subscribedAlready } from "./purchase/subscribed-already";
export { verifyPayment, verifySubscription } from "./purchase/verify-purchase";
export { MOST_EMPLOYEES, quoteFor } from "./quote";
export type { PlanChange, Quote } from "./quoted";
export { setUpPayments } from "./set-up-payments";
export { cancelSubscription, resumeSubscription } from "./subscription/cancel-subscription";
export { changePlan, quotePlanChange } from "./subscription/change-plan";
export { listSubscriptions } from "./subscription/subscription-view";
export { finishCardUpdate, startCardUpdate } from "./subscription/update-card";
export { receiveStripeEvent } from "./truth/receive-event";
export { announceEndings } from "./upkeep/announce-endings";
export { type GivenUpTask, listGivenUpTasks, retryTask, settleTaskByHand } from "./upkeep/given-up-tasks";
export { workPaymentTasks } from "./upkeep/payment-tasks";
export { reconcilePayments } from "./upkeep/reconcile-payments";
export { remindRenewals } from "./upkeep/remind-renewals";
export { upkeepPayments } from "./upkeep/upkeep-payments";

export { normalCode } from "./coupons/check-coupon";
export { COUPON_KINDS, type CouponForm, couponForm } from "./coupons/coupon-form";
export {
  addCoupon,
  changeCoupon,
  findCoupon,
  listCoupons,
  listRedemptions,
  type Redemption,
  removeCoupon,
} from "./coupons/manage-coupons";
export { type RegistrationCoupon, redeemRegistrationCoupon } from "./coupons/redeem-registration-coupon";
export { seedCoupons } from "./coupons/seed-coupons";
export { type CouponValidation, validateCoupon } from "./coupons/validate-coupon";
export {
  type FoundPurchase,
  type FoundPurchases,
  findPurchase,
  findPurchases,
  PURCHASE_FILTERS,
  type PurchaseFilter,
} from "./history/find-purchases";
export { listCustomerPurchases, listPurchases, type PurchasePage, type PurchaseView } from "./history/purchases";
export { type Receipt, receiptOf } from "./history/receipt";
export { type Refunded, refundPurchase } from "./history/refund-purchase";
export { listRefundRequests, rejectRefund } from "./history/refund-requests";
export { isRefundable, MONEY_BACK_DAYS, requestRefund } from "./history/request-refund";
export { type Revenue, revenue } from "./history/revenue";
export { PLANS, type Plan, type PlanKey, planForSale, planOf } from "./plans";
export { type PaymentSetup, startPurchase } from "./purchase/start-purchase";
export { subscribedAlready } from "./purchase/subscribed-already";
export { verifyPayment, verifySubscription } from "./purchase/verify-purchase";
export { MOST_EMPLOYEES, type Quote, quoteFor } from "./quote";
export { setUpPayments } from "./set-up-payments";
export { cancelSubscription, resumeSubscription } from "./subscription/cancel-subscription";
export { changePlan, type PlanChange, quotePlanChange } from "./subscription/change-plan";
export { listSubscriptions, type SubscriptionView } from "./subscription/subscription-view";
export { type CardSetup, finishCardUpdate, startCardUpdate } from "./subscription/update-card";
export { receiveStripeEvent } from "./truth/receive-event";
export { announceEndings } from "./upkeep/announce-endings";
export { type GivenUpTask, listGivenUpTasks, retryTask, settleTaskByHand } from "./upkeep/given-up-tasks";
export { workPaymentTasks } from "./upkeep/payment-tasks";
export { reconcilePayments } from "./upkeep/reconcile-payments";
export { remindRenewals } from "./upkeep/remind-renewals";
export { upkeepPayments } from "./upkeep/upkeep-payments";

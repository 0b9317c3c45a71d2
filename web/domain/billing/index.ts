export { type RegistrationCoupon, redeemRegistrationCoupon } from "./redeem-registration-coupon";

import type Stripe from "stripe";
import { invalid } from "./failure";
import type { Input } from "./form";
import { PAGING, page } from "./lists";
import type { Routes } from "./routes";
import type { WireDiscount } from "./wire-types";
import { get, type World } from "./world";

export function couponRoutes(routes: Routes, world: World): void {
  routes.post("/v1/coupons", (input) => newCoupon(world, input));
  routes.get("/v1/coupons", (input) => page("/v1/coupons", world.coupons.values(), input.accept("created", ...PAGING)));
  routes.get("/v1/coupons/:id", (_, id) => get(world.coupons, "coupon", id, "coupon"));
  routes.delete("/v1/coupons/:id", (_, id) => {
    get(world.coupons, "coupon", id, "coupon");
    world.coupons.delete(id);
    return { id, object: "coupon", deleted: true };
  });
  routes.post("/v1/promotion_codes", (input) => newPromotionCode(world, input));
  routes.get("/v1/promotion_codes", (input) => {
    input.accept("active", "code", "coupon", "customer", "created", ...PAGING);
    const code = input.text("code")?.toLowerCase();
    const rows = [...world.promotionCodes.values()].filter((row) => !code || row.code.toLowerCase() === code);
    return page("/v1/promotion_codes", rows, input);
  });
}

function newCoupon(world: World, input: Input): Stripe.Coupon {
  const names = ["id", "amount_off", "currency", "duration", "duration_in_months", "max_redemptions", "metadata"];
  input.accept(...names, "name", "percent_off", "redeem_by");
  const id = input.text("id") ?? world.id("x", 8).slice(2);
  if (world.coupons.has(id)) throw invalid("Coupon already exists.", { code: "resource_already_exists", param: "id" });
  const percent = input.text("percent_off");
  const amount = input.int("amount_off");
  if ((percent === undefined) === (amount === undefined)) {
    throw invalid("Must provide either percent_off or amount_off.", { code: "parameter_missing" });
  }
  if (percent !== undefined && !(Number(percent) > 0 && Number(percent) <= 100)) {
    throw invalid("Invalid percent_off: must be greater than 0 and at most 100.", { param: "percent_off" });
  }
  const duration = input.oneOf("duration", "forever", "once", "repeating") ?? "once";
  const coupon: Stripe.Coupon = {
    id,
    object: "coupon",
    amount_off: amount ?? null,
    created: world.now(),
    currency: amount === undefined ? null : input.need("currency"),
    duration,
    duration_in_months: duration === "repeating" ? Number(input.need("duration_in_months")) : null,
    livemode: false,
    max_redemptions: input.int("max_redemptions") ?? null,
    metadata: input.metadata(),
    name: input.text("name") ?? null,
    percent_off: percent === undefined ? null : Number(percent),
    redeem_by: input.int("redeem_by") ?? null,
    times_redeemed: 0,
    valid: true,
  };
  world.coupons.set(id, coupon);
  world.emit("coupon.created", coupon);
  return coupon;
}

function newPromotionCode(world: World, input: Input): Stripe.PromotionCode {
  input.accept("promotion", "code", "active", "customer", "expires_at", "max_redemptions", "metadata");
  const coupon = input.sub("promotion").need("coupon");
  get(world.coupons, "coupon", coupon, "promotion[coupon]", 400);
  const code: Stripe.PromotionCode = {
    id: world.id("promo"),
    object: "promotion_code",
    active: input.flag("active") ?? true,
    code: input.text("code") ?? world.id("x", 8).slice(2).toUpperCase(),
    created: world.now(),
    customer: input.text("customer") ?? null,
    customer_account: null,
    expires_at: input.int("expires_at") ?? null,
    livemode: false,
    max_redemptions: input.int("max_redemptions") ?? null,
    metadata: input.metadata(),
    promotion: { type: "coupon", coupon },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  };
  world.promotionCodes.set(code.id, code);
  return code;
}

/** Redeems the coupons of a request for a subscription; returns the ids of the discounts. */
export function redeem(world: World, input: Input, customer: string, subscription: string): string[] {
  return input.list("discounts").map((given) => {
    const promotion = given.text("promotion_code");
    const code = promotion ? get(world.promotionCodes, "promotion code", promotion, "discounts", 400) : undefined;
    const couponId = code ? String(code.promotion.coupon) : given.need("coupon");
    const coupon = get(world.coupons, "coupon", couponId, "discounts[0][coupon]", 400);
    checkUsable(world, coupon);
    coupon.times_redeemed += 1;
    const months = coupon.duration_in_months;
    const discount: WireDiscount = {
      id: world.id("di"),
      object: "discount",
      checkout_session: null,
      customer,
      customer_account: null,
      end: months ? world.now() + months * 30 * 86_400 : null,
      invoice: null,
      invoice_item: null,
      promotion_code: promotion ?? null,
      source: { type: "coupon", coupon: couponId },
      start: world.now(),
      subscription,
      subscription_item: null,
    };
    world.discounts.set(discount.id, discount);
    world.emit("customer.discount.created", discount);
    return discount.id;
  });
}

function checkUsable(world: World, coupon: Stripe.Coupon): void {
  const used = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  const late = coupon.redeem_by !== null && coupon.redeem_by < world.now();
  if (late || used) {
    coupon.valid = false;
    throw invalid(`Coupon ${coupon.id} is expired and cannot be applied.`, { code: "coupon_expired" });
  }
}

/** How much a discount takes off an amount. */
export function reduction(coupon: Stripe.Coupon, amount: number): number {
  const off = coupon.percent_off === null ? (coupon.amount_off ?? 0) : Math.round((amount * coupon.percent_off) / 100);
  return Math.min(amount, off);
}

import { describe, expect, it } from "vitest";
import { reconcilePayments, startPurchase } from "~/domain/billing";
import { DAY_MS, HOUR_MS, after as later, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { deliverEvents, makeBuyer, payInBrowser, travelTo } from "./stripe-ground";
import { useStripe } from "./use-stripe";

useDatabase();
const ground = useStripe();
const VISIT = { address: "192.0.2.1", userAgent: null };

const validate = (code: string, plan: string) =>
  callApi("POST", "/api/validate-coupon", { body: { code, plan } }).then(({ body }) => body);

describe("validation", () => {
  it.each([
    ["TRIAL50", "daily", true, null],
    ["trial50", "daily", true, null],
    ["TRIAL50", "monthly", false, "TRIAL50 is not valid for monthly subscription plans"],
    ["WELCOME25", "daily", false, "WELCOME25 is not valid for single day plans"],
    ["NOTHING", "daily", false, "Coupon code not found"],
    ["FREEACCESS", "monthly", false, "This coupon has expired"],
    ["TRIAL15", "monthly", false, "This code counts when you create an account, not at checkout"],
  ])("answers for %s on the %s plan", async (code, plan, valid, error) => {
    expect(await validate(code, plan)).toMatchObject({ valid, error, code: code.toUpperCase() });
  });
});

describe("what each seeded code makes of the price", () => {
  it.each([
    ["TRIAL50", "daily", 250, 249],
    ["WELCOME25", "monthly", 625, 1874],
    ["SAVE10", "monthly", 250, 2249],
    ["DOLLAR5", "monthly", 500, 1999],
    ["NEWUSER", "monthly", 500, 1999],
  ])("%s", async (coupon, plan, discountAmount, finalAmount) => {
    const buyer = await makeBuyer();
    const path = plan === "daily" ? "/api/create-payment-intent" : "/api/create-subscription";
    const { body } = await buyer.call(path, { plan, coupon: coupon.toLowerCase() });
    expect(body).toMatchObject({ discountAmount, finalAmount, coupon: { code: coupon } });
    const charged = await ground.stripe.paymentIntents.retrieve(body.paymentIntentId);
    expect(charged.amount).toBe(finalAmount);
  });

  it("FREEMIUM gives thirty days without a card, which end by themselves", async () => {
    const buyer = await makeBuyer();
    const { body } = await buyer.call("/api/create-subscription", { plan: "monthly", coupon: "FREEMIUM" });
    expect(body).toMatchObject({ isTrial: true, trialDays: 30, clientSecret: null, finalAmount: 0 });
    expect(await buyer.status()).toMatchObject({ hasAccess: true, accessType: "trial" });
    expect(await buyer.purchases()).toMatchObject([{ serviceType: "trial", amount: 0, couponCode: "FREEMIUM" }]);
    travelTo(ground.fake, later(now(), 30 * DAY_MS + HOUR_MS));
    await deliverEvents(ground.fake);
    expect((await buyer.status()).hasAccess).toBe(false);
    expect(await buyer.purchases()).toHaveLength(1);
    shiftClock(0);
  });

  it("FREEMIUM with a card added becomes the monthly plan", async () => {
    const buyer = await makeBuyer();
    await buyer.call("/api/create-subscription", { plan: "monthly", coupon: "FREEMIUM" });
    const { body: card } = await buyer.call("/api/update-card");
    await payInBrowser(ground.fake, card.clientSecret);
    await buyer.call("/api/update-card", { setupIntentId: card.setupIntentId });
    travelTo(ground.fake, later(now(), 30 * DAY_MS + 3 * HOUR_MS));
    await deliverEvents(ground.fake);
    expect(await buyer.status()).toMatchObject({ hasAccess: true, accessType: "monthly" });
    expect((await buyer.purchases()).map(({ amount, paymentStatus }) => [amount, paymentStatus])).toEqual([
      [0, "completed"],
      [2499, "completed"],
    ]);
    shiftClock(0);
  });

  it("a coupon with free access until a moment opens it until then, once, without a payment", async () => {
    const freeUntil = later(now(), 10 * DAY_MS);
    await db().coupon.create({
      data: { code: "FREE10", kind: "free_until", freeUntil, description: "Free for ten days" },
    });
    const buyer = await makeBuyer();
    const { body } = await buyer.call("/api/create-payment-intent", { plan: "daily", coupon: "FREE10" });
    expect(body).toMatchObject({ freeAccess: true, coupon: { code: "FREE10" }, freeUntil: freeUntil.toISOString() });
    expect(await buyer.row()).toMatchObject({ accessSource: "coupon", accessExpiry: freeUntil });
    expect((await buyer.call("/api/create-payment-intent", { plan: "daily", coupon: "FREE10" })).status).toBe(422);
  });
});

describe("limits", () => {
  it("lets exactly one of a hundred redeem the last use at the same moment", async () => {
    const coupon = await db().coupon.create({
      data: {
        code: "LAST1",
        kind: "free_until",
        freeUntil: later(now(), DAY_MS),
        description: "One left",
        maxRedemptions: 5,
        redemptionCount: 4,
      },
    });
    const users = await Promise.all(Array.from({ length: 100 }, () => makeUser()));
    const cookies = await Promise.all(users.map((user) => sessionCookie(user)));
    const answers = await Promise.all(
      cookies.map((cookie, index) =>
        callApi("POST", "/api/create-payment-intent", {
          cookie,
          address: `198.51.100.${index}`,
          body: { plan: "daily", coupon: "LAST1" },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(99);
    expect((await db().coupon.findUniqueOrThrow({ where: { id: coupon.id } })).redemptionCount).toBe(5);
    expect(await db().couponRedemption.count({ where: { couponId: coupon.id } })).toBe(1);
    expect(await db().user.count({ where: { id: { in: users.map(({ id }) => id) }, accessLevel: "daily" } })).toBe(1);
  });

  it("holds the use of whoever is at the card form, and frees it when the attempt is given up", async () => {
    const coupon = await db().coupon.create({
      data: { code: "ONLY1", kind: "percent", percentOff: 50, description: "Half", maxRedemptions: 1 },
    });
    const [first, second] = [await makeBuyer(), await makeBuyer()];
    const order = { plan: "daily", coupon: "ONLY1" };
    const begun = await first.call("/api/create-payment-intent", order);
    expect((await second.call("/api/create-payment-intent", order)).body.message).toBe("This coupon has been used up");
    // Its holder may try again, and gets the same payment.
    const again = await first.call("/api/create-payment-intent", order);
    expect(again.body.paymentIntentId).toBe(begun.body.paymentIntentId);
    shiftClock(25 * HOUR_MS);
    await reconcilePayments(now());
    expect((await ground.stripe.paymentIntents.retrieve(begun.body.paymentIntentId)).status).toBe("canceled");
    expect((await second.call("/api/create-payment-intent", order)).status).toBe(200);
    expect((await db().coupon.findUniqueOrThrow({ where: { id: coupon.id } })).redemptionCount).toBe(1);
    shiftClock(0);
  });

  it("gives a code once to each customer, and NEWUSER to none who bought before", async () => {
    const buyer = await makeBuyer();
    const { body } = await buyer.call("/api/create-payment-intent", { plan: "daily", coupon: "TRIAL50" });
    await payInBrowser(ground.fake, body.clientSecret);
    await buyer.call("/api/verify-payment", { paymentIntentId: body.paymentIntentId });
    const again = await buyer.call("/api/create-payment-intent", { plan: "daily", coupon: "TRIAL50" });
    expect(again.body.message).toBe("You have used this coupon before");
    await expect(startPurchase(buyer.principal, { plan: "monthly", coupon: "NEWUSER", visit: VISIT })).rejects.toThrow(
      "This coupon is for new customers",
    );
  });

  it("moves the use along when the plan or the code changes before the payment", async () => {
    await db().coupon.create({ data: { code: "ANY10", kind: "percent", percentOff: 10, description: "10% off" } });
    const buyer = await makeBuyer();
    const day = await buyer.call("/api/create-payment-intent", { plan: "daily", coupon: "ANY10" });
    const month = await buyer.call("/api/create-subscription", { plan: "monthly", coupon: "ANY10" });
    expect(month.status).toBe(200);
    expect((await ground.stripe.paymentIntents.retrieve(day.body.paymentIntentId)).status).toBe("canceled");
    const coupon = await db().coupon.findUniqueOrThrow({ where: { code: "ANY10" } });
    expect(coupon.redemptionCount).toBe(1);
    expect((await buyer.purchases()).map(({ paymentStatus }) => paymentStatus)).toEqual(["failed", "pending"]);
  });
});

describe("administration", () => {
  it("adds, changes, lists and removes coupons, and keeps a used one switched off", async () => {
    const admin = await makeUser({ isAdmin: true });
    const cookie = await sessionCookie(admin);
    const form = { code: "spring", kind: "percent", percentOff: 20, description: "Spring", trialDays: 5 };
    const made = await callApi("POST", "/api/admin/coupons", { cookie, body: form });
    expect(made.body).toMatchObject({ code: "SPRING", percentOff: 20, trialDays: null, version: 1 });
    expect((await callApi("POST", "/api/admin/coupons", { cookie, body: form })).status).toBe(409);
    const path = `/api/admin/coupons/${made.body.id}`;
    const changed = await callApi("PUT", path, { cookie, body: { ...form, percentOff: 30, version: 1 } });
    expect(changed.body).toMatchObject({ percentOff: 30, version: 2 });
    expect((await callApi("PUT", path, { cookie, body: { ...form, version: 1 } })).status).toBe(409);
    const buyer = await makeBuyer();
    await buyer.call("/api/create-subscription", { plan: "monthly", coupon: "SPRING" });
    expect((await callApi("GET", path, { cookie })).body.redemptions).toMatchObject([{ status: "reserved" }]);
    expect((await callApi("DELETE", path, { cookie })).body).toEqual({ removed: false });
    expect(await validate("SPRING", "monthly")).toMatchObject({ valid: false });
    const listed = await callApi("GET", "/api/admin/coupons", { cookie, query: { search: "spri" } });
    expect(listed.body.data).toMatchObject([{ code: "SPRING", isActive: false }]);
    expect((await callApi("POST", "/api/admin/coupons", { cookie, body: { ...form, code: "X Y" } })).status).toBe(422);
  });
});

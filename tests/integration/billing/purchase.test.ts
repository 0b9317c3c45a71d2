import { describe, expect, it } from "vitest";
import { peopleMember, peopleOverview } from "~/domain/people";
import { DAY_MS, HOUR_MS, after as later, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { principalOf } from "../accounts/callers";
import { deliverEvents, makeBuyer, payInBrowser, travelTo } from "./stripe-ground";
import { useStripe } from "./use-stripe";

useDatabase();
const ground = useStripe();

describe("a single day", () => {
  it("costs what the plan table says, whatever the caller sends", async () => {
    const buyer = await makeBuyer();
    const setup = await buyer.call("/api/create-payment-intent", { amount: 1, plan: "daily" });
    expect(setup.status).toBe(200);
    expect(setup.body).toMatchObject({ finalAmount: 499, discountAmount: 0, isTrial: false, freeAccess: false });
    const intent = await ground.stripe.paymentIntents.retrieve(setup.body.paymentIntentId);
    expect(intent.amount).toBe(499);
  });

  it("opens 24 hours once it is paid and verified, with one purchase and one receipt", async () => {
    const buyer = await makeBuyer();
    const { body: setup } = await buyer.call("/api/create-payment-intent", { amount: 499, plan: "daily" });
    expect((await buyer.call("/api/verify-payment", { paymentIntentId: setup.paymentIntentId })).body.success).toBe(
      false,
    );
    await payInBrowser(ground.fake, setup.clientSecret);
    const verified = await buyer.call("/api/verify-payment", { paymentIntentId: setup.paymentIntentId });
    expect(verified.body).toMatchObject({ success: true, plan: "daily", autoRenew: false });
    const left = Date.parse(verified.body.expiresAt) - now().getTime();
    expect(Math.round(left / HOUR_MS)).toBe(24);
    expect(await buyer.status()).toMatchObject({ hasAccess: true, accessType: "daily", subscriptionType: "daily" });
    // The webhook comes as well, twice and in disorder: nothing is granted or mailed again.
    await deliverEvents(ground.fake, (events) => [...events].reverse().concat(events));
    const [purchase, ...more] = await buyer.purchases();
    expect(more).toEqual([]);
    expect(purchase).toMatchObject({
      serviceType: "daily",
      amount: 499,
      paymentStatus: "completed",
      accessDuration: 1440,
      paymentMethodLabel: "Visa 4242",
      stripePaymentIntentId: setup.paymentIntentId,
    });
    expect(await db().mail.count({ where: { toAddress: buyer.user.email, template: "receipt" } })).toBe(1);
    expect(await db().auditEntry.count({ where: { subjectUserId: buyer.user.id, action: "purchase.grant" } })).toBe(1);
  });

  it("is granted by the webhook alone when the browser was closed, with its whole 24 hours", async () => {
    const buyer = await makeBuyer();
    const { body: setup } = await buyer.call("/api/create-payment-intent", { plan: "daily" });
    await payInBrowser(ground.fake, setup.clientSecret);
    shiftClock(5 * HOUR_MS);
    expect(await deliverEvents(ground.fake)).toContain(200);
    const row = await buyer.row();
    expect(row.accessLevel).toBe("daily");
    expect(Math.round(((row.accessExpiry?.getTime() ?? 0) - now().getTime()) / HOUR_MS)).toBe(24);
    shiftClock(0);
  });

  it("gives the same payment for the same order, and a second pass adds to the first", async () => {
    const buyer = await makeBuyer();
    const first = (await buyer.call("/api/create-payment-intent", { plan: "daily" })).body;
    const again = (await buyer.call("/api/create-payment-intent", { plan: "daily" })).body;
    expect(again.paymentIntentId).toBe(first.paymentIntentId);
    await payInBrowser(ground.fake, first.clientSecret);
    await buyer.call("/api/verify-payment", { paymentIntentId: first.paymentIntentId });
    const second = (await buyer.call("/api/create-payment-intent", { plan: "daily" })).body;
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    await payInBrowser(ground.fake, second.clientSecret);
    const { body } = await buyer.call("/api/verify-payment", { paymentIntentId: second.paymentIntentId });
    expect(Math.round((Date.parse(body.expiresAt) - now().getTime()) / HOUR_MS)).toBe(48);
  });

  it("tells who paid in another window, instead of taking the money again", async () => {
    const buyer = await makeBuyer();
    const { body: setup } = await buyer.call("/api/create-payment-intent", { plan: "daily" });
    await payInBrowser(ground.fake, setup.clientSecret);
    const again = await buyer.call("/api/create-payment-intent", { plan: "daily" });
    expect(again.status).toBe(409);
    expect(again.body.code).toBe("already_paid");
    expect((await buyer.status()).accessType).toBe("daily");
  });

  it.each([
    ["4000000000000002", "Your card was declined."],
    ["4000000000009995", "Your card has insufficient funds."],
  ])("grants nothing for the declined card %s, and the next card pays the same purchase", async (number, message) => {
    const buyer = await makeBuyer();
    const { body: setup } = await buyer.call("/api/create-payment-intent", { plan: "daily" });
    const refused = await payInBrowser(ground.fake, setup.clientSecret, number);
    expect(refused.error?.message).toBe(message);
    await deliverEvents(ground.fake);
    expect(await buyer.purchases()).toMatchObject([
      { paymentStatus: "failed", failureReason: message, grantedAt: null },
    ]);
    expect((await buyer.status()).hasAccess).toBe(false);
    await payInBrowser(ground.fake, setup.clientSecret);
    await deliverEvents(ground.fake);
    expect(await buyer.purchases()).toMatchObject([{ paymentStatus: "completed", failureReason: null }]);
    expect((await buyer.status()).hasAccess).toBe(true);
  });

  it("is nobody else's to verify", async () => {
    const [buyer, other] = [await makeBuyer(), await makeBuyer()];
    const { body: setup } = await buyer.call("/api/create-payment-intent", { plan: "daily" });
    expect((await other.call("/api/verify-payment", { paymentIntentId: setup.paymentIntentId })).status).toBe(404);
  });
});

describe("a monthly subscription", () => {
  async function subscribed(body: Record<string, unknown> = {}) {
    const buyer = await makeBuyer();
    const { body: setup } = await buyer.call("/api/create-subscription", { plan: "monthly", ...body });
    await payInBrowser(ground.fake, setup.clientSecret);
    const verified = await buyer.call("/api/verify-subscription", { subscriptionId: setup.subscriptionId });
    return { ...buyer, setup, verified: verified.body };
  }

  it("opens a month that renews, and says when", async () => {
    const { verified, status, setup, purchases } = await subscribed();
    expect(verified).toMatchObject({
      success: true,
      plan: "monthly",
      autoRenew: true,
      subscriptionId: setup.subscriptionId,
    });
    expect(verified.customerId).toMatch(/^cus_/);
    expect(verified.nextBilling).toBe(verified.expiresAt);
    expect(await status()).toMatchObject({ accessType: "monthly", subscriptionId: setup.subscriptionId });
    expect(await purchases()).toMatchObject([{ serviceType: "monthly", amount: 2499, paymentStatus: "completed" }]);
    await deliverEvents(ground.fake, (events) => [...events].reverse());
    expect(await purchases()).toHaveLength(1);
  });

  it("opens its month whichever event comes first, the payment's alone too", async () => {
    const buyer = await makeBuyer();
    await deliverEvents(ground.fake);
    const { body: setup } = await buyer.call("/api/create-subscription", { plan: "monthly" });
    await payInBrowser(ground.fake, setup.clientSecret);
    const ofPayment = <T extends { type: string }>(events: T[]) =>
      events.filter(({ type }) => type === "payment_intent.succeeded");
    expect(await deliverEvents(ground.fake, ofPayment)).toEqual([200]);
    const { body } = await buyer.call("/api/verify-subscription", { subscriptionId: setup.subscriptionId });
    expect(body).toMatchObject({ success: true, expiresAt: body.nextBilling });
    expect(await buyer.status()).toMatchObject({ hasAccess: true, accessType: "monthly" });
  });

  it("is open at once where Stripe marks the invoice a moment after its payment, and granted once", async () => {
    const buyer = await makeBuyer();
    const { body: setup } = await buyer.call("/api/create-subscription", { plan: "monthly" });
    const mark = ground.fake.holdInvoices();
    let expiresAt: string;
    try {
      await payInBrowser(ground.fake, setup.clientSecret);
      const { body } = await buyer.call("/api/verify-subscription", { subscriptionId: setup.subscriptionId });
      expect(body).toMatchObject({ success: true, expiresAt: expect.any(String) });
      expect(await buyer.status()).toMatchObject({ hasAccess: true, accessType: "monthly" });
      expiresAt = body.expiresAt;
    } finally {
      mark();
    }
    await deliverEvents(ground.fake);
    expect(await buyer.purchases()).toMatchObject([{ paymentStatus: "completed", accessEndDate: new Date(expiresAt) }]);
    expect((await ground.stripe.subscriptions.retrieve(setup.subscriptionId)).status).toBe("active");
  });

  it("is refused a second time, and follows a day pass at once", async () => {
    const buyer = await makeBuyer();
    const day = (await buyer.call("/api/create-payment-intent", { plan: "daily" })).body;
    await payInBrowser(ground.fake, day.clientSecret);
    await buyer.call("/api/verify-payment", { paymentIntentId: day.paymentIntentId });
    const month = (await buyer.call("/api/create-subscription", { plan: "monthly" })).body;
    await payInBrowser(ground.fake, month.clientSecret);
    await buyer.call("/api/verify-subscription", { subscriptionId: month.subscriptionId });
    expect(await buyer.status()).toMatchObject({ accessType: "monthly" });
    for (const path of ["/api/create-subscription", "/api/create-payment-intent"]) {
      const again = await buyer.call(path);
      expect([again.status, again.body.code]).toEqual([409, "already_subscribed"]);
    }
    expect((await buyer.purchases()).map(({ serviceType }) => serviceType)).toEqual(["daily", "monthly"]);
  });

  it("renews: a purchase and a period more, without a gap", async () => {
    const { purchases, row, setup } = await subscribed();
    const firstEnd = (await purchases())[0]?.accessEndDate as Date;
    travelTo(ground.fake, later(firstEnd, 2 * HOUR_MS));
    await deliverEvents(ground.fake, (events) => [...events].reverse());
    const [, second] = await purchases();
    expect(second).toMatchObject({
      amount: 2499,
      paymentStatus: "completed",
      stripeSubscriptionId: setup.subscriptionId,
    });
    expect(second?.accessStartDate).toEqual(firstEnd);
    expect((await row()).accessExpiry).toEqual(second?.accessEndDate);
    shiftClock(0);
  });

  it("keeps access for three days after a failed renewal, says so by mail, and ends then", async () => {
    const { purchases, row, user, status, setup } = await subscribed();
    const end = (await purchases())[0]?.accessEndDate as Date;
    const { default_payment_method } = await ground.stripe.subscriptions.retrieve(setup.subscriptionId);
    ground.fake.breakCard(String(default_payment_method));
    travelTo(ground.fake, later(end, 2 * HOUR_MS));
    await deliverEvents(ground.fake);
    expect((await purchases())[1]).toMatchObject({ paymentStatus: "failed", grantedAt: null });
    expect(await row()).toMatchObject({ paymentStatus: "past_due", accessExpiry: later(end, 3 * DAY_MS) });
    expect(await db().mail.count({ where: { toAddress: user.email, template: "payment-failed" } })).toBe(1);
    shiftClock(end.getTime() - Date.now() + 3 * DAY_MS - HOUR_MS);
    expect((await status()).hasAccess).toBe(true);
    shiftClock(end.getTime() - Date.now() + 3 * DAY_MS + HOUR_MS);
    expect((await status()).hasAccess).toBe(false);
    // The card works again and Stripe tries once more.
    ground.fake.mendCard(String(default_payment_method));
    travelTo(ground.fake, later(end, 4 * DAY_MS));
    await deliverEvents(ground.fake);
    expect((await purchases())[1]).toMatchObject({ paymentStatus: "completed" });
    expect((await status()).hasAccess).toBe(true);
    shiftClock(0);
  });

  it("is cancelled with the period, resumed, and really ends", async () => {
    const { call, status, purchases, user } = await subscribed();
    const end = (await purchases())[0]?.accessEndDate as Date;
    expect((await call("/api/cancel-subscription")).body).toMatchObject({ cancelAtPeriodEnd: true });
    expect((await call("/api/cancel-subscription")).status).toBe(409);
    expect((await call("/api/resume-subscription")).body).toMatchObject({ cancelAtPeriodEnd: false });
    shiftClock(5000);
    await call("/api/cancel-subscription");
    expect(await db().mail.count({ where: { toAddress: user.email, template: "subscription-cancelled" } })).toBe(2);
    shiftClock(end.getTime() - Date.now() - HOUR_MS);
    expect((await status()).hasAccess).toBe(true);
    shiftClock(end.getTime() - Date.now() + HOUR_MS);
    ground.fake.catchUp();
    await deliverEvents(ground.fake);
    expect((await status()).hasAccess).toBe(false);
    expect(await purchases()).toHaveLength(1);
    expect((await call("/api/cancel-subscription")).status).toBe(404);
    shiftClock(0);
  });

  it("takes a new card, and pays with it at once what is owed", async () => {
    const { call, purchases, setup } = await subscribed();
    const end = (await purchases())[0]?.accessEndDate as Date;
    const before = await ground.stripe.subscriptions.retrieve(setup.subscriptionId);
    ground.fake.breakCard(String(before.default_payment_method));
    travelTo(ground.fake, later(end, 2 * HOUR_MS));
    const { body } = await call("/api/update-card");
    await payInBrowser(ground.fake, body.clientSecret, "5555555555554444");
    const done = await call("/api/update-card", { setupIntentId: body.setupIntentId });
    expect(done.body.subscription).toMatchObject({ status: "active", graceUntil: null });
    expect((await purchases())[1]).toMatchObject({ paymentStatus: "completed", paymentMethodLabel: "Mastercard 4444" });
    shiftClock(0);
  });
});

describe("the Applicant Tracking System", () => {
  it.each([
    ["monthly", 2500, 31],
    ["annual", 27_500, 366],
  ])("is opened by the %s plan", async (interval, amount, days) => {
    const buyer = await makeBuyer();
    const { body: setup } = await buyer.call(`/api/create-ats-${interval}-subscription`);
    expect(setup).toMatchObject({ finalAmount: amount, clientSecret: expect.stringContaining("_secret_") });
    await payInBrowser(ground.fake, setup.clientSecret);
    const verified = await buyer.call("/api/verify-ats-subscription", { subscriptionId: setup.subscriptionId });
    expect(verified.body.success).toBe(true);
    const row = await buyer.row();
    expect(row).toMatchObject({
      atsAccessLevel: interval,
      atsSubscriptionId: setup.subscriptionId,
      accessLevel: "none",
    });
    const left = ((row.atsAccessExpiry?.getTime() ?? 0) - now().getTime()) / DAY_MS;
    expect(left).toBeGreaterThan(days - 4);
    expect(left).toBeLessThanOrEqual(days);
    expect(
      (await callApi("POST", "/api/verify-ats-subscription", { cookie: buyer.cookie, body: {} })).body.message,
    ).toBe("No subscription ID");
  });
});

it("people are counted against the seats that were bought", async () => {
  const buyer = await makeBuyer();
  const order = { interval: "monthly", employees: 2, acceptedTerms: true };
  const { body: setup } = await buyer.call("/api/create-hris-subscription", order);
  await payInBrowser(ground.fake, setup.clientSecret);
  await deliverEvents(ground.fake);
  const { seats } = await peopleOverview(await peopleMember(await principalOf(buyer.cookie)));
  expect(seats).toMatchObject({ paid: 2, taken: 0, left: 2 });
});

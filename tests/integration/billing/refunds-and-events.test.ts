import { describe, expect, it } from "vitest";
import {
  listRefundRequests,
  listSubscriptions,
  PLANS,
  receiptOf,
  reconcilePayments,
  remindRenewals,
  revenue,
  workPaymentTasks,
} from "~/domain/billing";
import { DAY_MS, HOUR_MS, after as later, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { type Buyer, deliverEvents, makeBuyer, payInBrowser, refundAtProvider, silent } from "./stripe-ground";
import { useStripe } from "./use-stripe";

useDatabase();
const ground = useStripe();

async function bought(plan: "daily" | "monthly" | "ats_annual", buyer?: Buyer) {
  const who = buyer ?? (await makeBuyer());
  const path = {
    daily: "create-payment-intent",
    monthly: "create-subscription",
    ats_annual: "create-ats-annual-subscription",
  };
  const { body: setup } = await who.call(`/api/${path[plan]}`, { acceptedTerms: true });
  await payInBrowser(ground.fake, setup.clientSecret);
  await deliverEvents(ground.fake);
  const purchase = (await who.purchases()).at(-1);
  return { ...who, setup, purchaseId: purchase?.id ?? 0 };
}

const administrator = async () => sessionCookie(await makeUser({ isAdmin: true }));

describe("refunds", () => {
  it("are asked for by the customer and made by the administrator; access and subscription end with it", async () => {
    const { call, purchaseId, status, purchases, setup, user } = await bought("monthly");
    const asked = await call(`/api/purchases/${purchaseId}/refund-request`, { reason: "Not what I need" });
    expect(asked).toMatchObject({ status: 201, body: { amount: 2499 } });
    expect((await call(`/api/purchases/${purchaseId}/refund-request`)).status).toBe(409);
    const cookie = await administrator();
    const refunded = await callApi("POST", `/api/admin/purchases/${purchaseId}/refund`, { cookie });
    expect(refunded.body).toEqual({ paymentStatus: "refunded" });
    expect((await status()).hasAccess).toBe(false);
    expect(await purchases()).toMatchObject([{ paymentStatus: "refunded", refundedAmount: 2499, isActive: false }]);
    expect((await ground.stripe.subscriptions.retrieve(setup.subscriptionId)).status).toBe("canceled");
    expect(await db().refundRequest.findMany({ where: { purchaseId } })).toMatchObject([{ status: "refunded" }]);
    expect(await db().mail.count({ where: { toAddress: user.email, template: "refund-made" } })).toBe(1);
    expect((await callApi("POST", `/api/admin/purchases/${purchaseId}/refund`, { cookie })).status).toBe(409);
    expect((await ground.stripe.refunds.list({ payment_intent: setup.paymentIntentId })).data).toHaveLength(1);
  });

  it("are refused after thirty days, for somebody else's purchase, and for what was not paid", async () => {
    const { call, purchaseId } = await bought("daily");
    const other = await makeBuyer();
    expect((await other.call(`/api/purchases/${purchaseId}/refund-request`)).status).toBe(404);
    shiftClock(30 * DAY_MS + MINUTE_MS);
    expect((await call(`/api/purchases/${purchaseId}/refund-request`)).body.code).toBe("guarantee_over");
    shiftClock(0);
    await other.call("/api/create-payment-intent");
    const [unpaid] = await other.purchases();
    expect((await other.call(`/api/purchases/${unpaid?.id}/refund-request`)).body.code).toBe("not_paid");
  });

  it("made in Stripe's own dashboard end the access too, a part of the money does not", async () => {
    const { setup, status, purchases } = await bought("daily");
    await ground.stripe.refunds.create({ payment_intent: setup.paymentIntentId, amount: 100 });
    await deliverEvents(ground.fake);
    expect((await status()).hasAccess).toBe(true);
    await ground.stripe.refunds.create({ payment_intent: setup.paymentIntentId });
    await deliverEvents(ground.fake, (events) => [...events].reverse());
    expect((await status()).hasAccess).toBe(false);
    expect(await purchases()).toMatchObject([{ paymentStatus: "refunded", refundedAmount: 499 }]);
  });

  it("made in the dashboard without a word to us are found by the comparison, once, and so are disputes", async () => {
    const refunded = await bought("daily");
    const contested = await bought("daily");
    await refundAtProvider(ground.fake, refunded.setup.paymentIntentId, null);
    ground.fake.dispute(contested.setup.paymentIntentId);
    expect((await refunded.status()).hasAccess).toBe(true);
    expect((await reconcilePayments(now())).moneyBack).toBeGreaterThanOrEqual(2);
    expect((await refunded.status()).hasAccess).toBe(false);
    expect((await contested.status()).hasAccess).toBe(false);
    expect(await refunded.purchases()).toMatchObject([{ paymentStatus: "refunded", refundedAmount: 499 }]);
    expect(await db().mail.count({ where: { toAddress: refunded.user.email, template: "refund-made" } })).toBe(1);
    expect((await reconcilePayments(now())).moneyBack).toBe(0);
    await deliverEvents(ground.fake);
    expect(await db().mail.count({ where: { toAddress: refunded.user.email, template: "refund-made" } })).toBe(1);
  });

  it("survive a provider that is silent: the durable task makes them later, once", async () => {
    const { purchaseId, setup, status } = await bought("daily");
    ground.fake.behave(silent("refunds"));
    const cookie = await administrator();
    const answer = await callApi("POST", `/api/admin/purchases/${purchaseId}/refund`, { cookie });
    expect(answer.body).toEqual({ paymentStatus: "pending" });
    ground.fake.behave();
    expect((await status()).hasAccess).toBe(true);
    await workPaymentTasks(later(now(), HOUR_MS));
    await workPaymentTasks(later(now(), 2 * HOUR_MS));
    expect((await status()).hasAccess).toBe(false);
    expect((await ground.stripe.refunds.list({ payment_intent: setup.paymentIntentId })).data).toHaveLength(1);
  });
});

describe("disputes", () => {
  it("stop the access while the bank decides; won opens it again, lost keeps it closed", async () => {
    for (const [outcome, open] of [
      ["won", true],
      ["lost", false],
    ] as const) {
      const { setup, status } = await bought("daily");
      const dispute = ground.fake.dispute(setup.paymentIntentId);
      await deliverEvents(ground.fake);
      expect((await status()).hasAccess).toBe(false);
      ground.fake.closeDispute(dispute.id, outcome);
      await deliverEvents(ground.fake);
      expect((await status()).hasAccess).toBe(open);
    }
  });
});

describe("the webhook", () => {
  const post = (body: string, signature: string) =>
    callApi("POST", "/api/stripe/webhook", { body, headers: { "stripe-signature": signature } });

  it("believes no other signature, no altered body and nothing older than five minutes", async () => {
    await bought("daily");
    const event = ground.fake.events().at(-1);
    if (!event) throw new Error("no event");
    const { body, signature } = ground.fake.webhooks.sign(event, { at: now() });
    const wrong = ground.fake.webhooks.sign(event, { at: now(), secret: "whsec_other" });
    const old = ground.fake.webhooks.sign(event, { at: later(now(), -5 * MINUTE_MS - 2000) });
    for (const [sent, header] of [
      [body, wrong.signature],
      [body.replace("evt_", "evt_x"), signature],
      [old.body, old.signature],
      [body, ""],
    ] as const) {
      expect((await post(sent, header)).status).toBe(400);
    }
    expect((await post(body, signature)).body.state).toBe("replayed");
  });

  it("answers an event whose work failed with an error, and does the work when it comes again", async () => {
    const buyer = await makeBuyer();
    const { body: setup } = await buyer.call("/api/create-payment-intent");
    await payInBrowser(ground.fake, setup.clientSecret);
    const event = ground.fake.events().findLast(({ type }) => type === "payment_intent.succeeded");
    if (!event) throw new Error("no event");
    ground.fake.behave(silent());
    const { body, signature } = ground.fake.webhooks.sign(event, { at: now() });
    expect((await post(body, signature)).status).toBe(503);
    ground.fake.behave();
    expect(await buyer.purchases()).toMatchObject([{ grantedAt: null }]);
    // Even if Stripe never sent it again: the job does.
    await reconcilePayments(now());
    expect(await buyer.purchases()).toMatchObject([{ paymentStatus: "completed" }]);
    expect((await post(body, signature)).body.state).toBe("replayed");
  });

  it("finds a paid attempt that no event told of", async () => {
    const buyer = await makeBuyer();
    const { body: setup } = await buyer.call("/api/create-subscription");
    await payInBrowser(ground.fake, setup.clientSecret);
    shiftClock(5 * MINUTE_MS);
    await reconcilePayments(now());
    expect(await buyer.status()).toMatchObject({ hasAccess: true, accessType: "monthly" });
    shiftClock(0);
  });

  it("ignores the payments of another product on the same Stripe account", async () => {
    await ground.stripe.paymentIntents.create({
      amount: 999,
      currency: "usd",
      payment_method: "pm_card_visa",
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    });
    expect(new Set(await deliverEvents(ground.fake))).toEqual(new Set([200]));
    expect(await db().purchase.count({ where: { amount: 999 } })).toBe(0);
  });
});

describe("around a purchase", () => {
  it("an account that is deleted loses its subscription and its customer at the provider, in that order", async () => {
    const { user, setup } = await bought("monthly");
    await callApi("DELETE", "/api/auth/delete-account", { cookie: await sessionCookie(user) });
    const result = await workPaymentTasks(now());
    expect(result).toMatchObject({ done: 2, failed: 0 });
    expect((await ground.stripe.subscriptions.retrieve(setup.subscriptionId)).status).toBe("canceled");
    const customer = await db().paymentCustomer.findFirstOrThrow({ where: { userId: user.id } });
    expect(await ground.stripe.customers.retrieve(customer.providerCustomerId)).toMatchObject({ deleted: true });
  });

  it("keeps the terms that the buyer agreed to, word for word, and mails them with the receipt", async () => {
    const { user, purchaseId } = await bought("monthly");
    const [consent] = await db().checkoutConsent.findMany({ where: { userId: user.id } });
    expect(consent).toMatchObject({ purchaseId, plan: "monthly", amount: 2499, ipAddress: "203.0.113.7" });
    expect(consent?.terms).toMatch(
      /^\$24\.99 is charged today\. The plan renews automatically: \$24\.99 is charged on /,
    );
    const mail = await db().mail.findFirstOrThrow({ where: { toAddress: user.email, template: "receipt" } });
    expect((mail.data as { terms: string }).terms).toMatch(
      /It renews automatically: \$24\.99 .* You can cancel at any time/,
    );
  });

  it("reminds of an annual renewal thirty days ahead, once", async () => {
    const { user } = await bought("ats_annual");
    const reminders = () => db().mail.count({ where: { toAddress: user.email, template: "renewal-reminder" } });
    await remindRenewals(later(now(), 330 * DAY_MS));
    expect(await reminders()).toBe(0);
    await remindRenewals(later(now(), 336 * DAY_MS));
    await remindRenewals(later(now(), 337 * DAY_MS));
    expect(await reminders()).toBe(1);
  });

  it("renews for the price it was bought for, also when the plan costs more since", async () => {
    const { user, principal } = await bought("ats_annual");
    const plan = PLANS.get("ats_annual");
    if (!plan) throw new Error("no plan");
    plan.amount = 30_000;
    try {
      expect(await listSubscriptions(principal)).toMatchObject([{ renewalAmount: 27_500 }]);
      await remindRenewals(later(now(), 340 * DAY_MS));
    } finally {
      plan.amount = 27_500;
    }
    const [mail] = await db().mail.findMany({ where: { toAddress: user.email, template: "renewal-reminder" } });
    expect(mail?.data).toMatchObject({ amountCents: 27_500 });
  });

  it("gives a receipt to its buyer and to nobody else", async () => {
    const { principal, purchaseId } = await bought("daily");
    const { name, body } = await receiptOf(principal, purchaseId);
    expect(name).toMatch(/^receipt-SW-\d{4}-\d{6}\.pdf$/);
    expect(body.subarray(0, 5).toString()).toBe("%PDF-");
    const other = await makeBuyer();
    await expect(receiptOf(other.principal, purchaseId)).rejects.toThrow("This receipt was not found.");
  });

  it("counts revenue from the purchases, with refunds apart, and lists what customers wait for", async () => {
    const admin = await makeBuyer({ isAdmin: true });
    const before = await revenue(admin.principal);
    const { call, purchaseId, setup } = await bought("daily");
    await bought("monthly");
    await call(`/api/purchases/${purchaseId}/refund-request`);
    expect((await listRefundRequests(admin.principal)).map((row) => row.purchaseId)).toContain(purchaseId);
    await ground.stripe.refunds.create({ payment_intent: setup.paymentIntentId });
    await deliverEvents(ground.fake);
    const after = await revenue(admin.principal);
    expect(after.total - before.total).toBe(499 + 2499);
    expect(after.monthly - before.monthly).toBe(499 + 2499);
    expect(after.refundsTotal - before.refundsTotal).toBe(499);
    expect(after.months).toHaveLength(12);
    expect(after.months.at(-1)?.revenue).toBe(after.monthly);
  });
});

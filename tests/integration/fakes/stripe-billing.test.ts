import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StripeFake, startStripeFake } from "../../fakes/stripe/server";
import { clientOf, monthly, payer, refusal } from "./stripe-client";

let fake: StripeFake;
let stripe: Stripe;
const DAY = 86_400;

beforeEach(async () => {
  fake = await startStripeFake({ now: () => Date.parse("2026-01-31T10:00:00Z") });
  stripe = clientOf(fake);
});
afterEach(() => fake.stop());

const types = () => fake.events().map((event) => event.type);
const read = (id: string) => stripe.subscriptions.retrieve(id);

async function subscribe(card = "pm_card_visa", more: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const { customer, method } = await payer(stripe, card);
  const price = await monthly(stripe, 499);
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price: price.id }], ...more });
  return { customer, method, price: price.id, subscription };
}

describe("a subscription paid in the browser", () => {
  async function incomplete() {
    const customer = (await stripe.customers.create({ email: "buyer@example.com" })).id;
    const price = await monthly(stripe, 499);
    return stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      expand: ["latest_invoice.confirmation_secret"],
    });
  }

  it("starts incomplete with the secret of its first payment and becomes active when that is paid", async () => {
    const subscription = await incomplete();
    expect(subscription.status).toBe("incomplete");
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: "open", amount_due: 499, billing_reason: "subscription_create" });
    const secret = invoice.confirmation_secret?.client_secret ?? "";
    const intent = secret.split("_secret_")[0] ?? "";
    await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    const active = await read(subscription.id);
    expect(active.status).toBe("active");
    expect(active.default_payment_method).toMatch(/^pm_/);
    const paid = await stripe.invoices.retrieve(invoice.id ?? "", { expand: ["payments.data.payment.payment_intent"] });
    expect(paid.status).toBe("paid");
    const via = await stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: intent } });
    expect(via.data[0]?.invoice).toBe(invoice.id);
  });

  it("stays incomplete after a decline and expires after 23 hours with its invoice void", async () => {
    const subscription = await incomplete();
    const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? "";
    const intent = secret.split("_secret_")[0] ?? "";
    await refusal(stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_chargeDeclined" }));
    expect((await read(subscription.id)).status).toBe("incomplete");
    fake.advance(1);
    expect((await read(subscription.id)).status).toBe("incomplete_expired");
    expect((await stripe.invoices.list({ subscription: subscription.id })).data[0]?.status).toBe("void");
    expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("canceled");
  });

  it("no longer has the old way from the invoice to its intent", async () => {
    const { id } = await incomplete();
    const error = await refusal(stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payment_intent"] }));
    expect(error.message).toBe("This property cannot be expanded (latest_invoice.payment_intent).");
  });
});

describe("a subscription charged by the server", () => {
  it("is active at once with a good card, its period ending on the same day of next month", async () => {
    const { subscription } = await subscribe();
    expect(subscription.status).toBe("active");
    const item = subscription.items.data[0];
    expect(new Date((item?.current_period_end ?? 0) * 1000).toISOString()).toBe("2026-02-28T10:00:00.000Z");
  });

  it("leaves nothing behind when error_if_incomplete meets a declined card", async () => {
    const { customer } = await payer(stripe, "pm_card_chargeCustomerFail");
    const price = await monthly(stripe, 499);
    const wanted = { customer, items: [{ price: price.id }], payment_behavior: "error_if_incomplete" as const };
    expect((await refusal(stripe.subscriptions.create(wanted))).statusCode).toBe(402);
    expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toEqual([]);
  });

  it("refuses a customer without a card and a price that does not recur", async () => {
    const customer = (await stripe.customers.create()).id;
    const price = await monthly(stripe, 499);
    expect((await refusal(stripe.subscriptions.create({ customer, items: [{ price: price.id }] }))).code).toBe(
      "resource_missing",
    );
    const single = await monthly(stripe, 499, { recurring: undefined });
    const error = await refusal(stripe.subscriptions.create({ customer, items: [{ price: single.id }] }));
    expect(error.param).toBe("items[0][price]");
  });
});

describe("renewal", () => {
  it("renews each month on the anchor's day and pays an hour later", async () => {
    const { subscription } = await subscribe();
    fake.advance(60);
    const invoices = (await stripe.invoices.list({ subscription: subscription.id })).data;
    expect(invoices.map((row) => [row.billing_reason, row.status, row.amount_paid])).toEqual([
      ["subscription_cycle", "paid", 499],
      ["subscription_cycle", "paid", 499],
      ["subscription_create", "paid", 499],
    ]);
    const end = (await read(subscription.id)).items.data[0]?.current_period_end ?? 0;
    expect(new Date(end * 1000).toISOString()).toBe("2026-04-30T10:00:00.000Z");
    expect(types().filter((type) => type === "invoice.upcoming")).toHaveLength(2);
  });

  it("falls past due when the card fails, is retried, and is active again after the card is mended", async () => {
    const { subscription, method } = await subscribe();
    fake.breakCard(method);
    fake.advance(28.1);
    expect((await read(subscription.id)).status).toBe("past_due");
    const open = (await stripe.invoices.list({ subscription: subscription.id, status: "open" })).data[0];
    expect(open?.attempt_count).toBe(1);
    expect(open?.next_payment_attempt).toBeGreaterThan(fake.now().getTime() / 1000);
    fake.mendCard(method);
    fake.advance(3);
    expect((await read(subscription.id)).status).toBe("active");
    expect(types().filter((type) => type === "invoice.payment_failed")).toHaveLength(1);
  });

  it("is canceled when the last retry has failed", async () => {
    const { subscription, method } = await subscribe();
    fake.breakCard(method);
    fake.advance(28 + 16);
    const ended = await read(subscription.id);
    expect(ended).toMatchObject({ status: "canceled", cancellation_details: { reason: "payment_failed" } });
    expect(types().filter((type) => type === "invoice.payment_failed")).toHaveLength(4);
    expect(types().at(-2)).toBe("customer.subscription.deleted");
  });

  it("is paid by hand with another card", async () => {
    const { subscription, customer, method } = await subscribe();
    fake.breakCard(method);
    fake.advance(28.1);
    const open = (await stripe.invoices.list({ subscription: subscription.id, status: "open" })).data[0];
    const other = await stripe.paymentMethods.attach("pm_card_mastercard", { customer });
    const paid = await stripe.invoices.pay(open?.id ?? "", { payment_method: other.id });
    expect(paid.status).toBe("paid");
    expect((await read(subscription.id)).status).toBe("active");
    expect((await refusal(stripe.invoices.pay(paid.id ?? ""))).message).toBe("Invoice is already paid");
  });
});

describe("cancellation", () => {
  it("at period end keeps it active until then, and can be taken back", async () => {
    const { subscription } = await subscribe();
    const asked = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(asked).toMatchObject({ status: "active", cancel_at: asked.items.data[0]?.current_period_end });
    const event = fake.events().at(-1);
    expect(event?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    fake.advance(29);
    expect((await read(subscription.id)).status).toBe("active");
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    fake.advance(31);
    expect((await read(subscription.id)).status).toBe("canceled");
    expect(types().at(-1)).toBe("customer.subscription.deleted");
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2);
  });

  it("at once ends it, and it is then gone for further cancelling and hidden from the plain list", async () => {
    const { subscription, customer } = await subscribe();
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe("canceled");
    expect((await refusal(stripe.subscriptions.cancel(subscription.id))).statusCode).toBe(404);
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toHaveLength(1);
    const error = await refusal(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
    expect(error.code).toBe("invalid_canceled_subscription_fields");
  });
});

describe("trials", () => {
  it("start without payment, warn three days before the end, and then charge", async () => {
    const { subscription } = await subscribe("pm_card_visa", { trial_period_days: 30 });
    expect(subscription).toMatchObject({ status: "trialing", trial_end: fake.now().getTime() / 1000 + 30 * DAY });
    fake.advance(28);
    expect(types()).toContain("customer.subscription.trial_will_end");
    fake.advance(2.1);
    expect((await read(subscription.id)).status).toBe("active");
    expect((await stripe.invoices.list({ subscription: subscription.id })).data[0]).toMatchObject({
      status: "paid",
      amount_paid: 499,
    });
  });

  it("end with cancellation when no card was given and the settings say so", async () => {
    const customer = (await stripe.customers.create()).id;
    const price = await monthly(stripe, 499);
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      trial_period_days: 30,
      trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    });
    fake.advance(31);
    expect((await read(id)).status).toBe("canceled");
  });

  it("take a card through the pending set-up", async () => {
    const customer = (await stripe.customers.create()).id;
    const price = await monthly(stripe, 499);
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      trial_period_days: 30,
      payment_behavior: "default_incomplete",
      expand: ["pending_setup_intent"],
    });
    const setup = subscription.pending_setup_intent as Stripe.SetupIntent;
    await stripe.setupIntents.confirm(setup.id, { payment_method: "pm_card_visa", return_url: "https://a.example" });
    expect((await read(subscription.id)).default_payment_method).toMatch(/^pm_/);
  });
});

describe("coupons", () => {
  it("take a percentage off the first invoice only when they apply once", async () => {
    await stripe.coupons.create({ id: "SAVE10", percent_off: 10, duration: "once" });
    const { subscription } = await subscribe("pm_card_visa", { discounts: [{ coupon: "SAVE10" }] });
    fake.advance(29);
    const amounts = (await stripe.invoices.list({ subscription: subscription.id })).data.map((row) => row.amount_paid);
    expect(amounts).toEqual([499, 449]);
  });

  it("make an invoice of nothing, which is paid without a payment", async () => {
    await stripe.coupons.create({ id: "FREE", percent_off: 100, duration: "once" });
    const { subscription } = await subscribe("pm_card_visa", {
      discounts: [{ coupon: "FREE" }],
      expand: ["latest_invoice.confirmation_secret"],
    });
    expect(subscription.status).toBe("active");
    expect(subscription.latest_invoice).toMatchObject({ status: "paid", amount_due: 0, confirmation_secret: null });
  });

  it("are used up at their limit", async () => {
    await stripe.coupons.create({ id: "ONE", amount_off: 500, currency: "usd", max_redemptions: 1 });
    await subscribe("pm_card_visa", { discounts: [{ coupon: "ONE" }] });
    const error = await refusal(subscribe("pm_card_visa", { discounts: [{ coupon: "ONE" }] }));
    expect(error.code).toBe("coupon_expired");
  });
});

describe("changing what is subscribed to", () => {
  it("charges more seats by the time that is left, at once when asked", async () => {
    const { subscription } = await subscribe();
    fake.advance(14);
    const item = subscription.items.data[0]?.id;
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, quantity: 3 }],
      proration_behavior: "always_invoice",
      expand: ["latest_invoice"],
    });
    expect(changed.items.data[0]?.quantity).toBe(3);
    // Half of 28 days: two more seats at half of 499, each line rounded.
    expect(changed.latest_invoice).toMatchObject({ billing_reason: "subscription_update", amount_paid: 749 - 250 });
  });

  it("puts the difference on the next invoice by default", async () => {
    const { subscription } = await subscribe();
    fake.advance(14);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id, quantity: 2 }],
    });
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
    fake.advance(15);
    const renewal = (await stripe.invoices.list({ subscription: subscription.id })).data[0];
    expect(renewal?.amount_paid).toBe(2 * 499 + (499 - 250));
  });

  it("starts a new period when the interval changes", async () => {
    const { subscription } = await subscribe();
    const yearly = await monthly(stripe, 27_500, { recurring: { interval: "year" } });
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id, price: yearly.id }],
      expand: ["latest_invoice"],
    });
    expect((changed.latest_invoice as Stripe.Invoice).amount_paid).toBe(27_500 - 499);
    const end = changed.items.data[0]?.current_period_end ?? 0;
    expect(new Date(end * 1000).toISOString()).toBe("2027-01-31T10:00:00.000Z");
  });
});

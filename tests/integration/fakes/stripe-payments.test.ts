import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type StripeFake, startStripeFake } from "../../fakes/stripe/server";
import { clientOf, payer, refusal } from "./stripe-client";

let fake: StripeFake;
let stripe: Stripe;
const noRedirects = { enabled: true, allow_redirects: "never" } as const;

beforeAll(async () => {
  fake = await startStripeFake();
  stripe = clientOf(fake);
});
afterAll(() => fake.stop());
beforeEach(() => fake.behave());

function pay(card: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return stripe.paymentIntents.create({
    amount: 499,
    currency: "usd",
    payment_method: card,
    confirm: true,
    automatic_payment_methods: noRedirects,
    ...more,
  });
}

describe("payment intents", () => {
  it("charges the good card and tells it in order", async () => {
    const intent = await pay("pm_card_visa", {
      metadata: { plan: "daily" },
      expand: ["latest_charge", "payment_method"],
    });
    expect(intent.id).toMatch(/^pi_[0-9A-Za-z]{24}$/);
    expect(intent.status).toBe("succeeded");
    expect(intent.amount_received).toBe(499);
    expect((intent.latest_charge as Stripe.Charge).paid).toBe(true);
    expect((intent.payment_method as Stripe.PaymentMethod).card?.last4).toBe("4242");
    const types = (await stripe.events.list({ limit: 3 })).data.map((event) => event.type);
    expect(types).toEqual(["payment_intent.succeeded", "charge.succeeded", "payment_intent.created"]);
  });

  it.each([
    ["pm_card_chargeDeclined", "card_declined", "generic_decline"],
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", "expired_card"],
    ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", "incorrect_cvc"],
    ["pm_card_chargeDeclinedProcessingError", "processing_error", "processing_error"],
  ])("declines %s as %s", async (card, code, declineCode) => {
    const error = await refusal(pay(card));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode, type: "StripeCardError" });
    expect(error.requestId).toMatch(/^req_/);
    expect(error.payment_intent?.status).toBe("requires_payment_method");
    const kept = await stripe.paymentIntents.retrieve(error.payment_intent?.id ?? "");
    expect(kept.last_payment_error?.decline_code).toBe(declineCode);
    expect(await stripe.paymentIntents.confirm(kept.id, { payment_method: "pm_card_visa" })).toMatchObject({
      status: "succeeded",
      last_payment_error: null,
    });
  });

  it("asks the buyer when the bank wants it and takes either answer", async () => {
    const first = await pay("pm_card_authenticationRequired", { return_url: "https://shop.example/back" });
    expect(first.status).toBe("requires_action");
    expect(first.next_action?.type).toBe("redirect_to_url");
    expect(fake.authenticate(first.id, false)).toMatchObject({ status: "requires_payment_method" });
    const second = await pay("pm_card_authenticationRequired");
    expect(fake.authenticate(second.id).status).toBe("succeeded");
  });

  it("sends the buyer back from the bank's page with the outcome", async () => {
    const intent = await pay("pm_card_authenticationRequired", { return_url: "https://shop.example/back" });
    const page = new URL(intent.next_action?.redirect_to_url?.url ?? "");
    const form = new URLSearchParams({ key: page.searchParams.get("key") ?? "", answer: "pass" });
    const answer = await fetch(page, { method: "POST", body: form, redirect: "manual" });
    const back = new URL(answer.headers.get("location") ?? "");
    expect(back.origin).toBe("https://shop.example");
    expect(back.searchParams.get("redirect_status")).toBe("succeeded");
    expect(back.searchParams.get("payment_intent")).toBe(intent.id);
  });

  it("declines a card off session that needs its holder", async () => {
    const { customer, method } = await payer(stripe, "pm_card_authenticationRequired");
    const error = await refusal(pay(method, { customer, off_session: true }));
    expect(error.code).toBe("authentication_required");
  });

  it("needs no second authentication for a card that was set up", async () => {
    const customer = (await stripe.customers.create()).id;
    const setup = await stripe.setupIntents.create({
      customer,
      payment_method: "pm_card_authenticationRequiredOnSetup",
      confirm: true,
      return_url: "https://shop.example/back",
    });
    expect(setup.status).toBe("requires_action");
    await browser(`/v1/setup_intents/${setup.id}/fake_authenticate`, { client_secret: setup.client_secret ?? "" });
    const done = await stripe.setupIntents.retrieve(setup.id);
    expect(done.status).toBe("succeeded");
    const paid = await pay(String(done.payment_method), { customer, off_session: true });
    expect(paid.status).toBe("succeeded");
  });

  it.each([
    [{ amount: 20, currency: "usd" }, "amount_too_small", "amount"],
    [{ amount: 1.5, currency: "usd" }, "parameter_invalid_integer", "amount"],
    [{ currency: "usd" }, "parameter_missing", "amount"],
    [{ amount: 499, currency: "usd", colour: "red" }, "parameter_unknown", "colour"],
    // Gone since API version 2026-09-30.
    [{ amount: 499, currency: "usd", payment_method_types: ["card"] }, "parameter_unknown", "payment_method_types"],
    [{ amount: 499, currency: "usd", customer: "cus_none" }, "resource_missing", "customer"],
  ])("refuses %o", async (params, code, param) => {
    const error = await refusal(stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({ statusCode: 400, code, param });
  });

  it("wants a return address where a payment method could redirect", async () => {
    const error = await refusal(pay("pm_card_visa", { automatic_payment_methods: { enabled: true } }));
    expect(error.message).toContain("return_url");
  });

  it("refuses raw card numbers with the secret key", async () => {
    const card = { number: "4242424242424242", exp_month: "12", exp_year: "2040" };
    const data = { type: "card", card } as unknown as Stripe.PaymentIntentCreateParams.PaymentMethodData;
    const error = await refusal(
      stripe.paymentIntents.create({ amount: 499, currency: "usd", payment_method_data: data }),
    );
    expect(error.message).toContain("unsafe");
  });

  it("cancels what is unpaid and nothing that is paid", async () => {
    const open = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
    expect((await stripe.paymentIntents.cancel(open.id)).status).toBe("canceled");
    const paid = await pay("pm_card_visa");
    expect((await refusal(stripe.paymentIntents.cancel(paid.id))).code).toBe("payment_intent_unexpected_state");
  });
});

function browser(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ key: fake.publishableKey, ...fields });
  return fetch(fake.url + path, { method: "POST", body });
}

describe("keys", () => {
  it("refuses a wrong secret key", async () => {
    const other = new Stripe("sk_test_wrong", { host: "127.0.0.1", port: new URL(fake.url).port, protocol: "http" });
    expect(await refusal(other.customers.list())).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it("lets the browser confirm with the client secret and do nothing else", async () => {
    const intent = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
    const card = {
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": "4242424242424242",
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "40",
    };
    const path = `/v1/payment_intents/${intent.id}/confirm`;
    expect((await browser(path, { ...card, client_secret: "guess" })).status).toBe(404);
    const answer = await browser(path, { ...card, client_secret: intent.client_secret ?? "" });
    expect(await answer.json()).toMatchObject({ status: "succeeded" });
    expect((await browser("/v1/customers", {})).status).toBe(403);
  });

  it("tells the typist what is wrong with the number", async () => {
    const { id, client_secret } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
    const typed = (number: string) =>
      browser(`/v1/payment_intents/${id}/confirm`, {
        client_secret: client_secret ?? "",
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": number,
      }).then((answer) => answer.json());
    expect(await typed("4242424242424241")).toMatchObject({ error: { code: "incorrect_number" } });
    expect(await typed("4111111111111111")).toMatchObject({ error: { decline_code: "test_mode_live_card" } });
  });
});

describe("refunds and disputes", () => {
  it("refunds in parts up to the amount and not beyond", async () => {
    const intent = await pay("pm_card_visa");
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 199 });
    expect(part).toMatchObject({ amount: 199, status: "succeeded", payment_intent: intent.id });
    expect((await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 301 }))).param).toBe("amount");
    await stripe.refunds.create({ payment_intent: intent.id });
    expect((await refusal(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe("charge_already_refunded");
    const charge = await stripe.charges.retrieve(String(intent.latest_charge), { expand: ["refunds"] });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 499 });
    expect(charge.refunds?.data).toHaveLength(2);
  });

  it("opens and closes a dispute, which blocks refunds", async () => {
    const intent = await pay("pm_card_visa");
    const dispute = fake.dispute(intent.id);
    expect((await stripe.disputes.list({ payment_intent: intent.id })).data[0]?.id).toBe(dispute.id);
    expect((await refusal(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe("charge_disputed");
    expect(fake.closeDispute(dispute.id, "lost").status).toBe("lost");
    expect(fake.events().at(-1)?.type).toBe("charge.dispute.closed");
  });

  it("takes the money back a moment later for the card whose refunds fail", async () => {
    const intent = await pay("pm_card_refundFail");
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe("failed");
    expect(fake.events().some((event) => event.type === "refund.failed")).toBe(true);
  });
});

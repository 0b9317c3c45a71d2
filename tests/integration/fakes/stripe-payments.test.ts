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

describe("idempotency", () => {
  it("replays the first answer to the same key and body", async () => {
    const params = { amount: 700, currency: "usd" };
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: "once" });
    const second = await stripe.paymentIntents.create(params, { idempotencyKey: "once" });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  });

  it("refuses the same key for another body or another call", async () => {
    await stripe.paymentIntents.create({ amount: 700, currency: "usd" }, { idempotencyKey: "clash" });
    const body = await refusal(
      stripe.paymentIntents.create({ amount: 701, currency: "usd" }, { idempotencyKey: "clash" }),
    );
    expect(body).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(body.statusCode).toBe(400);
    const path = await refusal(stripe.customers.create({}, { idempotencyKey: "clash" }));
    expect(path.message).toContain("same endpoint");
  });

  it("replays a decline, and tries again after a refused parameter", async () => {
    const declined = () =>
      refusal(
        stripe.paymentIntents.create(
          {
            amount: 499,
            currency: "usd",
            payment_method: "pm_card_chargeDeclined",
            confirm: true,
            automatic_payment_methods: noRedirects,
          },
          { idempotencyKey: "declined" },
        ),
      );
    const [first, second] = [await declined(), await declined()];
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
    await refusal(stripe.paymentIntents.create({ amount: 3, currency: "usd" }, { idempotencyKey: "retry" }));
    const after = await stripe.paymentIntents.create({ amount: 300, currency: "usd" }, { idempotencyKey: "retry" });
    expect(after.amount).toBe(300);
  });

  it("charges once when the answer was lost on the way", async () => {
    fake.behave({ reset: "after", times: 1, match: "POST /v1/payment_intents" });
    const retrying = clientOf(fake, { maxNetworkRetries: 2 });
    const before = fake.events().filter((event) => event.type === "payment_intent.created").length;
    const intent = await retrying.paymentIntents.create({ amount: 900, currency: "usd" });
    expect(intent.amount).toBe(900);
    expect(fake.events().filter((event) => event.type === "payment_intent.created").length).toBe(before + 1);
  });
});

describe("lists and look-ups", () => {
  it("pages newest first with has_more and both cursors", async () => {
    const { id: customer } = await stripe.customers.create();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.unshift((await stripe.paymentIntents.create({ amount: 500 + index, currency: "usd", customer })).id);
    }
    const first = await stripe.paymentIntents.list({ customer, limit: 2 });
    expect([first.has_more, first.data.map((row) => row.id)]).toEqual([true, ids.slice(0, 2)]);
    const second = await stripe.paymentIntents.list({ customer, limit: 3, starting_after: ids[1] });
    expect([second.has_more, second.data.map((row) => row.id)]).toEqual([false, ids.slice(2)]);
    const back = await stripe.paymentIntents.list({ customer, limit: 2, ending_before: ids[2] });
    expect(back.data.map((row) => row.id)).toEqual(ids.slice(0, 2));
    const walked: string[] = [];
    for await (const row of stripe.paymentIntents.list({ customer, limit: 2 })) walked.push(row.id);
    expect(walked).toEqual(ids);
    expect((await refusal(stripe.paymentIntents.list({ limit: 101 }))).param).toBe("limit");
  });

  it("finds customers by e-mail and by metadata", async () => {
    const email = "Find.Me@example.com";
    const { id } = await stripe.customers.create({ email, metadata: { userId: "42" } });
    expect((await stripe.customers.list({ email })).data.map((row) => row.id)).toEqual([id]);
    const byMail = await stripe.customers.search({ query: `email:"${email}"` });
    const byKey = await stripe.customers.search({ query: "metadata['userId']:'42'" });
    expect([byMail.data[0]?.id, byKey.data[0]?.id]).toEqual([id, id]);
    expect((await refusal(stripe.customers.search({ query: "email=x" }))).statusCode).toBe(400);
  });

  it("merges metadata, and answers a stub for a deleted customer", async () => {
    const { id } = await stripe.customers.create({ metadata: { a: "1", b: "2" } });
    const updated = await stripe.customers.update(id, { metadata: { b: "", c: "3" }, name: "Test Person" });
    expect(updated.metadata).toEqual({ a: "1", c: "3" });
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  });

  it("gives 404 resource_missing for an unknown id and refuses unknown expansions", async () => {
    const error = await refusal(stripe.paymentIntents.retrieve("pi_none"));
    expect(error).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such payment_intent: 'pi_none'",
    });
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: "usd" });
    expect((await refusal(stripe.paymentIntents.retrieve(id, { expand: ["invoice"] }))).message).toContain("expanded");
  });
});

describe("prices", () => {
  it("finds a price by its lookup key and moves the key only when told", async () => {
    const product = await stripe.products.create({ name: "Day pass" });
    const base = { product: product.id, currency: "usd", lookup_key: "day_pass" };
    const old = await stripe.prices.create({ ...base, unit_amount: 499 });
    expect((await stripe.prices.list({ lookup_keys: ["day_pass"] })).data[0]?.id).toBe(old.id);
    expect((await refusal(stripe.prices.create({ ...base, unit_amount: 599 }))).code).toBe("resource_already_exists");
    const next = await stripe.prices.create({ ...base, unit_amount: 599, transfer_lookup_key: true });
    const found = await stripe.prices.list({ lookup_keys: ["day_pass"], expand: ["data.product"] });
    expect(found.data.map((row) => row.id)).toEqual([next.id]);
    expect(found.data[0]).toMatchObject({ product: { name: "Day pass" }, unit_amount: 599 });
    expect(String(found.data[0]?.unit_amount_decimal)).toBe("599");
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

describe("when the service is unwell", () => {
  it.each([
    [{ status: 500 }, Stripe.errors.StripeAPIError],
    [{ status: 429, headers: { "retry-after": "2" } }, Stripe.errors.StripeRateLimitError],
    [{ garbage: "html" }, Stripe.errors.StripeAPIError],
    [{ garbage: "truncated" }, Stripe.errors.StripeAPIError],
    [{ garbage: "binary" }, Stripe.errors.StripeAPIError],
    [{ reset: true }, Stripe.errors.StripeConnectionError],
    [{ reset: "midway" }, Stripe.errors.StripeConnectionError],
  ] as const)("%o reaches the caller as its own error", async (rule, kind) => {
    fake.behave(rule);
    expect(await refusal(stripe.customers.list())).toBeInstanceOf(kind);
    fake.behave();
    expect((await stripe.customers.list({ limit: 1 })).object).toBe("list");
  });

  it("hangs until the caller gives up", async () => {
    fake.behave({ hang: true, times: 1 });
    const error = await refusal(clientOf(fake, { timeout: 100 }).customers.list());
    expect(error.message).toContain("timeout");
  });

  it("is well again after the given number of requests", async () => {
    fake.behave({ status: 503, times: 2 });
    const customer = await clientOf(fake, { maxNetworkRetries: 2 }).customers.create({});
    expect(customer.id).toMatch(/^cus_/);
  });
});

import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type StripeFake, startStripeFake } from "../../fakes/stripe/server";
import { clientOf, refusal } from "./stripe-client";

let fake: StripeFake;
let stripe: Stripe;
const noRedirects = { enabled: true, allow_redirects: "never" } as const;

beforeAll(async () => {
  fake = await startStripeFake();
  stripe = clientOf(fake);
});
afterAll(() => fake.stop());
beforeEach(() => fake.behave());

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

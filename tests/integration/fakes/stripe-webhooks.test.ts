import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Fake, fakeApp, startFake } from "../../fakes/base";
import { type StripeFake, startStripeFake } from "../../fakes/stripe/server";
import { clientOf } from "./stripe-client";

let fake: StripeFake;
let stripe: Stripe;
let receiver: Fake;
const webhooks = Stripe.webhooks;

beforeEach(async () => {
  const app = fakeApp();
  app.post("/hook", (c) => c.json({ received: true }));
  receiver = await startFake(app);
  fake = await startStripeFake({ webhookUrl: `${receiver.url}/hook`, webhookRetryDelaysMs: [1, 1, 1] });
  stripe = clientOf(fake);
});
afterEach(async () => {
  await fake.stop();
  await receiver.stop();
});

const received = () =>
  receiver.requests.map((request) =>
    webhooks.constructEvent(request.body, request.headers["stripe-signature"] ?? "", fake.webhookSecret),
  );

async function payOnce() {
  const intent = await stripe.paymentIntents.create({
    amount: 499,
    currency: "usd",
    payment_method: "pm_card_visa",
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  });
  return intent.id;
}

describe("webhooks", () => {
  it("arrive signed and in order", async () => {
    const id = await payOnce();
    await fake.webhooks.settled();
    const events = received();
    expect(events.map((event) => event.type)).toEqual([
      "payment_intent.created",
      "charge.succeeded",
      "payment_intent.succeeded",
    ]);
    expect(events[2]?.data.object).toMatchObject({ id, status: "succeeded" });
    expect(events[2]?.request?.id).toMatch(/^req_/);
    expect((await stripe.events.retrieve(events[2]?.id ?? "")).type).toBe("payment_intent.succeeded");
  });

  it("carry the object as it was at that moment", async () => {
    await payOnce();
    await fake.webhooks.settled();
    expect(received()[0]?.data.object).toMatchObject({ status: "requires_confirmation" });
  });

  it("are refused by the SDK when the body, the secret or the age is wrong", async () => {
    await payOnce();
    const event = fake.events()[0];
    if (!event) throw new Error("no event");
    const { body, signature } = fake.webhooks.sign(event);
    expect(webhooks.constructEvent(body, signature, fake.webhookSecret).id).toBe(event.id);
    expect(() => webhooks.constructEvent(`${body} `, signature, fake.webhookSecret)).toThrow(/signature/i);
    expect(() => webhooks.constructEvent(body, signature, "whsec_other")).toThrow(/signature/i);
    const old = fake.webhooks.sign(event, { at: new Date(Date.now() - 301_000) });
    expect(() => webhooks.constructEvent(body, old.signature, fake.webhookSecret)).toThrow(/tolerance/i);
  });

  it("are tried again until they are taken", async () => {
    receiver.behave({ status: 500, times: 2 });
    await stripe.customers.create({});
    await fake.webhooks.settled();
    expect(fake.webhooks.deliveries.map((row) => [row.attempt, row.status])).toEqual([
      [1, 500],
      [2, 500],
      [3, 200],
    ]);
    expect(new Set(received().map((event) => event.id)).size).toBe(1);
    expect(fake.events()[0]?.pending_webhooks).toBe(0);
  });

  it("are given up after the last try and stay listed as undelivered", async () => {
    receiver.behave({ reset: true });
    await stripe.customers.create({});
    await fake.webhooks.settled();
    expect(fake.webhooks.deliveries.map((row) => row.status)).toEqual([0, 0, 0, 0]);
    expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  });

  it("can be held back, turned round, sent twice and replayed", async () => {
    fake.webhooks.hold();
    await payOnce();
    expect(receiver.requests).toHaveLength(0);
    await fake.webhooks.release({ order: "reverse", copies: 2 });
    const types = received().map((event) => event.type);
    expect(types.slice(0, 3)).toEqual(["payment_intent.succeeded", "charge.succeeded", "payment_intent.created"]);
    expect(types).toHaveLength(6);
    await fake.webhooks.replay(received()[0]?.id ?? "");
    expect(received().at(-1)?.id).toBe(received()[0]?.id);
  });

  it("shuffle the same way for the same seed", async () => {
    const order = async () => {
      receiver.requests.length = 0;
      fake.webhooks.hold();
      await payOnce();
      await payOnce();
      await fake.webhooks.release({ order: "shuffle", seed: 7 });
      return received().map((event) => event.type);
    };
    const first = await order();
    expect(await order()).toEqual(first);
    expect(first[0]).not.toBe("payment_intent.created");
  });

  it("go to an endpoint made through the API, for its types only", async () => {
    const endpoint = await stripe.webhookEndpoints.create({
      url: `${receiver.url}/hook`,
      enabled_events: ["charge.succeeded"],
    });
    await fake.webhooks.settled();
    receiver.requests.length = 0;
    await payOnce();
    await fake.webhooks.settled();
    const own = receiver.requests.filter((request) => {
      try {
        webhooks.constructEvent(request.body, request.headers["stripe-signature"] ?? "", endpoint.secret ?? "");
        return true;
      } catch {
        return false;
      }
    });
    expect(own).toHaveLength(1);
  });
});

describe("the account from another process", () => {
  it("obeys controls over HTTP", async () => {
    const before = fake.now().getTime();
    await fetch(`${fake.url}/__fake/advance`, { method: "POST", body: "[2]" });
    expect(fake.now().getTime() - before).toBeGreaterThanOrEqual(2 * 86_400_000 - 1000);
    await fetch(`${fake.url}/__fake/behave`, { method: "POST", body: JSON.stringify([{ status: 500, times: 1 }]) });
    expect((await fetch(`${fake.url}/v1/customers`)).status).toBe(500);
    expect((await fetch(`${fake.url}/v1/customers`)).status).toBe(401);
  });

  it("can be called without a socket", async () => {
    const local = new Stripe(fake.secretKey, {
      host: "127.0.0.1",
      port: new URL(fake.url).port,
      protocol: "http",
      httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
        fake.fetch(input, init),
      ),
    });
    expect((await local.customers.create({ name: "Test Person" })).name).toBe("Test Person");
  });
});

import { beforeAll, beforeEach, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, now, shiftClock } from "~/platform/clock";
import { confirmTestPayment } from "~/platform/payments/test-mode/confirm";
import { TestPayments } from "~/platform/payments/test-mode/test-payments";
import { useDatabase } from "../../setup/database";

useDatabase();

const payments = new TestPayments();
const MONTHLY = { key: "month-5000", product: "Research", amount: 5000, interval: "month" as const };
const YEARLY = { key: "year-50000", product: "Research", amount: 50_000, interval: "year" as const };

let customerId = "";
let counter = 0;
const key = () => `key-${++counter}`;

beforeAll(async () => {
  const buyer = { key: "buyer", email: "dana@example.com", name: "Dana", reference: "1" };
  customerId = (await payments.createCustomer(buyer)).id;
  expect((await payments.createCustomer(buyer)).id).toBe(customerId);
});

beforeEach(() => shiftClock(0));

const subscribe = (more: object = {}) =>
  payments.createSubscription({
    customerId,
    price: MONTHLY,
    quantity: 1,
    discount: null,
    trialDays: null,
    metadata: {},
    key: key(),
    ...more,
  });

/** The payment that the newest invoice of an agreement waits for. */
async function due(id: string) {
  const { invoices } = await payments.readSubscription(id);
  return payments.paymentOfInvoice(invoices[0]?.id ?? "");
}

const confirm = (clientSecret: string | null, token: string, authenticated?: boolean) =>
  confirmTestPayment({ clientSecret: clientSecret ?? "", token, authenticated });

/** An agreement that is paid with this card. */
async function running(token: string, more: object = {}) {
  const { id } = await subscribe(more);
  expect(await confirm((await due(id))?.clientSecret ?? "", token)).toMatchObject({ status: "succeeded" });
  return id;
}

async function saveCard(token: string, authenticated?: boolean) {
  const setup = await payments.createCardSetup({ key: key(), customerId, metadata: {} });
  const outcome = await confirm(setup.clientSecret, token, authenticated);
  return { outcome, ...(await payments.readCardSetup(setup.id)) };
}

it("a payment is charged once, refused with the bank's sentence, asked about, and stopped while it is open", async () => {
  const order = { customerId, amount: 999, description: "A day", metadata: {} };
  const { id, clientSecret } = await payments.createPayment({ ...order, key: "once" });
  expect((await payments.createPayment({ ...order, key: "once" })).id).toBe(id);
  const outcomes = [];
  for (const token of ["tok_declined", "tok_insufficient_funds", "tok_expired", "tok_authentication"])
    outcomes.push(await confirm(clientSecret, token));
  expect(outcomes.map(({ message }) => message)).toEqual([
    "Your card was declined.",
    "Your card has insufficient funds.",
    "Your card has expired.",
    null,
  ]);
  expect(outcomes.at(-1)?.status).toBe("requires_action");
  expect(await confirm(clientSecret, "tok_authentication", false)).toMatchObject({ status: "failed" });
  expect(await payments.readPayment(id)).toMatchObject({
    status: "open",
    failure: expect.stringMatching(/authenticate/),
  });
  await expect(confirm(clientSecret, "tok_of_nobody")).rejects.toMatchObject({ status: 422 });
  for (const secret of [`${id}_secret_guessed`, "pi_test_0_secret_x", "seti_test_0_secret_x", ""])
    await expect(confirm(secret, "tok_authentication")).rejects.toMatchObject({ status: 404 });
  expect(await confirm(clientSecret, "tok_authentication", true)).toEqual({ status: "succeeded", message: null });
  expect(await confirm(clientSecret, "tok_visa")).toEqual({ status: "succeeded", message: null });
  expect(await payments.readPayment(id)).toMatchObject({ status: "paid", cardLabel: "Visa 3155", failure: null });
  expect(await payments.cancelPayment(id)).toBe(false);
  expect(await payments.subscriptionOfPayment(id)).toBeNull();

  const stopped = await payments.createPayment({ ...order, key: key() });
  expect(await payments.cancelPayment(stopped.id)).toBe(true);
  expect(await confirm(stopped.clientSecret, "tok_visa")).toMatchObject({ status: "failed" });

  const half = { paymentId: id, key: "half", amount: 500 };
  await payments.refund(half);
  await payments.refund(half);
  expect((await payments.readPayment(id)).refundedAmount).toBe(500);
  await payments.refund({ paymentId: id, key: "rest" });
  expect((await payments.readPayment(id)).refundedAmount).toBe(999);
});

it("an agreement begins with its first payment, renews by itself, and dies when that payment never comes", async () => {
  const id = await running("tok_visa", { quantity: 3, discount: { amount: 1000, name: "Hello" } });
  const first = await payments.readSubscription(id);
  expect(first).toMatchObject({ status: "active", hasCard: true, quantity: 3 });
  expect(first.invoices).toMatchObject([{ amountDue: 14_000, amountPaid: 14_000, isFirst: true }]);
  expect(await payments.subscriptionOfPayment((await due(id))?.id ?? "")).toBe(id);
  shiftClock(32 * DAY_MS);
  const renewed = await payments.readSubscription(id);
  expect(renewed.invoices.map(({ amountPaid, status }) => [amountPaid, status])).toEqual([
    [15_000, "paid"],
    [14_000, "paid"],
  ]);
  shiftClock(0);
  const forgotten = await subscribe();
  const open = await due(forgotten.id);
  shiftClock(24 * HOUR_MS);
  expect(await payments.readSubscription(forgotten.id)).toMatchObject({
    status: "incomplete_expired",
    invoices: [{ status: "void" }],
  });
  expect(await confirm(open?.clientSecret ?? "", "tok_visa")).toMatchObject({ status: "failed" });
  expect(await payments.abandonSubscription(forgotten.id)).toBe(true);
  shiftClock(0);
  const left = await subscribe();
  expect(await payments.abandonSubscription(left.id)).toBe(true);
  expect(await payments.abandonSubscription(id)).toBe(false);
  const free = await subscribe({ discount: { amount: 9000, name: "All of it" } });
  expect(await payments.paymentOfInvoice(free.invoices[0]?.id ?? "")).toBeNull();
  expect(await payments.abandonSubscription(free.id)).toBe(true);
});

it("a card that is blocked later is asked for three times; another card pays what is owed", async () => {
  const id = await running("tok_declined_later");
  const states: string[] = [];
  for (const days of [32, 36, 41, 49]) {
    shiftClock(days * DAY_MS);
    const { status, invoices } = await payments.readSubscription(id);
    states.push(`${status} ${invoices[0]?.attempts}`);
  }
  expect(states).toEqual(["past_due 1", "past_due 2", "past_due 3", "canceled 4"]);
  expect(await due(id)).toMatchObject({ status: "open", failure: "Your card was declined." });

  shiftClock(0);
  const saved = await running("tok_declined_later");
  shiftClock(33 * DAY_MS);
  expect((await saveCard("tok_declined")).methodId).toBeNull();
  const card = await saveCard("tok_authentication", true);
  expect(card.outcome.status).toBe("succeeded");
  await payments.chargeCard(saved, card.methodId ?? "");
  expect(await payments.readSubscription(saved)).toMatchObject({
    status: "active",
    invoices: [{ status: "paid" }, {}],
  });
});

it("a trial needs no card, ends by itself, and goes on with one; a cancellation waits for the end of the period", async () => {
  const [ends, goesOn] = [await subscribe({ trialDays: 30 }), await subscribe({ trialDays: 30 })];
  expect(ends).toMatchObject({ status: "trialing", hasCard: false, invoices: [{ amountDue: 0, status: "paid" }] });
  await payments.chargeCard(goesOn.id, (await saveCard("tok_amex")).methodId ?? "");
  shiftClock(31 * DAY_MS);
  expect((await payments.readSubscription(ends.id)).status).toBe("canceled");
  expect(await payments.readSubscription(goesOn.id)).toMatchObject({
    status: "active",
    invoices: [{ amountPaid: 5000 }, {}],
  });
  await payments.setCancelAtPeriodEnd(goesOn.id, true);
  expect(await payments.readSubscription(goesOn.id)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  await payments.setCancelAtPeriodEnd(goesOn.id, false);
  expect((await payments.readSubscription(goesOn.id)).canceledAt).toBeNull();
  await payments.setCancelAtPeriodEnd(goesOn.id, true);
  shiftClock(70 * DAY_MS);
  expect((await payments.readSubscription(goesOn.id)).status).toBe("canceled");
  await expect(payments.setCancelAtPeriodEnd(goesOn.id, false)).rejects.toThrow("This subscription has ended.");
});

it("a change of plan charges the new period less what is left of the old one, or nothing at all", async () => {
  const id = await running("tok_mastercard");
  shiftClock(15 * DAY_MS);
  const change = { subscriptionId: id, price: YEARLY, at: now() };
  const { credit, amountDue, listAmount } = await payments.previewPriceChange(change);
  expect(credit).toBeGreaterThan(2000);
  expect(credit).toBeLessThan(3000);
  expect(amountDue).toBe(listAmount - credit);
  await payments.changePrice({ ...change, metadata: { plan: "yearly" } });
  await payments.changePrice({ ...change, metadata: {} });
  const { priceKey, invoices, metadata } = await payments.readSubscription(id);
  expect({ priceKey, metadata }).toEqual({ priceKey: YEARLY.key, metadata: { plan: "yearly" } });
  expect(invoices.map(({ amountPaid }) => amountPaid)).toEqual([amountDue, 5000]);
  // What the unused time is worth more than the new price costs nothing.
  await payments.changePrice({ subscriptionId: id, price: { ...MONTHLY, key: "cheap" }, at: now(), metadata: {} });
  expect((await payments.readSubscription(id)).invoices[0]).toMatchObject({ amountDue: 0, status: "paid" });

  shiftClock(0);
  const blocked = await running("tok_declined_later");
  const trial = await subscribe({ trialDays: 30 });
  for (const subscriptionId of [blocked, trial.id])
    await expect(payments.changePrice({ subscriptionId, price: YEARLY, at: now(), metadata: {} })).rejects.toThrow(
      /declined|no card/,
    );
  expect((await payments.readSubscription(blocked)).priceKey).toBe(MONTHLY.key);
  expect((await payments.previewPriceChange({ subscriptionId: trial.id, price: YEARLY, at: now() })).credit).toBe(0);
  await payments.cancelSubscription(blocked);
  expect((await payments.readSubscription(blocked)).status).toBe("canceled");
});

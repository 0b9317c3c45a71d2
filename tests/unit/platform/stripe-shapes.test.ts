import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { cardSetupState, paymentState, refundState, subscriptionState } from "~/platform/payments/stripe/shapes";

const intent = (more: object) =>
  ({
    id: "pi_1",
    customer: "cus_1",
    client_secret: "secret",
    status: "succeeded",
    amount: 999,
    created: 1_700_000_000,
    last_payment_error: { message: "Your card was declined." },
    latest_charge: null,
    payment_method: null,
    metadata: {},
    ...more,
  }) as unknown as Stripe.PaymentIntent;

const disputes = (...statuses: string[]) =>
  statuses.map((status) => ({ status, created: 1_700_000_000 })) as unknown as Stripe.Dispute[];

describe("a payment at Stripe", () => {
  it("that was paid shows its charge and card, expanded or not, and no refusal of before", () => {
    const charge = { id: "ch_1", created: 1_700_000_100, amount_refunded: 300 };
    const card = { card: { brand: "visa", last4: "4242" } };
    expect(paymentState(intent({ latest_charge: charge, payment_method: card }), [])).toMatchObject({
      status: "paid",
      failure: null,
      paidAt: new Date(1_700_000_100_000),
      chargeId: "ch_1",
      refundedAmount: 300,
      cardLabel: "Visa 4242",
      dispute: null,
    });
    expect(paymentState(intent({ latest_charge: "ch_1", payment_method: "pm_1" }), [])).toMatchObject({
      paidAt: new Date(1_700_000_000_000),
      chargeId: null,
      refundedAmount: 0,
      cardLabel: null,
    });
  });

  it("that was not paid shows why, and a status that we do not know waits", () => {
    const states = ["requires_action", "processing", "canceled", "of_tomorrow"].map((status) =>
      paymentState(intent({ status, customer: { id: "cus_2" }, payment_method: {} }), []),
    );
    expect(states.map(({ status }) => status)).toEqual(["open", "processing", "canceled", "processing"]);
    expect(states[0]).toMatchObject({ failure: "Your card was declined.", paidAt: null, customerId: "cus_2" });
    const fresh = intent({ status: "requires_payment_method", last_payment_error: null, customer: null });
    expect(paymentState(fresh, [])).toMatchObject({ failure: null, customerId: null });
  });

  it.each([
    [["warning_closed"], null],
    [["won"], "won"],
    [["won", "lost"], "lost"],
    [["won", "needs_response"], "open"],
  ])("with disputes %j is %s", (statuses, shown) => {
    expect(paymentState(intent({}), disputes(...statuses)).dispute?.status ?? null).toBe(shown);
  });
});

describe("a subscription at Stripe", () => {
  const item = { price: { id: "price_1", lookup_key: null }, current_period_start: 100, current_period_end: 200 };
  const subscription = (more: object, items: object[] = [item]) =>
    ({
      id: "sub_1",
      customer: "cus_1",
      status: "active",
      items: { data: items },
      cancel_at: null,
      cancel_at_period_end: false,
      default_payment_method: null,
      metadata: {},
      ...more,
    }) as unknown as Stripe.Subscription;
  const invoice = (more: object) =>
    ({ period_start: 1, period_end: 2, lines: { data: [] }, ...more }) as unknown as Stripe.Invoice;

  it("counts one where no quantity is told, and a status that we do not sell as unpaid", () => {
    expect(subscriptionState(subscription({ status: "paused", cancel_at: 9, trial_end: 50 }), [])).toMatchObject({
      status: "unpaid",
      quantity: 1,
      cancelAtPeriodEnd: true,
      trialEnd: new Date(50_000),
      canceledAt: null,
      hasCard: false,
    });
    expect(subscriptionState(subscription({}, [{ ...item, quantity: 3 }]), [])).toMatchObject({ quantity: 3 });
    expect(() => subscriptionState(subscription({}, []), [])).toThrow("has no item");
  });

  it("has the period of its newest line, the list price without credits, and no status but the four", () => {
    const lines = {
      data: [
        { amount: 500, period: { start: 3, end: 4 } },
        { amount: -200, period: { start: 5, end: 9 } },
      ],
    };
    const { invoices } = subscriptionState(subscription({}), [
      invoice({ id: "in_1", status: "paid", lines, next_payment_attempt: 7 }),
      invoice({ status: null }),
      invoice({ status: "uncollectible" }),
    ]);
    expect(invoices.map(({ status }) => status)).toEqual(["paid", "draft", "void"]);
    expect(invoices[0]).toMatchObject({ listAmount: 500, periodEnd: new Date(9000), nextAttemptAt: new Date(7000) });
    expect(invoices[1]).toMatchObject({ id: "", periodStart: new Date(1000), listAmount: 0 });
  });
});

it("a saved card and money that went back are what Stripe says of them", () => {
  const setup = { id: "seti_1", client_secret: null, customer: "cus_1", payment_method: { id: "pm_1" } };
  const states = ["succeeded", "requires_action"].map((status) =>
    cardSetupState({ ...setup, status, metadata: status === "succeeded" ? { a: "b" } : null } as never),
  );
  expect(states.map(({ methodId, metadata }) => ({ methodId, metadata }))).toEqual([
    { methodId: "pm_1", metadata: { a: "b" } },
    { methodId: null, metadata: {} },
  ]);
  const refunds = ["succeeded", "failed", "canceled", "pending", null].map((status) =>
    refundState({ id: "re", status } as never),
  );
  expect(refunds.map(({ status }) => status)).toEqual(["succeeded", "failed", "failed", "pending", "pending"]);
});

import { after, DAY_MS, HOUR_MS } from "../../clock";
import { randomToken } from "../../crypto";
import type { Transaction } from "../../db/client";
import { laterRefusal, testCard } from "./cards";
import {
  findTestObject,
  insertTestObject,
  invoicesOf,
  saveTestObject,
  type TestObject,
  type TestPayment,
} from "./objects";

type Subscription = TestObject<"subscription">;
type Invoice = TestObject<"invoice">;

/** Days after each refused charge until the next one; after the last the agreement ends. */
const RETRY_DAYS = [3, 5, 7];
const INCOMPLETE_HOURS = 23;
/** More than the renewals of ten years: a clock that jumps further is a mistake. */
const MOST_STEPS = 200;

/** The end of the nth period: months are counted from the anchor, so that no day is lost on the way through February. */
export function periodEndOf(anchor: Date, interval: "month" | "year", periods: number): Date {
  const months = periods * (interval === "year" ? 12 : 1);
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return end;
}

export const newTestPayment = (amount: number, metadata: Record<string, string> = {}): TestPayment => ({
  secret: randomToken(18),
  amount,
  status: "open",
  failure: null,
  paidAt: null,
  cardLabel: null,
  refundedAmount: 0,
  invoiceId: null,
  metadata,
});

/** Does everything that is due by `at`: renewals, new attempts, trial ends, expiries, ends of period. */
export async function catchUp(tx: Transaction, subscription: Subscription, at: Date): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!(await doNext(tx, subscription, at))) return;
  }
}

async function doNext(tx: Transaction, subscription: Subscription, at: Date): Promise<boolean> {
  const { data } = subscription;
  const end = new Date(data.periodEnd);
  if (data.status === "incomplete") return expire(tx, subscription, at);
  if (!["trialing", "active", "past_due"].includes(data.status)) return false;
  const [latest] = await invoicesOf(subscription.id, tx);
  const retryAt = latest?.data.status === "open" ? latest.data.nextAttemptAt : null;
  if (latest && retryAt && new Date(retryAt) <= at && new Date(retryAt) <= end) {
    await collect(tx, subscription, latest, new Date(retryAt));
    return true;
  }
  if (end > at) return false;
  if (data.cancelAtPeriodEnd || (data.status === "trialing" && !data.token)) {
    endAgreement(subscription, end);
    return true;
  }
  await renew(tx, subscription, end);
  return true;
}

async function expire(tx: Transaction, subscription: Subscription, at: Date): Promise<boolean> {
  if (after(new Date(subscription.data.anchor), INCOMPLETE_HOURS * HOUR_MS) > at) return false;
  subscription.data.status = "incomplete_expired";
  for (const invoice of await invoicesOf(subscription.id, tx)) await voidInvoice(tx, invoice);
  return true;
}

export async function voidInvoice(tx: Transaction, invoice: Invoice): Promise<void> {
  if (invoice.data.status !== "open") return;
  invoice.data.status = "void";
  await saveTestObject(tx, invoice);
  if (!invoice.data.paymentId) return;
  const payment = await findTestObject("payment_intent", invoice.data.paymentId, tx);
  payment.data.status = "canceled";
  await saveTestObject(tx, payment);
}

export function endAgreement({ data }: Subscription, at: Date): void {
  data.status = "canceled";
  data.canceledAt ??= at.toISOString();
}

async function renew(tx: Transaction, subscription: Subscription, start: Date): Promise<void> {
  const { data } = subscription;
  if (data.status === "trialing") Object.assign(data, { anchor: data.periodEnd, periods: 0, status: "active" });
  data.periods += 1;
  data.periodStart = start.toISOString();
  data.periodEnd = periodEndOf(new Date(data.anchor), data.interval, data.periods).toISOString();
  const amount = data.unitAmount * data.quantity;
  const invoice = await addInvoice(tx, subscription, { subtotal: amount, amountDue: amount, isFirst: false });
  await collect(tx, subscription, invoice, start);
}

type Bill = { subtotal: number; amountDue: number; isFirst: boolean; listAmount?: number };

/** The bill of the current period; one of nothing is paid at once. */
export async function addInvoice(
  tx: Transaction,
  subscription: Subscription,
  { subtotal, amountDue, isFirst, listAmount }: Bill,
): Promise<Invoice> {
  const { periodStart, periodEnd } = subscription.data;
  const { object: invoice } = await insertTestObject(tx, "invoice", {
    customerId: subscription.customerId,
    data: {
      subscriptionId: subscription.id,
      status: amountDue === 0 ? "paid" : "open",
      isFirst,
      subtotal,
      ...(listAmount && { listAmount }),
      amountDue,
      amountPaid: 0,
      periodStart,
      periodEnd,
      attempts: 0,
      nextAttemptAt: null,
      paymentId: null,
    },
  });
  if (amountDue === 0) return invoice;
  const data = { ...newTestPayment(amountDue), invoiceId: invoice.id };
  const { object: payment } = await insertTestObject(tx, "payment_intent", {
    customerId: subscription.customerId,
    data,
  });
  invoice.data.paymentId = payment.id;
  await saveTestObject(tx, invoice);
  return invoice;
}

/** Charges the saved card for an open invoice. */
export async function collect(tx: Transaction, subscription: Subscription, invoice: Invoice, at: Date): Promise<void> {
  const { token } = subscription.data;
  const refusal = token ? laterRefusal(token) : "There is no card.";
  const payment = await findTestObject("payment_intent", invoice.data.paymentId ?? "", tx);
  if (token && !refusal) {
    markPaid(payment, token, at);
    await saveTestObject(tx, payment);
    settleInvoice(invoice, subscription);
    await saveTestObject(tx, invoice);
    return;
  }
  const wait = RETRY_DAYS[invoice.data.attempts];
  invoice.data.attempts += 1;
  invoice.data.nextAttemptAt = wait === undefined ? null : after(at, wait * DAY_MS).toISOString();
  payment.data.failure = refusal;
  await saveTestObject(tx, payment);
  await saveTestObject(tx, invoice);
  if (wait === undefined) endAgreement(subscription, at);
  else subscription.data.status = "past_due";
}

/** The payment itself; what it pays for follows with `settleInvoice`. */
export function markPaid(payment: TestObject<"payment_intent">, token: string, at: Date): void {
  Object.assign(payment.data, {
    status: "paid",
    failure: null,
    paidAt: at.toISOString(),
    cardLabel: testCard(token)?.label ?? null,
  });
}

export function settleInvoice(invoice: Invoice, subscription: Subscription): void {
  Object.assign(invoice.data, { status: "paid", amountPaid: invoice.data.amountDue, nextAttemptAt: null });
  if (subscription.data.status !== "canceled") subscription.data.status = "active";
}

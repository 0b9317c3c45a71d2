import { now } from "../../clock";
import type { Transaction } from "../../db/client";
import { PaymentRefused } from "../payment-problem";
import type { PriceChange, PriceChangeState } from "../provider";
import { addInvoice, markPaid, periodEndOf, settleInvoice } from "./billing";
import { laterRefusal } from "./cards";
import { findTestObject, saveTestObject, type TestObject } from "./objects";

type Subscription = TestObject<"subscription">;

/** The new period less what is left of the old one, by time and to the cent. */
export function testPriceChange({ data }: Subscription, { price, quantity, at }: PriceChange): PriceChangeState {
  const [start, end] = [Date.parse(data.periodStart), Date.parse(data.periodEnd)];
  const left = Math.min(1, Math.max(0, (end - at.getTime()) / (end - start)));
  const credit = data.status === "active" ? Math.round(data.unitAmount * data.quantity * left) : 0;
  const listAmount = price.amount * (quantity ?? data.quantity);
  return { listAmount, credit, amountDue: Math.max(0, listAmount - credit) };
}

/** As Stripe does it: the card is charged first, and a card that is refused changes nothing. */
export async function changeTestPrice(
  tx: Transaction,
  subscription: Subscription,
  change: PriceChange & { metadata: Record<string, string> },
): Promise<void> {
  const { data } = subscription;
  const quantity = change.quantity ?? data.quantity;
  if (data.priceKey === change.price.key && data.quantity === quantity) return;
  const refusal = data.token ? laterRefusal(data.token) : "There is no card.";
  if (refusal || !data.token) throw new PaymentRefused(refusal ?? "There is no card.", "card_declined");
  const { amountDue, listAmount } = testPriceChange(subscription, change);
  const at = now();
  Object.assign(data, {
    priceKey: change.price.key,
    quantity,
    unitAmount: change.price.amount,
    interval: change.price.interval,
    anchor: at.toISOString(),
    periods: 1,
    periodStart: at.toISOString(),
    periodEnd: periodEndOf(at, change.price.interval, 1).toISOString(),
    metadata: { ...data.metadata, ...change.metadata },
  });
  const invoice = await addInvoice(tx, subscription, { subtotal: amountDue, listAmount, amountDue, isFirst: false });
  if (!invoice.data.paymentId) return;
  const payment = await findTestObject("payment_intent", invoice.data.paymentId, tx);
  markPaid(payment, data.token, at);
  settleInvoice(invoice, subscription);
  await saveTestObject(tx, payment);
  await saveTestObject(tx, invoice);
}

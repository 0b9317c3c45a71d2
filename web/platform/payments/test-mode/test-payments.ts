import { after, DAY_MS, now } from "../../clock";
import { randomToken } from "../../crypto";
import { db } from "../../db/client";
import { PaymentRefused } from "../payment-problem";
import type {
  CardSetupState,
  MoneyBack,
  PaymentOrder,
  PaymentProvider,
  PaymentState,
  PriceChange,
  PriceChangeState,
  PriceOrder,
  RefundOrder,
  SubscriptionOrder,
  SubscriptionState,
} from "../provider";
import { addInvoice, catchUp, collect, endAgreement, newTestPayment, periodEndOf, voidInvoice } from "./billing";
import { changeTestObject, findTestObject, insertTestObject, invoicesOf } from "./objects";
import { changeTestPrice, testPriceChange } from "./price-change";
import { cardSetupState, paymentState, subscriptionState } from "./shapes";

/**
 * Payments without keys and without money (decision 36): the same agreements, renewals and refusals as Stripe's, kept
 * in one table. What is due happens when an object is read.
 */
export class TestPayments implements PaymentProvider {
  readonly name = "test";

  async createCustomer({ key, reference }: { key: string; email: string; name: string; reference: string }) {
    const { object } = await insertTestObject(db(), "customer", { key, data: { reference } });
    return { id: object.id };
  }

  async deleteCustomer(id: string): Promise<void> {
    await db().testPaymentObject.deleteMany({ where: { id, kind: "customer" } });
  }

  async createPayment({ customerId, amount, metadata, key }: PaymentOrder): Promise<PaymentState> {
    const data = newTestPayment(amount, metadata);
    return paymentState((await insertTestObject(db(), "payment_intent", { customerId, key, data })).object);
  }

  async readPayment(id: string): Promise<PaymentState> {
    return paymentState(await findTestObject("payment_intent", id));
  }

  cancelPayment(id: string): Promise<boolean> {
    return changeTestObject("payment_intent", id, async ({ data }) => {
      if (data.status === "paid") return false;
      data.status = "canceled";
      return true;
    });
  }

  async createSubscription(order: SubscriptionOrder): Promise<SubscriptionState> {
    const { customerId, price, quantity, discount, trialDays, metadata, key } = order;
    const at = now();
    const end = trialDays ? after(at, trialDays * DAY_MS) : periodEndOf(at, price.interval, 1);
    const id = await db().$transaction(async (tx) => {
      const { object, isNew } = await insertTestObject(tx, "subscription", {
        customerId,
        key,
        data: {
          status: trialDays ? "trialing" : "incomplete",
          priceKey: price.key,
          unitAmount: price.amount,
          interval: price.interval,
          quantity,
          anchor: at.toISOString(),
          periods: 1,
          periodStart: at.toISOString(),
          periodEnd: end.toISOString(),
          trialEnd: trialDays ? end.toISOString() : null,
          cancelAtPeriodEnd: false,
          canceledAt: null,
          token: null,
          metadata,
        },
      });
      const subtotal = trialDays ? 0 : price.amount * quantity;
      const amountDue = Math.max(0, subtotal - (discount?.amount ?? 0));
      if (isNew) await addInvoice(tx, object, { subtotal, amountDue, isFirst: true });
      return object.id;
    });
    return this.readSubscription(id);
  }

  async readSubscription(id: string): Promise<SubscriptionState> {
    const subscription = await changeTestObject("subscription", id, async (object, tx) => {
      await catchUp(tx, object, now());
      return object;
    });
    return subscriptionState(subscription, await invoicesOf(id));
  }

  async paymentOfInvoice(invoiceId: string): Promise<PaymentState | null> {
    const { data } = await findTestObject("invoice", invoiceId);
    return data.paymentId ? this.readPayment(data.paymentId) : null;
  }

  async subscriptionOfPayment(paymentId: string): Promise<string | null> {
    const { data } = await findTestObject("payment_intent", paymentId);
    return data.invoiceId ? (await findTestObject("invoice", data.invoiceId)).data.subscriptionId : null;
  }

  async previewPriceChange(change: PriceChange): Promise<PriceChangeState> {
    return testPriceChange(await findTestObject("subscription", change.subscriptionId), change);
  }

  changePrice(change: PriceChange & { metadata: Record<string, string> }): Promise<void> {
    return changeTestObject("subscription", change.subscriptionId, async (subscription, tx) => {
      await catchUp(tx, subscription, now());
      await changeTestPrice(tx, subscription, change);
    });
  }

  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void> {
    return changeTestObject("subscription", id, async (subscription, tx) => {
      await catchUp(tx, subscription, now());
      const { data } = subscription;
      if (data.status === "canceled") throw new PaymentRefused("This subscription has ended.", "canceled");
      data.cancelAtPeriodEnd = cancel;
      data.canceledAt = cancel ? now().toISOString() : null;
    });
  }

  cancelSubscription(id: string): Promise<void> {
    return changeTestObject("subscription", id, async (subscription) => endAgreement(subscription, now()));
  }

  abandonSubscription(id: string): Promise<boolean> {
    return changeTestObject("subscription", id, async (subscription, tx) => {
      const { data } = subscription;
      if (data.status !== "incomplete") return data.status === "incomplete_expired" || data.status === "canceled";
      for (const invoice of await invoicesOf(id, tx)) await voidInvoice(tx, invoice);
      data.status = "incomplete_expired";
      return true;
    });
  }

  async createCardSetup(order: { key: string; customerId: string; metadata: Record<string, string> }) {
    const { customerId, metadata, key } = order;
    const data = { secret: randomToken(18), token: null, metadata };
    return cardSetupState((await insertTestObject(db(), "payment_method", { customerId, key, data })).object);
  }

  async readCardSetup(id: string): Promise<CardSetupState> {
    return cardSetupState(await findTestObject("payment_method", id));
  }

  async chargeCard(subscriptionId: string, methodId: string): Promise<void> {
    const { data: card } = await findTestObject("payment_method", methodId);
    await changeTestObject("subscription", subscriptionId, async (subscription, tx) => {
      await catchUp(tx, subscription, now());
      subscription.data.token = card.token;
      const [latest] = await invoicesOf(subscriptionId, tx);
      const owed = latest?.data.status === "open" && subscription.data.status !== "incomplete";
      if (latest && owed && subscription.data.status !== "canceled") await collect(tx, subscription, latest, now());
    });
  }

  refund({ paymentId, key, amount }: RefundOrder) {
    return changeTestObject("payment_intent", paymentId, async (payment, tx) => {
      const { object, isNew } = await insertTestObject(tx, "refund", { key, data: { paymentId } });
      const left = payment.data.amount - payment.data.refundedAmount;
      if (isNew) payment.data.refundedAmount += Math.min(left, amount ?? left);
      return { id: object.id, status: "succeeded" as const };
    });
  }

  /** There is no dashboard beside the product: nothing happens that it does not know of. */
  async moneyBackSince(): Promise<MoneyBack[]> {
    return [];
  }

  async ensurePrice({ key }: PriceOrder): Promise<string> {
    return key;
  }
}

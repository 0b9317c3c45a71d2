import type Stripe from "stripe";
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
  RefundState,
  SubscriptionOrder,
  SubscriptionState,
} from "../provider";
import { moneyBackSince } from "./money-back";
import { cardSetupState, chargesOf, paymentState, refundState, subscriptionState } from "./shapes";
import { asked, isGone, isRefunded, isSettled, type StripeSettings, stripeClient } from "./stripe-client";

const CURRENCY = "usd";
const WHOLE_PAYMENT = { expand: ["latest_charge", "payment_method"] };
/** A year of monthly invoices; what is older was settled long ago. */
const INVOICES_READ = 13;

/**
 * Payments through Stripe's API. Every call that makes or takes something carries an idempotency key of ours; the SDK gives
 * one to every other POST, so that its own retries do nothing twice.
 */
export class StripePayments implements PaymentProvider {
  readonly name = "stripe";
  private readonly stripe: Stripe;
  private readonly prices = new Map<string, string>();

  constructor(settings: StripeSettings) {
    this.stripe = stripeClient(settings);
  }

  async createCustomer(order: { key: string; email: string; name: string; reference: string }) {
    const { email, name, reference, key } = order;
    const given = { email, name, metadata: { reference } };
    const { id } = await asked(this.stripe.customers.create(given, { idempotencyKey: key }));
    return { id };
  }

  async deleteCustomer(id: string): Promise<void> {
    await this.unlessGone(this.stripe.customers.del(id));
  }

  async createPayment({ customerId, amount, description, metadata, key }: PaymentOrder): Promise<PaymentState> {
    const intent = await asked(
      this.stripe.paymentIntents.create(
        {
          amount,
          currency: CURRENCY,
          customer: customerId,
          description,
          metadata,
          automatic_payment_methods: { enabled: true },
        },
        { idempotencyKey: key },
      ),
    );
    return paymentState(intent, []);
  }

  async readPayment(id: string): Promise<PaymentState> {
    const intent = await asked(this.stripe.paymentIntents.retrieve(id, WHOLE_PAYMENT));
    const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
    if (!charge?.disputed) return paymentState(intent, []);
    const disputes = await asked(this.stripe.disputes.list({ payment_intent: id, limit: 10 }));
    return paymentState(intent, disputes.data);
  }

  async cancelPayment(id: string): Promise<boolean> {
    try {
      await asked(this.stripe.paymentIntents.cancel(id));
      return true;
    } catch (error) {
      if (!isSettled(error)) throw error;
      return (await this.readPayment(id)).status === "canceled";
    }
  }

  async createSubscription(order: SubscriptionOrder): Promise<SubscriptionState> {
    const { customerId, price, quantity, discount, trialDays, metadata, key } = order;
    const created = await asked(
      this.stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: await this.ensurePrice(price), quantity }],
          metadata,
          payment_behavior: "default_incomplete",
          payment_settings: { save_default_payment_method: "on_subscription" },
          ...(discount && { discounts: [{ coupon: await this.ensureDiscount(discount) }] }),
          ...(trialDays && {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: "cancel" as const } },
          }),
        },
        { idempotencyKey: key },
      ),
    );
    return this.readSubscription(created.id);
  }

  async readSubscription(id: string): Promise<SubscriptionState> {
    const [subscription, invoices] = await Promise.all([
      asked(this.stripe.subscriptions.retrieve(id)),
      asked(this.stripe.invoices.list({ subscription: id, limit: INVOICES_READ })),
    ]);
    return subscriptionState(subscription, invoices.data);
  }

  async paymentOfInvoice(invoiceId: string): Promise<PaymentState | null> {
    const payments = await asked(this.stripe.invoicePayments.list({ invoice: invoiceId, limit: 10 }));
    const own = payments.data.find(({ is_default }) => is_default) ?? payments.data[0];
    const intent = own?.payment.payment_intent;
    const id = typeof intent === "string" ? intent : intent?.id;
    return id ? this.readPayment(id) : null;
  }

  async subscriptionOfPayment(paymentId: string): Promise<string | null> {
    const payment = { type: "payment_intent" as const, payment_intent: paymentId };
    const found = await asked(this.stripe.invoicePayments.list({ payment, limit: 1 }));
    const invoice = found.data[0]?.invoice;
    if (!invoice) return null;
    const { parent } = await asked(this.stripe.invoices.retrieve(typeof invoice === "string" ? invoice : invoice.id));
    const subscription = parent?.subscription_details?.subscription;
    return typeof subscription === "string" ? subscription : (subscription?.id ?? null);
  }

  async previewPriceChange(change: PriceChange): Promise<PriceChangeState> {
    const preview = await asked(
      this.stripe.invoices.createPreview({
        subscription: change.subscriptionId,
        subscription_details: await this.swap(change),
      }),
    );
    const listAmount = chargesOf(preview);
    return { amountDue: preview.amount_due, listAmount, credit: listAmount - preview.amount_due };
  }

  async changePrice({ key, metadata, ...change }: PriceChange & { key: string; metadata: Record<string, string> }) {
    const swap = await this.swap(change);
    await asked(
      this.stripe.subscriptions.update(
        change.subscriptionId,
        { ...swap, metadata, off_session: true, payment_behavior: "error_if_incomplete" },
        { idempotencyKey: key },
      ),
    );
  }

  /** The one item of the agreement with another price or number: what is left of the period is credited, the new one is charged. */
  private async swap({ subscriptionId, price, quantity, at }: PriceChange) {
    const { items } = await asked(this.stripe.subscriptions.retrieve(subscriptionId));
    return {
      items: [{ id: items.data[0]?.id, price: await this.ensurePrice(price), ...(quantity ? { quantity } : {}) }],
      // Another interval begins a new period by itself; another number of seats does not.
      ...(quantity ? { billing_cycle_anchor: { type: "now" as const } } : {}),
      proration_behavior: "always_invoice" as const,
      proration_date: Math.floor(at.getTime() / 1000),
    };
  }

  async setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void> {
    await asked(this.stripe.subscriptions.update(id, { cancel_at_period_end: cancel }));
  }

  async cancelSubscription(id: string): Promise<void> {
    await this.unlessGone(this.stripe.subscriptions.cancel(id));
  }

  async abandonSubscription(id: string): Promise<boolean> {
    const { status, invoices } = await this.readSubscription(id);
    if (status !== "incomplete") return status === "incomplete_expired" || status === "canceled";
    const open = invoices.find((invoice) => invoice.status === "open");
    // A void invoice can no longer be paid; one that was paid meanwhile can no longer be made void.
    if (open) await this.stripe.invoices.voidInvoice(open.id).catch(() => undefined);
    const after = await this.readSubscription(id);
    if (after.invoices.some((invoice) => invoice.status === "paid")) return false;
    if (after.status === "incomplete") await this.cancelSubscription(id);
    return true;
  }

  async createCardSetup(order: { key: string; customerId: string; metadata: Record<string, string> }) {
    const { customerId, metadata, key } = order;
    const given = { customer: customerId, metadata, usage: "off_session" as const };
    return cardSetupState(await asked(this.stripe.setupIntents.create(given, { idempotencyKey: key })));
  }

  async readCardSetup(id: string): Promise<CardSetupState> {
    return cardSetupState(await asked(this.stripe.setupIntents.retrieve(id)));
  }

  async chargeCard(subscriptionId: string, methodId: string): Promise<void> {
    if (await this.isSuperseded(subscriptionId, methodId)) return;
    await asked(this.stripe.subscriptions.update(subscriptionId, { default_payment_method: methodId }));
    const owed = await asked(this.stripe.invoices.list({ subscription: subscriptionId, status: "open", limit: 3 }));
    for (const { id } of owed.data) {
      // Under this key a refused card is not charged again when the message about it comes once more.
      const idempotencyKey = `statewise-pay-${id}-${methodId}`;
      if (id) await asked(this.stripe.invoices.pay(id, { payment_method: methodId }, { idempotencyKey }));
    }
  }

  /** A message about a card can come after the card that was saved later. */
  private async isSuperseded(subscriptionId: string, methodId: string): Promise<boolean> {
    const [{ default_payment_method: inUse }, card] = await Promise.all([
      asked(this.stripe.subscriptions.retrieve(subscriptionId, { expand: ["default_payment_method"] })),
      asked(this.stripe.paymentMethods.retrieve(methodId)),
    ]);
    return typeof inUse === "object" && inUse !== null && inUse.created > card.created;
  }

  async refund({ paymentId, amount, key }: RefundOrder): Promise<RefundState> {
    // Stripe forgets idempotency keys after a day: an answer that was lost earlier is found by the key in the refund itself.
    const earlier = await asked(this.stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
    const own = earlier.data.filter(({ metadata }) => metadata?.key === key).map(refundState);
    const made = own.find(({ status }) => status !== "failed");
    if (made) return made;
    // After one that the bank sent back, the old key would only tell of that again.
    const idempotencyKey = own.length > 0 ? `${key}:${own.length}` : key;
    try {
      const order = { payment_intent: paymentId, ...(amount && { amount }), metadata: { key } };
      return refundState(await asked(this.stripe.refunds.create(order, { idempotencyKey })));
    } catch (error) {
      if (isRefunded(error) && !amount) return { id: earlier.data[0]?.id ?? paymentId, status: "succeeded" };
      throw error;
    }
  }

  moneyBackSince(since: Date): Promise<MoneyBack[]> {
    return moneyBackSince(this.stripe, since);
  }

  async ensurePrice({ key, product, amount, interval }: PriceOrder): Promise<string> {
    const known = this.prices.get(key);
    if (known) return known;
    const listed = await asked(this.stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
    const id = listed.data[0]?.id ?? (await this.createPrice({ key, product, amount, interval }));
    this.prices.set(key, id);
    return id;
  }

  private async createPrice({ key, product, amount, interval }: PriceOrder): Promise<string> {
    const order: Stripe.PriceCreateParams = {
      currency: CURRENCY,
      unit_amount: amount,
      recurring: { interval },
      lookup_key: key,
      product_data: { name: product },
    };
    return (await asked(this.stripe.prices.create(order, { idempotencyKey: `price-${key}` }))).id;
  }

  /** One coupon of Stripe per name and amount: the amount is ours, so that screen and invoice agree to the cent. */
  private async ensureDiscount({ name, amount }: { name: string; amount: number }): Promise<string> {
    const id = `statewise-${name}-${amount}`;
    try {
      return (await this.stripe.coupons.retrieve(id)).id;
    } catch (error) {
      if (!isGone(error)) return asked(Promise.reject(error));
      const coupon = { id, name, amount_off: amount, currency: CURRENCY, duration: "once" as const };
      return (await asked(this.stripe.coupons.create(coupon, { idempotencyKey: `coupon-${id}` }))).id;
    }
  }

  private async unlessGone(call: Promise<unknown>): Promise<void> {
    try {
      await asked(call);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

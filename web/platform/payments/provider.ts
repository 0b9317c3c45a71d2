/** Who takes the money: Stripe, or the built-in test mode that moves none. */
export type ProviderName = "stripe" | "test";

export type PaymentState = {
  id: string;
  customerId: string | null;
  clientSecret: string | null;
  /** `open` waits for the buyer: a card, another card, or the bank's question. */
  status: "open" | "processing" | "paid" | "canceled";
  amount: number;
  /** Why the last attempt was refused, in the provider's words for the buyer. */
  failure: string | null;
  paidAt: Date | null;
  chargeId: string | null;
  /** Such as `Visa 4242`. */
  cardLabel: string | null;
  refundedAmount: number;
  dispute: { status: "open" | "won" | "lost"; openedAt: Date } | null;
  metadata: Record<string, string>;
};

export type InvoiceState = {
  id: string;
  status: "draft" | "open" | "paid" | "void";
  /** The invoice that began the agreement. */
  isFirst: boolean;
  amountDue: number;
  amountPaid: number;
  subtotal: number;
  /** Before what is taken off: a coupon, or the credit for time that a change of plan left unused. */
  listAmount: number;
  periodStart: Date;
  periodEnd: Date;
  attempts: number;
  nextAttemptAt: Date | null;
};

export const SUBSCRIPTION_STATUSES = [
  "incomplete",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "incomplete_expired",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export type SubscriptionState = {
  id: string;
  customerId: string;
  status: SubscriptionStatus;
  priceId: string;
  /** Our name of the price; null where somebody chose one that we did not make. */
  priceKey: string | null;
  quantity: number;
  periodStart: Date;
  periodEnd: Date;
  trialEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: Date | null;
  hasCard: boolean;
  metadata: Record<string, string>;
  /** The newest first; older ones than these were settled long ago. */
  invoices: InvoiceState[];
};

export type PriceOrder = {
  /** Stable name of the price, which carries the amount so that a new amount is a new price. */
  key: string;
  product: string;
  amount: number;
  interval: "month" | "year";
};

type Keyed = {
  /** The same key again gives the first answer: a repeated call does nothing twice. */
  key: string;
};

export type PaymentOrder = Keyed & {
  customerId: string;
  amount: number;
  description: string;
  metadata: Record<string, string>;
};

export type SubscriptionOrder = Keyed & {
  customerId: string;
  price: PriceOrder;
  quantity: number;
  /** Off the first invoice. */
  discount: { amount: number; name: string } | null;
  /** A free beginning without a card; it ends by itself unless a card is added. */
  trialDays: number | null;
  metadata: Record<string, string>;
};

/** Another price for a running agreement, from this moment on. */
export type PriceChange = {
  subscriptionId: string;
  price: PriceOrder;
  /** Another number of seats, with which a new period begins; unset: as many as now. */
  quantity?: number;
  /** The moment that the unused time counts from; the same one gives the same amount. */
  at: Date;
};

/** What a change of price costs now: the new period less the credit. */
export type PriceChangeState = { amountDue: number; listAmount: number; credit: number };

/** Money that went back at the provider, whoever sent it there. */
export type MoneyBack = { id: string; kind: "refund" | "dispute"; status: string; paymentId: string; at: Date };

/** What a webhook is about. Its contents are not believed: the named object is read again. */
export type ProviderEvent = {
  id: string;
  type: string;
  createdAt: Date;
  about: { kind: "payment" | "subscription" | "card"; id: string } | null;
};

export type RefundOrder = Keyed & { paymentId: string; amount?: number };

export type RefundState = { id: string; status: "pending" | "succeeded" | "failed" };

export type CardSetupState = {
  id: string;
  clientSecret: string | null;
  customerId: string | null;
  /** Set once the card is saved. */
  methodId: string | null;
  metadata: Record<string, string>;
};

/** Everything that the product asks of a payment provider. */
export interface PaymentProvider {
  readonly name: ProviderName;
  createCustomer(order: Keyed & { email: string; name: string; reference: string }): Promise<{ id: string }>;
  deleteCustomer(id: string): Promise<void>;
  createPayment(order: PaymentOrder): Promise<PaymentState>;
  readPayment(id: string): Promise<PaymentState>;
  /** False when it can no longer be stopped, because it was paid. */
  cancelPayment(id: string): Promise<boolean>;
  createSubscription(order: SubscriptionOrder): Promise<SubscriptionState>;
  readSubscription(id: string): Promise<SubscriptionState>;
  /** The payment of an invoice, where one is to be made. */
  paymentOfInvoice(invoiceId: string): Promise<PaymentState | null>;
  /** The agreement that a payment belongs to, if any. */
  subscriptionOfPayment(paymentId: string): Promise<string | null>;
  previewPriceChange(change: PriceChange): Promise<PriceChangeState>;
  /** Charges the saved card at once and begins a new period; a card that is refused leaves everything as it was. */
  changePrice(change: PriceChange & Keyed & { metadata: Record<string, string> }): Promise<void>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>;
  /** Ends it at once; one that has ended already is left as it is. */
  cancelSubscription(id: string): Promise<void>;
  /** Stops an agreement whose first payment never came; false when it was paid after all. */
  abandonSubscription(id: string): Promise<boolean>;
  createCardSetup(order: Keyed & { customerId: string; metadata: Record<string, string> }): Promise<CardSetupState>;
  readCardSetup(id: string): Promise<CardSetupState>;
  /** Charges this card from now on, and what is owed already; a card that was saved before the one in use stays unused. */
  chargeCard(subscriptionId: string, methodId: string): Promise<void>;
  /** Gives back an amount, or all that is left; the same key gives it back once, however late it is asked again. */
  refund(order: RefundOrder): Promise<RefundState>;
  /** Refunds and disputes that began since then, to find what no message told of. */
  moneyBackSince(since: Date): Promise<MoneyBack[]>;
  ensurePrice(order: PriceOrder): Promise<string>;
}

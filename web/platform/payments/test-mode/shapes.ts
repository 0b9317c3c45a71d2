import type { CardSetupState, PaymentState, SubscriptionState } from "../provider";
import type { TestObject } from "./objects";

const momentOrNull = (text: string | null): Date | null => (text ? new Date(text) : null);
const secretOf = (id: string, secret: string): string => `${id}_secret_${secret}`;

export const paymentState = ({ id, customerId, data }: TestObject<"payment_intent">): PaymentState => ({
  id,
  customerId,
  clientSecret: secretOf(id, data.secret),
  status: data.status,
  amount: data.amount,
  failure: data.failure,
  paidAt: momentOrNull(data.paidAt),
  chargeId: null,
  cardLabel: data.cardLabel,
  refundedAmount: data.refundedAmount,
  dispute: null,
  metadata: data.metadata,
});

export const cardSetupState = ({ id, customerId, data }: TestObject<"payment_method">): CardSetupState => ({
  id,
  clientSecret: secretOf(id, data.secret),
  customerId,
  methodId: data.token ? id : null,
  metadata: data.metadata,
});

export const subscriptionState = (
  { id, customerId, data }: TestObject<"subscription">,
  invoices: TestObject<"invoice">[],
): SubscriptionState => ({
  id,
  customerId: customerId ?? "",
  status: data.status,
  priceId: data.priceKey,
  priceKey: data.priceKey,
  quantity: data.quantity,
  periodStart: new Date(data.periodStart),
  periodEnd: new Date(data.periodEnd),
  trialEnd: momentOrNull(data.trialEnd),
  cancelAtPeriodEnd: data.cancelAtPeriodEnd,
  canceledAt: momentOrNull(data.canceledAt),
  hasCard: data.token !== null,
  metadata: data.metadata,
  invoices: invoices.map(({ id: invoiceId, data: invoice }) => ({
    id: invoiceId,
    status: invoice.status,
    isFirst: invoice.isFirst,
    amountDue: invoice.amountDue,
    amountPaid: invoice.amountPaid,
    subtotal: invoice.subtotal,
    listAmount: invoice.listAmount ?? invoice.subtotal,
    periodStart: new Date(invoice.periodStart),
    periodEnd: new Date(invoice.periodEnd),
    attempts: invoice.attempts,
    nextAttemptAt: momentOrNull(invoice.nextAttemptAt),
  })),
});

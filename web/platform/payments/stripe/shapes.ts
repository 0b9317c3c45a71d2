import type Stripe from "stripe";
import {
  type CardSetupState,
  type InvoiceState,
  type PaymentState,
  type RefundState,
  SUBSCRIPTION_STATUSES,
  type SubscriptionState,
} from "../provider";

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);
const moment = (seconds: number): Date => new Date(seconds * 1000);
const momentOrNull = (seconds: number | null | undefined): Date | null => (seconds ? moment(seconds) : null);

const PAYMENT_STATUS: Record<string, PaymentState["status"]> = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "open",
  requires_capture: "processing",
  processing: "processing",
  succeeded: "paid",
  canceled: "canceled",
};

/** A payment intent read with `latest_charge` and `payment_method` expanded. */
export function paymentState(intent: Stripe.PaymentIntent, disputes: Stripe.Dispute[]): PaymentState {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const paid = intent.status === "succeeded";
  return {
    id: intent.id,
    customerId: idOf(intent.customer),
    clientSecret: intent.client_secret,
    status: PAYMENT_STATUS[intent.status] ?? "processing",
    amount: intent.amount,
    failure: paid ? null : (intent.last_payment_error?.message ?? null),
    paidAt: paid ? moment(charge?.created ?? intent.created) : null,
    chargeId: paid ? (charge?.id ?? null) : null,
    cardLabel: cardLabel(typeof intent.payment_method === "object" ? intent.payment_method : null),
    refundedAmount: paid ? (charge?.amount_refunded ?? 0) : 0,
    dispute: disputeState(disputes),
    metadata: intent.metadata,
  };
}

function cardLabel(method: Stripe.PaymentMethod | null): string | null {
  if (!method?.card) return null;
  const brand = method.card.brand.replace(/^./, (letter) => letter.toUpperCase());
  return `${brand} ${method.card.last4}`.slice(0, 40);
}

const HARMLESS = new Set(["warning_needs_response", "warning_under_review", "warning_closed", "prevented"]);

/** An inquiry takes no money back; of several disputes the one that is not won counts. */
function disputeState(disputes: Stripe.Dispute[]): PaymentState["dispute"] {
  const real = disputes.filter(({ status }) => !HARMLESS.has(status));
  const dispute = real.find(({ status }) => status !== "won") ?? real[0];
  if (!dispute) return null;
  const decided = (["won", "lost"] as const).find((end) => end === dispute.status);
  return { status: decided ?? "open", openedAt: moment(dispute.created) };
}

export function subscriptionState(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): SubscriptionState {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Stripe's subscription ${subscription.id} has no item`);
  const status = SUBSCRIPTION_STATUSES.find((name) => name === subscription.status);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    // Paused is a status that our settings never lead to: nothing is paid, nothing is granted.
    status: status ?? "unpaid",
    priceId: item.price.id,
    priceKey: item.price.lookup_key,
    quantity: item.quantity ?? 1,
    periodStart: moment(item.current_period_start),
    periodEnd: moment(item.current_period_end),
    trialEnd: momentOrNull(subscription.trial_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    canceledAt: momentOrNull(subscription.canceled_at),
    hasCard: subscription.default_payment_method !== null,
    metadata: subscription.metadata,
    invoices: invoices.map(invoiceState),
  };
}

function invoiceState(invoice: Stripe.Invoice): InvoiceState {
  // The period that is paid for stands on the line; the invoice's own is the time before it.
  const periods = invoice.lines.data.map(({ period }) => period).sort((a, b) => b.end - a.end);
  const period = periods[0] ?? { start: invoice.period_start, end: invoice.period_end };
  const status = (["draft", "open", "paid"] as const).find((name) => name === (invoice.status ?? "draft")) ?? "void";
  return {
    id: invoice.id ?? "",
    status,
    isFirst: invoice.billing_reason === "subscription_create",
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    subtotal: invoice.subtotal,
    listAmount: chargesOf(invoice),
    periodStart: moment(period.start),
    periodEnd: moment(period.end),
    attempts: invoice.attempt_count,
    nextAttemptAt: momentOrNull(invoice.next_payment_attempt),
  };
}

/** The lines without credits, before discounts. */
export const chargesOf = ({ lines }: Stripe.Invoice): number =>
  lines.data.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

export const cardSetupState = (setup: Stripe.SetupIntent): CardSetupState => ({
  id: setup.id,
  clientSecret: setup.client_secret,
  customerId: idOf(setup.customer),
  methodId: setup.status === "succeeded" ? idOf(setup.payment_method) : null,
  metadata: setup.metadata ?? {},
});

export const refundState = ({ id, status }: Stripe.Refund): RefundState => ({
  id,
  status: status === "succeeded" ? "succeeded" : status === "failed" || status === "canceled" ? "failed" : "pending",
});

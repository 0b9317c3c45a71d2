import type Stripe from "stripe";
import { charge } from "./charging";
import { invalid, StripeFailure } from "./failure";
import { draftInvoice, type Period } from "./invoice-shape";
import { cancelIntent, newIntent } from "./payment-intents";
import type { WireIntent, WireInvoice, WireLine, WireMethod, WireSubscription } from "./wire-types";
import type { World } from "./world";

/** Makes a draft invoice of a subscription and records it as its latest. */
export function draft(
  world: World,
  subscription: WireSubscription,
  reason: string,
  lines: WireLine[],
  period: Period,
): WireInvoice {
  const invoice = draftInvoice(world, subscription, reason, lines, period);
  world.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  world.emit("invoice.created", invoice);
  return invoice;
}

/** Fixes a draft: it gets its number and a payment to be made; one of nothing is paid at once. */
export function finalize(world: World, invoice: WireInvoice): void {
  const customer = world.customers.get(invoice.customer);
  const serial = String(customer?.next_invoice_sequence ?? 1).padStart(4, "0");
  if (customer) customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
  Object.assign(invoice, {
    status: "open",
    number: `${customer?.invoice_prefix ?? "TEST"}-${serial}`,
    automatically_finalizes_at: null,
    effective_at: world.now(),
    ending_balance: 0,
    hosted_invoice_url: `${world.baseUrl}/i/${invoice.id}`,
    invoice_pdf: `${world.baseUrl}/i/${invoice.id}/pdf`,
  } satisfies Partial<WireInvoice>);
  invoice.status_transitions.finalized_at = world.now();
  if (invoice.amount_due > 0) addPayment(world, invoice);
  world.emit("invoice.finalized", invoice);
  if (invoice.amount_due === 0) markPaid(world, invoice, null);
}

function addPayment(world: World, invoice: WireInvoice): void {
  const method = methodFor(world, invoice);
  const intent = newIntent(world, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    setup_future_usage: "off_session",
    payment_method: method?.id ?? null,
    status: method ? "requires_confirmation" : "requires_payment_method",
  });
  world.intents.set(intent.id, intent);
  const payment: Stripe.InvoicePayment = {
    id: world.id("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
  world.invoicePayments.set(payment.id, payment);
  world.emit("payment_intent.created", intent);
}

export const subscriptionOf = (world: World, invoice: WireInvoice): WireSubscription | undefined =>
  world.subscriptions.get(String(invoice.parent?.subscription_details?.subscription));

/** The method that Stripe would charge without asking: the subscription's, else the customer's default. */
export function methodFor(world: World, invoice: WireInvoice): WireMethod | undefined {
  const own = subscriptionOf(world, invoice)?.default_payment_method;
  const customers = world.customers.get(invoice.customer)?.invoice_settings?.default_payment_method;
  return world.methods.get(String(own ?? customers ?? ""));
}

export function paymentOf(world: World, invoice: WireInvoice): Stripe.InvoicePayment | undefined {
  return [...world.invoicePayments.values()].find((payment) => payment.invoice === invoice.id && payment.is_default);
}

export function intentOf(world: World, invoice: WireInvoice): WireIntent | undefined {
  return world.intents.get(String(paymentOf(world, invoice)?.payment.payment_intent ?? ""));
}

/** Tries to collect an open invoice; a decline is thrown as Stripe's 402. */
export function collect(world: World, invoice: WireInvoice, method: WireMethod | undefined, offSession: boolean): void {
  const intent = intentOf(world, invoice);
  if (invoice.status !== "open" || !intent) return;
  if (!method) {
    invoice.attempted = true;
    invoice.attempt_count += 1;
    for (const follow of world.onInvoice) follow(invoice, "failed");
    world.emit("invoice.payment_failed", invoice);
    throw invalid(
      "There is no default payment method set on this Customer or Invoice. Please set a default payment method.",
      { code: "resource_missing" },
    );
  }
  charge(world, intent, method, { offSession, inBrowser: true });
}

/** Collects without telling anybody but the events. */
export function collectQuietly(world: World, invoice: WireInvoice): void {
  try {
    collect(world, invoice, methodFor(world, invoice), true);
  } catch (failure) {
    if (!(failure instanceof StripeFailure)) throw failure;
  }
}

/** Keeps invoices in step with their payment intents. */
export function followIntents(world: World): void {
  world.onIntent.push((intent, outcome) => {
    const payment = [...world.invoicePayments.values()].find((row) => row.payment.payment_intent === intent.id);
    const invoice = world.invoices.get(String(payment?.invoice ?? ""));
    if (!invoice || !payment) return;
    invoice.attempted = true;
    if (outcome !== "paid") {
      if (outcome === "failed") invoice.attempt_count += 1;
      for (const follow of world.onInvoice) follow(invoice, outcome);
      world.emit(outcome === "failed" ? "invoice.payment_failed" : "invoice.payment_action_required", invoice);
      return;
    }
    const settle = () => {
      invoice.attempt_count += 1;
      payment.status = "paid";
      payment.amount_paid = payment.amount_requested;
      payment.status_transitions.paid_at = world.now();
      markPaid(world, invoice, intent);
      world.emit("invoice_payment.paid", payment);
    };
    if (world.heldInvoices) world.heldInvoices.push(settle);
    else settle();
  });
}

function markPaid(world: World, invoice: WireInvoice, intent: WireIntent | null): void {
  invoice.status = "paid";
  invoice.attempted = true;
  invoice.amount_paid = intent ? intent.amount : 0;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.paid_at = world.now();
  world.emit("invoice.paid", invoice);
  world.emit("invoice.payment_succeeded", invoice);
  for (const follow of world.onInvoice) follow(invoice, "paid");
}

/** Makes an unpaid invoice void. */
export function voidInvoice(world: World, invoice: WireInvoice): void {
  if (invoice.status !== "open") {
    throw invalid(`You can only void an open or uncollectible invoice. The current status is ${invoice.status}.`);
  }
  const intent = intentOf(world, invoice);
  if (intent && !["succeeded", "canceled"].includes(intent.status)) cancelIntent(world, intent, "void_invoice");
  invoice.status = "void";
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = world.now();
  world.emit("invoice.voided", invoice);
}

import { collectQuietly, draft, finalize, intentOf, subscriptionOf, voidInvoice } from "./invoice-billing";
import { itemLine } from "./invoice-shape";
import { addInterval, DAY } from "./periods";
import { currentPeriod, itemsWithPeriod } from "./subscription-shape";
import type { WireInvoice, WireSubscription } from "./wire-types";
import type { World } from "./world";

const UPDATED = "customer.subscription.updated";

/** Keeps subscriptions in step with their invoices. */
export function followInvoices(world: World): void {
  world.onInvoice.push((invoice, outcome) => {
    const subscription = subscriptionOf(world, invoice);
    if (!subscription || subscription.status === "canceled") return;
    if (outcome === "paid") return afterPayment(world, subscription, invoice);
    if (outcome === "failed" && subscription.status !== "incomplete") afterFailure(world, subscription, invoice);
  });
}

function afterPayment(world: World, subscription: WireSubscription, invoice: WireInvoice): void {
  const patch: Partial<WireSubscription> = {};
  const latest = subscription.latest_invoice === invoice.id;
  if (["incomplete", "past_due", "unpaid"].includes(subscription.status) && latest) patch.status = "active";
  const method = intentOf(world, invoice)?.payment_method;
  const saves = subscription.payment_settings?.save_default_payment_method === "on_subscription";
  if (saves && method && !subscription.default_payment_method) patch.default_payment_method = method;
  world.change(UPDATED, subscription, patch);
}

/** A renewal that failed: tried again after some days, then given up. */
function afterFailure(world: World, subscription: WireSubscription, invoice: WireInvoice): void {
  const wait = world.settings.retryAfterDays[invoice.attempt_count - 1];
  if (wait !== undefined) {
    invoice.next_payment_attempt = world.now() + wait * DAY;
    world.change(UPDATED, subscription, { status: "past_due" });
    return;
  }
  invoice.next_payment_attempt = null;
  const end = world.settings.afterRetries;
  if (end === "canceled") cancelNow(world, subscription, "payment_failed");
  else world.change(UPDATED, subscription, { status: end });
}

/** The regular invoice of the period that begins now. */
export function renew(world: World, subscription: WireSubscription): void {
  const { end: start } = currentPeriod(subscription);
  const recurring = subscription.items.data[0]?.price.recurring ?? null;
  const end = addInterval(start, recurring, subscription.billing_cycle_anchor);
  world.change(UPDATED, subscription, { items: itemsWithPeriod(subscription, start, end) });
  const lines = subscription.items.data.map((item) => itemLine(world, item, { start, end }));
  const waiting = world.pendingLines.get(subscription.id) ?? [];
  world.pendingLines.delete(subscription.id);
  draft(world, subscription, "subscription_cycle", [...waiting, ...lines], { start, end });
}

/** A draft has waited its hour (or a retry is due). */
export function collectDue(world: World, invoice: WireInvoice): void {
  if (subscriptionOf(world, invoice)?.status === "canceled") {
    invoice.automatically_finalizes_at = null;
    invoice.next_payment_attempt = null;
    return;
  }
  invoice.next_payment_attempt = null;
  if (invoice.status === "draft") finalize(world, invoice);
  collectQuietly(world, invoice);
}

/** The trial is over: the first paid period begins, or what the trial settings say when no card is there. */
export function endTrial(world: World, subscription: WireSubscription): void {
  const start = subscription.trial_end ?? world.now();
  const customer = world.customers.get(subscription.customer);
  const card = subscription.default_payment_method ?? customer?.invoice_settings?.default_payment_method;
  const wish = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (!card && wish === "cancel") {
    cancelNow(world, subscription, "payment_failed");
    return;
  }
  if (!card && wish === "pause") {
    world.change(UPDATED, subscription, { status: "paused" });
    world.emit("customer.subscription.paused", subscription);
    return;
  }
  const end = addInterval(start, subscription.items.data[0]?.price.recurring ?? null, start);
  world.change(UPDATED, subscription, {
    status: "active",
    billing_cycle_anchor: start,
    items: itemsWithPeriod(subscription, start, end),
  });
  const lines = subscription.items.data.map((item) => itemLine(world, item, { start, end }));
  draft(world, subscription, "subscription_cycle", lines, { start, end });
}

/** Ends a subscription at once. */
export function cancelNow(world: World, subscription: WireSubscription, reason: string): void {
  Object.assign(subscription, {
    status: "canceled",
    canceled_at: subscription.canceled_at ?? world.now(),
    ended_at: world.now(),
    cancellation_details: { ...emptyDetails, ...subscription.cancellation_details, reason },
  } satisfies Partial<WireSubscription>);
  world.emit("customer.subscription.deleted", subscription);
}

const emptyDetails = { comment: null, feedback: null, feedback_option: null };

/** Nobody paid the first invoice within 23 hours. */
export function expireIncomplete(world: World, subscription: WireSubscription): void {
  const invoice = world.invoices.get(subscription.latest_invoice ?? "");
  if (invoice?.status === "open") voidInvoice(world, invoice);
  world.change(UPDATED, subscription, { status: "incomplete_expired", ended_at: world.now() });
}

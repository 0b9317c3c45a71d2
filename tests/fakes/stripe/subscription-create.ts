import { redeem } from "./coupons";
import { living } from "./customers";
import { invalid, StripeFailure } from "./failure";
import type { Input } from "./form";
import { collect, draft, finalize, methodFor } from "./invoice-billing";
import { itemLine } from "./invoice-shape";
import { DAY } from "./periods";
import { newSetup } from "./setup-intents";
import { currentPeriod, itemsWithPeriod, newSubscription } from "./subscription-shape";
import type { WireInvoice, WireSubscription } from "./wire-types";
import { get, type World } from "./world";

export function createSubscription(world: World, input: Input): WireSubscription {
  const names = ["customer", "items", "metadata", "description", "discounts", "payment_behavior", "payment_settings"];
  const times = ["trial_period_days", "trial_end", "trial_settings", "cancel_at", "cancel_at_period_end"];
  input.accept(
    ...names,
    ...times,
    "default_payment_method",
    "off_session",
    "collection_method",
    "billing_mode",
    "currency",
    "proration_behavior",
  );
  const customer = living(world, input.need("customer"));
  const behavior =
    input.oneOf("payment_behavior", "allow_incomplete", "default_incomplete", "error_if_incomplete") ??
    "allow_incomplete";
  const subscription = newSubscription(world, input, customer.id);
  const method = input.text("default_payment_method");
  if (method) {
    const saved = get(world.methods, "PaymentMethod", method, "default_payment_method", 400);
    if (saved.customer !== customer.id) {
      throw invalid(`The customer does not have a payment method with the ID ${method}.`, {
        code: "resource_missing",
        param: "default_payment_method",
      });
    }
    subscription.default_payment_method = method;
  }
  subscription.discounts = redeem(world, input, customer.id, subscription.id);
  startTrial(world, subscription, input);
  if (input.flag("cancel_at_period_end")) {
    Object.assign(subscription, { cancel_at_period_end: true, cancel_at: currentPeriod(subscription).end });
  }
  world.subscriptions.set(subscription.id, subscription);
  if (subscription.status === "trialing") beginWithTrial(world, subscription, behavior);
  else beginWithPayment(world, subscription, behavior, input.flag("off_session") ?? false);
  return subscription;
}

function startTrial(world: World, subscription: WireSubscription, input: Input): void {
  const days = input.int("trial_period_days");
  const until = input.int("trial_end") ?? (days ? world.now() + days * DAY : undefined);
  if (until === undefined) return;
  if (until <= world.now())
    throw invalid("Timestamp must be an integer Unix timestamp in the future.", { param: "trial_end" });
  Object.assign(subscription, {
    status: "trialing",
    trial_start: world.now(),
    trial_end: until,
    billing_cycle_anchor: until,
    items: itemsWithPeriod(subscription, world.now(), until),
  } satisfies Partial<WireSubscription>);
}

function beginWithTrial(world: World, subscription: WireSubscription, behavior: string): void {
  const period = currentPeriod(subscription);
  const free = { amount: 0, text: "Trial period" };
  const lines = subscription.items.data.map((item) => itemLine(world, item, period, free));
  if (behavior === "default_incomplete" && !subscription.default_payment_method) {
    subscription.pending_setup_intent = newSetup(world, subscription.customer, "off_session").id;
  }
  const invoice = draft(world, subscription, "subscription_create", lines, period);
  world.emit("customer.subscription.created", subscription);
  finalize(world, invoice);
}

function beginWithPayment(world: World, subscription: WireSubscription, behavior: string, offSession: boolean): void {
  const period = currentPeriod(subscription);
  const lines = subscription.items.data.map((item) => itemLine(world, item, period));
  const invoice = draft(world, subscription, "subscription_create", lines, period);
  if (behavior !== "default_incomplete" && invoice.amount_due > 0 && !methodFor(world, invoice)) {
    discard(world, subscription, invoice);
    throw invalid(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
      { code: "resource_missing" },
    );
  }
  if (invoice.amount_due === 0 && behavior === "default_incomplete" && !methodFor(world, invoice)) {
    subscription.pending_setup_intent = newSetup(world, subscription.customer, "off_session").id;
  }
  world.emit("customer.subscription.created", subscription);
  finalize(world, invoice);
  if (behavior === "default_incomplete" || invoice.status === "paid") return;
  try {
    collect(world, invoice, methodFor(world, invoice), offSession);
  } catch (failure) {
    if (!(failure instanceof StripeFailure)) throw failure;
    if (behavior !== "error_if_incomplete") return;
    discard(world, subscription, invoice);
    throw failure;
  }
}

function discard(world: World, subscription: WireSubscription, invoice: WireInvoice): void {
  world.subscriptions.delete(subscription.id);
  world.invoices.delete(invoice.id);
}

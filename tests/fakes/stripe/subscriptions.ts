import { redeem } from "./coupons";
import { invalid, missing } from "./failure";
import type { Input } from "./form";
import { createdWithin, PAGING, page } from "./lists";
import type { Routes } from "./routes";
import { cancelNow, endTrial } from "./subscription-billing";
import { createSubscription } from "./subscription-create";
import { changeItems } from "./subscription-items";
import { currentPeriod } from "./subscription-shape";
import type { WireSubscription } from "./wire-types";
import { get, type World } from "./world";

const KIND = "subscription";
const SETTINGS = [
  "metadata",
  "description",
  "default_payment_method",
  "payment_settings",
  "discounts",
  "trial_settings",
];
const CANCELING = ["cancel_at", "cancel_at_period_end", "cancellation_details"];

export function subscriptionRoutes(routes: Routes, world: World): void {
  routes.post("/v1/subscriptions", (input) => createSubscription(world, input));
  routes.get("/v1/subscriptions", (input) => list(world, input));
  routes.get("/v1/subscriptions/:id", (_, id) => get(world.subscriptions, KIND, id));
  routes.post("/v1/subscriptions/:id", (input, id) => update(world, input, id));
  routes.delete("/v1/subscriptions/:id", (input, id) => {
    input.accept("cancellation_details", "invoice_now", "prorate");
    const subscription = get(world.subscriptions, KIND, id);
    // Stripe speaks of a canceled subscription as one that is not there.
    if (["canceled", "incomplete_expired"].includes(subscription.status)) throw missing(KIND, id, "id", 404);
    cancellationDetails(subscription, input);
    cancelNow(world, subscription, "cancellation_requested");
    return subscription;
  });
  routes.post("/v1/subscriptions/:id/resume", (input, id) => {
    input.accept("billing_cycle_anchor", "payment_behavior", "proration_behavior");
    const subscription = get(world.subscriptions, KIND, id);
    if (subscription.status !== "paused") {
      throw invalid("This subscription is not paused. Only paused subscriptions can be resumed.");
    }
    subscription.trial_end = world.now();
    subscription.trial_settings = null;
    endTrial(world, subscription);
    world.emit("customer.subscription.resumed", subscription);
    return subscription;
  });
}

function list(world: World, input: Input) {
  input.accept("customer", "price", "status", "collection_method", "created", "current_period_end", ...PAGING);
  const [customer, price, status] = [input.text("customer"), input.text("price"), input.text("status")];
  const shown = (row: WireSubscription) => {
    if (status === "all") return true;
    if (status === "ended") return ["canceled", "incomplete_expired"].includes(row.status);
    return status ? row.status === status : row.status !== "canceled";
  };
  const rows = [...world.subscriptions.values()].filter(
    (row) =>
      shown(row) &&
      (!customer || row.customer === customer) &&
      (!price || row.items.data.some((item) => item.price.id === price)) &&
      createdWithin(input, row.created),
  );
  return page("/v1/subscriptions", rows, input);
}

function update(world: World, input: Input, id: string): WireSubscription {
  input.accept(
    "items",
    "proration_behavior",
    "proration_date",
    "billing_cycle_anchor",
    "payment_behavior",
    "trial_end",
    "off_session",
    ...SETTINGS,
    ...CANCELING,
  );
  const subscription = get(world.subscriptions, KIND, id);
  if (["canceled", "incomplete_expired"].includes(subscription.status)) {
    const dead = [...SETTINGS, ...CANCELING, "items", "trial_end"].filter((name) => input.has(name));
    if (dead.some((name) => name !== "metadata" && name !== "cancellation_details")) {
      throw invalid("A canceled subscription can only update its cancellation_details and metadata.", {
        code: "invalid_canceled_subscription_fields",
      });
    }
  }
  const before = structuredClone(subscription);
  cancellationDetails(subscription, input);
  world.change("customer.subscription.updated", subscription, {
    ...settings(world, subscription, input),
    ...ending(world, subscription, input),
  });
  if (input.has("items")) changeItems(world, subscription, input, before);
  if (input.text("trial_end") === "now" && subscription.status === "trialing") {
    subscription.trial_end = world.now();
    endTrial(world, subscription);
  }
  return subscription;
}

function settings(world: World, subscription: WireSubscription, input: Input): Partial<WireSubscription> {
  const patch: Partial<WireSubscription> = { metadata: input.metadata(subscription.metadata) };
  const method = input.text("default_payment_method");
  if (method)
    patch.default_payment_method = get(world.methods, "PaymentMethod", method, "default_payment_method", 400).id;
  if (input.has("description")) patch.description = input.text("description") ?? null;
  if (input.has("discounts")) patch.discounts = redeem(world, input, subscription.customer, subscription.id);
  const save = input.sub("payment_settings").oneOf("save_default_payment_method", "on_subscription", "off");
  if (save && subscription.payment_settings) {
    patch.payment_settings = { ...subscription.payment_settings, save_default_payment_method: save };
  }
  return patch;
}

function ending(world: World, subscription: WireSubscription, input: Input): Partial<WireSubscription> {
  const atEnd = input.flag("cancel_at_period_end");
  if (atEnd !== undefined) {
    const at = atEnd ? currentPeriod(subscription).end : null;
    return {
      cancel_at_period_end: atEnd,
      cancel_at: at,
      canceled_at: atEnd ? world.now() : null,
      cancellation_details: {
        comment: null,
        feedback: null,
        feedback_option: null,
        ...subscription.cancellation_details,
        reason: atEnd ? "cancellation_requested" : null,
      },
    };
  }
  if (!input.has("cancel_at")) return {};
  const at = input.int("cancel_at") ?? null;
  return { cancel_at: at, canceled_at: at ? world.now() : null, cancel_at_period_end: false };
}

function cancellationDetails(subscription: WireSubscription, input: Input): void {
  if (!input.has("cancellation_details")) return;
  const given = input.sub("cancellation_details");
  subscription.cancellation_details = {
    comment: given.text("comment") ?? null,
    feedback: given.text("feedback") ?? null,
    feedback_option: null,
    reason: subscription.cancellation_details?.reason ?? null,
  };
}

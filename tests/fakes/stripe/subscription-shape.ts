import { planOf } from "./catalog";
import { invalid } from "./failure";
import type { Input } from "./form";
import { addInterval } from "./periods";
import type { WireItem, WireSubscription } from "./wire-types";
import { get, type World } from "./world";

/** A subscription as it is at birth, before its first invoice. */
export function newSubscription(world: World, input: Input, customer: string): WireSubscription {
  const id = world.id("sub");
  const now = world.now();
  const items = input.list("items").map((item) => newItem(world, item, id));
  const first = items[0];
  if (!first) throw invalid("Missing required param: items.", { code: "parameter_missing", param: "items" });
  const settings = input.sub("payment_settings");
  const missing = input.sub("trial_settings").sub("end_behavior").text("missing_payment_method");
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { type: "flexible", flexible: { proration_discounts: "included" } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: input.int("cancel_at") ?? null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: first.price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: input.text("description") ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: items,
      has_more: false,
      total_count: items.length,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata(),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: settings.oneOf("save_default_payment_method", "on_subscription", "off") ?? "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "incomplete",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: missing ?? "create_invoice",
      },
    },
    trial_start: null,
  };
}

export function newItem(world: World, input: Input, subscription: string): WireItem {
  const price = get(world.prices, "price", input.need("price"), "items[0][price]", 400);
  if (!price.active) throw invalid("The price specified is inactive. This field only accepts active prices.");
  if (!price.recurring) {
    throw invalid(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      {
        param: "items[0][price]",
      },
    );
  }
  const now = world.now();
  return {
    id: world.id("si", 14),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: addInterval(now, price.recurring, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: input.metadata(),
    plan: planOf(price),
    price: structuredClone(price),
    quantity: input.int("quantity") ?? 1,
    subscription,
    tax_rates: [],
  };
}

/** Start and end of what is being paid for now. */
export function currentPeriod(subscription: WireSubscription): { start: number; end: number } {
  const item = subscription.items.data[0];
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** The items with another period, as a new list so that a change shows in the event. */
export function itemsWithPeriod(subscription: WireSubscription, start: number, end: number): WireSubscription["items"] {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  return { ...subscription.items, data };
}

import { reduction } from "./coupons";
import type { WireInvoice, WireItem, WireLine, WireSubscription } from "./wire-types";
import type { World } from "./world";

export interface Period {
  start: number;
  end: number;
}

/** The line of one subscription item for one period; `amount` differs from the price where time is prorated. */
export function itemLine(
  world: World,
  item: WireItem,
  period: Period,
  proration?: { amount: number; text: string },
): WireLine {
  const quantity = item.quantity ?? 1;
  const unit = item.price.unit_amount ?? 0;
  const amount = proration?.amount ?? unit * quantity;
  const product = typeof item.price.product === "string" ? item.price.product : item.price.product.id;
  const name = world.products.get(product)?.name ?? product;
  const every = item.price.recurring?.interval ?? "month";
  return {
    id: world.id("il"),
    object: "line_item",
    amount,
    currency: item.price.currency,
    description: proration?.text ?? `${quantity} × ${name} (at $${(unit / 100).toFixed(2)} / ${every})`,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      type: "subscription_item_details",
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? world.id("ii") : null,
        proration: Boolean(proration),
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
    },
    period: { ...period },
    pretax_credit_amounts: [],
    pricing: {
      type: "price_details",
      price_details: { price: item.price.id, product },
      unit_amount_decimal: String(proration ? amount : unit),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  };
}

/** A draft invoice of a subscription with its discounts applied. */
export function draftInvoice(
  world: World,
  subscription: WireSubscription,
  reason: string,
  lines: WireLine[],
  period: Period,
): WireInvoice {
  const id = world.id("in");
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const discounts = discountsOn(world, subscription, subtotal);
  const total = subtotal - discounts.reduce((sum, entry) => sum + entry.amount, 0);
  const customer = world.customers.get(subscription.customer);
  for (const line of lines) line.invoice = id;
  const due = Math.max(0, total);
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Test account",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: world.now() + 3600,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: world.now(),
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discounts.map((entry) => entry.discount),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: lines, has_more: false, total_count: lines.length, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "draft",
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: discounts.map((entry) => ({ ...entry, type: "discount" })),
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** Takes off what the subscription's discounts allow now; a coupon of duration 'once' is used up by it. */
function discountsOn(world: World, subscription: WireSubscription, subtotal: number) {
  let left = Math.max(0, subtotal);
  const used: Array<{ amount: number; discount: string }> = [];
  const kept: string[] = [];
  for (const id of subscription.discounts.map(String)) {
    const discount = world.discounts.get(id);
    const coupon = world.coupons.get(discount?.source.coupon ?? "");
    if (!discount || !coupon || (discount.end !== null && discount.end <= world.now())) continue;
    const amount = reduction(coupon, left);
    if (left > 0) used.push({ amount, discount: id });
    left -= amount;
    if (coupon.duration !== "once" || amount === 0) kept.push(id);
  }
  subscription.discounts = kept;
  return used;
}

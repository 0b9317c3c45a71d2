import type Stripe from "stripe";

/**
 * Objects as they go over the wire. The SDK's own types are the proof of the shapes; only decimals, which the SDK
 * turns into objects on arrival, are text here.
 */
export type WirePrice = Omit<Stripe.Price, "unit_amount_decimal"> & { unit_amount_decimal: string | null };
export type WirePlan = Omit<Stripe.Plan, "amount_decimal"> & { amount_decimal: string | null };
export type WireItem = Omit<Stripe.SubscriptionItem, "plan" | "price"> & { plan: WirePlan; price: WirePrice };
export type WireSubscription = Omit<Stripe.Subscription, "items" | "customer" | "latest_invoice"> & {
  items: { object: "list"; data: WireItem[]; has_more: boolean; url: string; total_count: number };
  customer: string;
  latest_invoice: string | null;
};
export type WireLine = Omit<Stripe.InvoiceLineItem, "quantity_decimal" | "pricing"> & {
  quantity_decimal: string | null;
  pricing: {
    type: "price_details";
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  } | null;
};
export type WireInvoice = Omit<Stripe.Invoice, "lines" | "customer" | "id"> & {
  id: string;
  lines: { object: "list"; data: WireLine[]; has_more: boolean; url: string; total_count: number };
  customer: string;
};
export type WireIntent = Omit<Stripe.PaymentIntent, "customer" | "payment_method" | "latest_charge"> & {
  customer: string | null;
  payment_method: string | null;
  latest_charge: string | null;
};
export type WireSetupIntent = Omit<Stripe.SetupIntent, "customer" | "payment_method"> & {
  customer: string | null;
  payment_method: string | null;
};
export type WireMethod = Omit<Stripe.PaymentMethod, "customer"> & { customer: string | null };
export type WireCharge = Omit<Stripe.Charge, "customer" | "payment_intent"> & {
  customer: string | null;
  payment_intent: string | null;
};
export type WireDiscount = Omit<Stripe.Discount, "source" | "customer"> & {
  source: { type: "coupon"; coupon: string };
  customer: string | null;
};
export interface WireEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

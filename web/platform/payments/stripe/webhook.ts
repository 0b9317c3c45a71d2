import Stripe from "stripe";
import { now } from "../../clock";
import { config } from "../../config";
import { Malformed, NotFound } from "../../errors";
import type { ProviderEvent } from "../provider";

const TOLERANCE_SECONDS = 5 * 60;

/** The events that we listen to; any other is answered and forgotten. */
export const STRIPE_EVENTS = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "invoice.created",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.voided",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.trial_will_end",
  "setup_intent.succeeded",
] as const;

const LISTENED = new Set<string>(STRIPE_EVENTS);

/** Checks Stripe's signature over the raw body, no older than five minutes, and tells what the event is about. */
export function readStripeEvent(rawBody: string, signature: string | null): ProviderEvent {
  const secret = config().STRIPE_WEBHOOK_SECRET;
  if (!secret) throw new NotFound("Stripe is not set up on this server.");
  try {
    const event = Stripe.webhooks.constructEvent(
      rawBody,
      signature ?? "",
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now().getTime(),
    );
    const about = LISTENED.has(event.type) ? aboutOf(event.data.object as unknown as EventObject) : null;
    return { id: event.id, type: event.type, createdAt: new Date(event.created * 1000), about };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError) && !(error instanceof SyntaxError)) {
      throw error;
    }
    throw new Malformed("The signature of this event is not valid.", { code: "bad_signature" });
  }
}

type EventObject = {
  object: string;
  id: string;
  payment_intent?: string | { id: string } | null;
  parent?: { subscription_details?: { subscription?: string | { id: string } | null } | null } | null;
};

function aboutOf(object: EventObject): ProviderEvent["about"] {
  const idOf = (value: string | { id: string } | null | undefined) =>
    typeof value === "string" ? value : (value?.id ?? null);
  const named = (kind: "payment" | "subscription" | "card", id: string | null) => (id ? { kind, id } : null);
  switch (object.object) {
    case "payment_intent":
      return named("payment", object.id);
    case "subscription":
      return named("subscription", object.id);
    case "setup_intent":
      return named("card", object.id);
    case "invoice":
      return named("subscription", idOf(object.parent?.subscription_details?.subscription));
    default:
      return named("payment", idOf(object.payment_intent));
  }
}

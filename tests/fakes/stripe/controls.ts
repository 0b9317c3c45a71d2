import type Stripe from "stripe";
import type { DeclineName } from "./cards";
import { authenticate } from "./charging";
import { advance, catchUp } from "./clock";
import { closeDispute, openDispute } from "./disputes";
import { failRefund } from "./refunds";
import type { Webhooks } from "./webhooks";
import type { WireEvent, WireIntent } from "./wire-types";
import { get, type World } from "./world";

/** What a test may do to the account that no API call does. */
export interface StripeControls {
  webhooks: Webhooks;
  /** Every event so far, oldest first. */
  events(): WireEvent[];
  /** The account's time. */
  now(): Date;
  /** Lets days pass: renewals, retries, trial ends and expiries happen on the way. */
  advance(days: number): void;
  /** Does what is due by now, for a fake that was given the clock of the test. */
  catchUp(): void;
  /** From now on invoices stay open after their payment, as they do for a moment; answers what marks them. */
  holdInvoices(): () => void;
  /** From now on this saved payment method is declined. */
  breakCard(paymentMethod: string, reason?: DeclineName): void;
  /** From now on it works, and without authentication. */
  mendCard(paymentMethod: string): void;
  /** The buyer answers the bank's question. */
  authenticate(paymentIntent: string, passed?: boolean): WireIntent;
  /** The bank sends the money of the newest refund of an intent back. */
  failRefund(paymentIntent: string): void;
  /** The card holder contests the charge of an intent. */
  dispute(paymentIntent: string, reason?: string): Stripe.Dispute;
  closeDispute(dispute: string, status: "won" | "lost"): Stripe.Dispute;
}

export function controlsOf(world: World, webhooks: Webhooks): StripeControls {
  const cardOf = (id: string) => get(world.cards, "PaymentMethod", id);
  return {
    webhooks,
    events: () => [...world.events.values()],
    now: () => new Date(world.now() * 1000),
    advance: (days) => advance(world, days),
    catchUp: () => catchUp(world),
    holdInvoices: () => {
      const held: (() => void)[] = [];
      world.heldInvoices = held;
      return () => {
        world.heldInvoices = null;
        for (const settle of held) settle();
      };
    },
    breakCard: (id, reason = "insufficient_funds") => {
      world.cards.set(id, { ...cardOf(id), charge: reason });
    },
    mendCard: (id) => {
      const { charge: _, attach: __, authentication: ___, ...card } = cardOf(id);
      world.cards.set(id, card);
    },
    authenticate: (id, passed = true) => {
      const intent = get(world.intents, "payment_intent", id);
      authenticate(world, intent, passed);
      return structuredClone(intent);
    },
    failRefund: (id) => {
      const charge = get(world.charges, "charge", get(world.intents, "payment_intent", id).latest_charge ?? "");
      const refund = [...world.refunds.values()].findLast((row) => row.payment_intent === id);
      if (refund) failRefund(world, refund, charge);
    },
    dispute: (id, reason) => {
      const intent = get(world.intents, "payment_intent", id);
      const charge = get(world.charges, "charge", intent.latest_charge ?? "");
      return structuredClone(openDispute(world, charge, reason));
    },
    closeDispute: (id, status) => structuredClone(closeDispute(world, id, status)),
  };
}

import type Stripe from "stripe";
import { cardError, type DeclineName, decline, type TestCard } from "./cards";
import { openDispute } from "./disputes";
import { type ErrorBody, StripeFailure } from "./failure";
import type { WireCharge, WireIntent, WireMethod } from "./wire-types";
import type { World } from "./world";

export interface Attempt {
  offSession: boolean;
  /** Where a bank's page would send the buyer back to. */
  returnUrl?: string;
  /** The browser's library handles authentication itself. */
  inBrowser: boolean;
}

/**
 * Charges the intent's payment method: it succeeds, needs the buyer, or is declined (thrown as Stripe's 402 with the
 * intent inside, after the state has been written).
 */
export function charge(world: World, intent: WireIntent, method: WireMethod, attempt: Attempt): void {
  const card = cardOf(world, method);
  if (needsBuyer(world, card, method)) {
    if (attempt.offSession) refuse(world, intent, method, card, "authentication_required");
    askBuyer(world, intent, method, attempt);
  } else settle(world, intent, method, card);
}

/** The buyer has answered the bank's question. */
export function authenticate(world: World, intent: WireIntent, passed: boolean): void {
  const method = intent.payment_method ? world.methods.get(intent.payment_method) : undefined;
  if (intent.status !== "requires_action" || !method) return;
  if (!passed) {
    const failure: ErrorBody = {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    };
    fail(world, intent, failure, null);
    return;
  }
  try {
    settle(world, intent, method, cardOf(world, method));
  } catch (failure) {
    // The buyer's page reads the outcome from the intent.
    if (!(failure instanceof StripeFailure)) throw failure;
  }
}

function cardOf(world: World, method: WireMethod): TestCard {
  const card = world.cards.get(method.id);
  if (!card) throw new Error(`The fake lost the card of ${method.id}`);
  return card;
}

function needsBuyer(world: World, card: TestCard, method: WireMethod): boolean {
  if (card.authentication === "always") return true;
  return card.authentication === "unless_set_up" && !world.setUp.has(method.id);
}

function askBuyer(world: World, intent: WireIntent, method: WireMethod, attempt: Attempt): void {
  const page = `${world.baseUrl}/authenticate/${intent.id}?key=${intent.client_secret}`;
  intent.payment_method = method.id;
  intent.status = "requires_action";
  intent.next_action =
    attempt.inBrowser || !attempt.returnUrl
      ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: page } as never }
      : { type: "redirect_to_url", redirect_to_url: { return_url: attempt.returnUrl, url: page } };
  world.emit("payment_intent.requires_action", intent);
  for (const follow of world.onIntent) follow(intent, "action");
}

function settle(world: World, intent: WireIntent, method: WireMethod, card: TestCard): void {
  if (card.charge) refuse(world, intent, method, card, card.charge);
  const paid = addCharge(world, intent, method, null);
  Object.assign(intent, {
    status: "succeeded",
    amount_received: intent.amount,
    latest_charge: paid.id,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  } satisfies Partial<WireIntent>);
  if (intent.setup_future_usage) keepMethod(world, intent, method);
  world.emit("charge.succeeded", paid);
  world.emit("payment_intent.succeeded", intent);
  for (const follow of world.onIntent) follow(intent, "paid");
  if (card.dispute) openDispute(world, paid, card.dispute);
}

/** `setup_future_usage` saves the method to the customer and counts as its set-up. */
function keepMethod(world: World, intent: WireIntent, method: WireMethod): void {
  world.setUp.add(method.id);
  if (intent.customer && !method.customer) {
    world.change("payment_method.attached", method, { customer: intent.customer });
  }
}

function refuse(world: World, intent: WireIntent, method: WireMethod, card: TestCard, name: DeclineName): never {
  const blocked = card.tokens.includes("pm_card_radarBlock");
  const reason = decline(name);
  const failed = addCharge(world, intent, method, { reason, blocked });
  const error: ErrorBody = {
    ...cardError(reason).body,
    charge: failed.id,
    payment_method: structuredClone(method),
  };
  world.emit("charge.failed", failed);
  intent.latest_charge = failed.id;
  fail(world, intent, error, failed.id);
  const { payment_method: _, ...body } = error;
  throw new StripeFailure(402, {
    ...body,
    payment_intent: structuredClone(intent),
    payment_method: structuredClone(method),
  });
}

function fail(world: World, intent: WireIntent, error: ErrorBody, chargeId: string | null): void {
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = error as Stripe.PaymentIntent.LastPaymentError;
  if (chargeId) intent.latest_charge = chargeId;
  world.emit("payment_intent.payment_failed", intent);
  for (const follow of world.onIntent) follow(intent, "failed");
}

interface Failed {
  reason: ReturnType<typeof decline>;
  blocked: boolean;
}

function addCharge(world: World, intent: WireIntent, method: WireMethod, failed: Failed | null): WireCharge {
  const id = world.id("ch");
  const row: WireCharge = {
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: failed ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: failed ? null : world.id("txn"),
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: "STATEWISE",
    captured: !failed,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failed?.reason.code ?? null,
    failure_message: failed?.reason.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcome(failed),
    paid: !failed,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: "card", card: cardDetails(intent, method) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: failed ? null : `${world.baseUrl}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failed ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
  world.charges.set(id, row);
  return row;
}

function outcome(failed: Failed | null): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: failed && !failed.blocked ? "05" : null,
    network_status: failed ? (failed.blocked ? "not_sent_to_network" : "declined_by_network") : "approved_by_network",
    reason: failed?.reason.decline_code ?? null,
    risk_level: failed?.blocked ? "highest" : "normal",
    risk_score: failed?.blocked ? 92 : 12,
    seller_message: failed ? "The bank did not return any further details with this decline." : "Payment complete.",
    type: failed ? (failed.blocked ? "blocked" : "issuer_declined") : "authorized",
  };
}

function cardDetails(intent: WireIntent, method: WireMethod): Stripe.Charge.PaymentMethodDetails.Card {
  const card = method.card;
  if (!card) throw new Error("The fake charges cards only");
  return {
    amount_authorized: intent.amount,
    authorization_code: "123456",
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

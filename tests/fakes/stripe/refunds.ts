import type Stripe from "stripe";
import { invalid, missing } from "./failure";
import type { Input } from "./form";
import { createdWithin, PAGING, page } from "./lists";
import type { Routes } from "./routes";
import type { WireCharge } from "./wire-types";
import { get, type World } from "./world";

export function refundRoutes(routes: Routes, world: World): void {
  routes.get("/v1/charges", (input) => {
    input.accept("customer", "payment_intent", "created", ...PAGING);
    const [customer, intent] = [input.text("customer"), input.text("payment_intent")];
    const rows = [...world.charges.values()].filter(
      (row) =>
        (!customer || row.customer === customer) &&
        (!intent || row.payment_intent === intent) &&
        createdWithin(input, row.created),
    );
    return page("/v1/charges", rows, input);
  });
  routes.get("/v1/charges/:id", (_, id) => get(world.charges, "charge", id));
  routes.post("/v1/refunds", (input) => create(world, input));
  routes.get("/v1/refunds", (input) => {
    input.accept("charge", "payment_intent", "created", ...PAGING);
    const [charge, intent] = [input.text("charge"), input.text("payment_intent")];
    const rows = [...world.refunds.values()].filter(
      (row) =>
        (!charge || row.charge === charge) &&
        (!intent || row.payment_intent === intent) &&
        createdWithin(input, row.created),
    );
    return page("/v1/refunds", rows, input);
  });
  routes.get("/v1/refunds/:id", (_, id) => get(world.refunds, "refund", id));
}

function create(world: World, input: Input): Stripe.Refund {
  input.accept("amount", "charge", "payment_intent", "reason", "metadata");
  const charge = chargeOf(world, input);
  if (charge.refunded) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (charge.disputed) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = input.int("amount") ?? left;
  if (amount < 1) throw invalid("Invalid positive integer", { code: "parameter_invalid_integer", param: "amount" });
  if (amount > left) {
    throw invalid(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      { param: "amount" },
    );
  }
  const refund = newRefund(world, charge, amount, input);
  world.refunds.set(refund.id, refund);
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.emit("refund.created", refund);
  world.emit("charge.refunded", charge, before);
  if (world.cards.get(charge.payment_method ?? "")?.refundFails) failRefund(world, refund, charge);
  return refund;
}

function chargeOf(world: World, input: Input): WireCharge {
  const intentId = input.text("payment_intent");
  const chargeId = input.text("charge");
  if (!intentId && !chargeId) {
    throw invalid("One of the following params should be provided for this request: payment_intent or charge.", {
      code: "parameter_missing",
    });
  }
  if (chargeId) return get(world.charges, "charge", chargeId, "charge", 400);
  const intent = get(world.intents, "payment_intent", intentId ?? "", "payment_intent", 400);
  const charge = world.charges.get(intent.latest_charge ?? "");
  if (!charge || intent.status !== "succeeded") {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: "payment_intent",
    });
  }
  if (!charge.paid) throw missing("charge", charge.id, "charge");
  return charge;
}

function newRefund(world: World, charge: WireCharge, amount: number, input: Input): Stripe.Refund {
  return {
    id: world.id("re"),
    object: "refund",
    amount,
    balance_transaction: world.id("txn"),
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: "card",
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
    },
    metadata: input.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.oneOf("reason", "duplicate", "fraudulent", "requested_by_customer") ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}

/** The bank of this test card sends the money back a moment later. */
export function failRefund(world: World, refund: Stripe.Refund, charge: WireCharge): void {
  refund.status = "failed";
  refund.failure_reason = "expired_or_canceled_card";
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  world.emit("refund.failed", refund);
  world.emit("charge.refund.updated", refund);
}

import type Stripe from "stripe";
import { createdWithin, PAGING, page } from "./lists";
import type { Routes } from "./routes";
import type { WireCharge } from "./wire-types";
import { get, type World } from "./world";

export function disputeRoutes(routes: Routes, world: World): void {
  routes.get("/v1/disputes", (input) => {
    input.accept("charge", "payment_intent", "created", ...PAGING);
    const [charge, intent] = [input.text("charge"), input.text("payment_intent")];
    const rows = [...world.disputes.values()].filter(
      (row) =>
        (!charge || row.charge === charge) &&
        (!intent || row.payment_intent === intent) &&
        createdWithin(input, row.created),
    );
    return page("/v1/disputes", rows, input);
  });
  routes.get("/v1/disputes/:id", (_, id) => get(world.disputes, "dispute", id, "dispute"));
}

/** The card holder contests a charge: the money is taken back until it is decided. */
export function openDispute(world: World, charge: WireCharge, reason = "fraudulent"): Stripe.Dispute {
  const dispute: Stripe.Dispute = {
    id: world.id("dp"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence(),
    evidence_details: {
      due_by: world.now() + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "manual",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: "needs_response",
  };
  world.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  world.emit("charge.dispute.created", dispute);
  world.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The bank decides. */
export function closeDispute(world: World, id: string, status: "won" | "lost"): Stripe.Dispute {
  const dispute = get(world.disputes, "dispute", id);
  dispute.status = status;
  if (status === "won") world.emit("charge.dispute.funds_reinstated", dispute);
  world.emit("charge.dispute.closed", dispute);
  return dispute;
}

function emptyEvidence(): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}

import { cardByNumber, cardByToken, cardError, type Decline, decline, type TestCard } from "./cards";
import { invalid } from "./failure";
import type { Input } from "./form";
import { PAGING, page } from "./lists";
import type { Routes } from "./routes";
import type { WireMethod } from "./wire-types";
import { get, type World } from "./world";

export function paymentMethodRoutes(routes: Routes, world: World): void {
  routes.post("/v1/payment_methods", (input) => {
    input.accept("type", "card", "billing_details", "metadata", "allow_redisplay");
    return fromInput(world, input);
  });
  routes.get("/v1/payment_methods", (input) => {
    input.accept("customer", "type", "allow_redisplay", ...PAGING);
    const rows = [...world.methods.values()].filter(
      (row) => row.customer !== null && row.customer === input.text("customer"),
    );
    return page("/v1/payment_methods", rows, input);
  });
  routes.get("/v1/payment_methods/:id", (_, id) => get(world.methods, "PaymentMethod", id, "payment_method"));
  routes.post("/v1/payment_methods/:id", (input, id) => {
    input.accept("metadata", "billing_details", "allow_redisplay");
    const method = get(world.methods, "PaymentMethod", id, "payment_method");
    world.change("payment_method.updated", method, { metadata: input.metadata(method.metadata ?? {}) });
    return method;
  });
  routes.post("/v1/payment_methods/:id/attach", (input, id) => {
    input.accept("customer");
    const customer = input.need("customer");
    get(world.customers, "customer", customer, "customer", 400);
    return attach(world, id, customer);
  });
  routes.post("/v1/payment_methods/:id/detach", (_, id) => {
    const method = get(world.methods, "PaymentMethod", id, "payment_method");
    if (!method.customer) {
      throw invalid("The payment method you provided is not attached to a customer so detachment is impossible.");
    }
    const owner = world.customers.get(method.customer);
    if (owner?.invoice_settings?.default_payment_method === id) owner.invoice_settings.default_payment_method = null;
    world.change("payment_method.detached", method, { customer: null });
    return method;
  });
}

/** A saved method by its id, or a fresh one for a `pm_card_…` test name. */
export function resolveMethod(world: World, reference: string, param = "payment_method"): WireMethod {
  const card = cardByToken(reference);
  if (card) return create(world, card, {});
  const known = world.methods.get(reference);
  if (!known) throw invalid(`No such PaymentMethod: '${reference}'`, { code: "resource_missing", param });
  return known;
}

/** Saves a method to a customer; cards that fail at once fail here. */
export function attach(world: World, reference: string, customer: string): WireMethod {
  const method = resolveMethod(world, reference);
  if (method.customer === customer) return method;
  if (method.customer) {
    throw invalid("The payment method you provided has already been attached to a customer.", {
      code: "payment_method_unexpected_state",
    });
  }
  const problem = world.cards.get(method.id)?.attach;
  if (problem) throw cardError(decline(problem));
  world.change("payment_method.attached", method, { customer });
  return method;
}

/** A method from `payment_method_data` or a create call. */
export function fromInput(world: World, input: Input): WireMethod {
  if (input.need("type") !== "card") {
    throw invalid("This fake account accepts cards only.", { param: "type", code: "payment_method_unsupported_type" });
  }
  const card = input.sub("card");
  const token = card.text("token");
  const known = token ? cardByToken(token.replace(/^tok_/, "pm_card_")) : cardByNumber(card.need("number"));
  if (!known) throw invalid(`No such token: '${token}'`, { code: "resource_missing", param: "card[token]" });
  const expiry = { month: card.int("exp_month") ?? 12, year: fullYear(card.int("exp_year") ?? 2040) };
  checkExpiry(world, expiry, token ? undefined : card.text("cvc"));
  const method = create(world, known, expiry);
  const billing = input.sub("billing_details");
  method.billing_details.email = billing.text("email") ?? null;
  method.billing_details.name = billing.text("name") ?? null;
  method.metadata = input.metadata();
  return method;
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year);

function checkExpiry(world: World, expiry: { month: number; year: number }, cvc: string | undefined): void {
  const now = new Date(world.now() * 1000);
  const fail = (reason: Decline, param: string) => {
    throw cardError(reason, param);
  };
  if (expiry.month < 1 || expiry.month > 12) {
    fail({ code: "invalid_expiry_month", message: "Your card's expiration month is invalid." }, "exp_month");
  }
  if (expiry.year < now.getUTCFullYear()) {
    fail({ code: "invalid_expiry_year", message: "Your card's expiration year is invalid." }, "exp_year");
  }
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    fail({ code: "invalid_cvc", message: "Your card's security code is invalid." }, "cvc");
  }
}

function create(world: World, card: TestCard, expiry: { month?: number; year?: number }): WireMethod {
  const method: WireMethod = {
    id: world.id("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: card.brand,
      exp_month: expiry.month ?? 12,
      exp_year: expiry.year ?? 2040,
      fingerprint: `fp${card.number.slice(-8)}${card.brand}`,
      funding: "credit",
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
  world.methods.set(method.id, method);
  world.cards.set(method.id, { ...card });
  return method;
}

import { authenticate, charge } from "./charging";
import { living } from "./customers";
import { invalid } from "./failure";
import type { Input } from "./form";
import { createdWithin, PAGING, page } from "./lists";
import { fromInput, resolveMethod } from "./payment-methods";
import type { Call, Routes } from "./routes";
import type { WireIntent, WireMethod } from "./wire-types";
import { get, type World } from "./world";

const SHARED = [
  "payment_method",
  "payment_method_data",
  "payment_method_options",
  "receipt_email",
  "setup_future_usage",
];
const CONFIRM = ["return_url", "off_session", "error_on_requires_action", "mandate_data", "use_stripe_sdk"];
const BROWSER = ["client_secret", "key", "expected_payment_method_type"];
const CREATE = [
  "amount",
  "currency",
  "customer",
  "description",
  "metadata",
  "automatic_payment_methods",
  "allowed_payment_method_types",
  "capture_method",
  "confirm",
  "statement_descriptor_suffix",
];

export function paymentIntentRoutes(routes: Routes, world: World): void {
  routes.post("/v1/payment_intents", (input, _, call) => create(world, input, call));
  routes.get("/v1/payment_intents", (input) => {
    input.accept("customer", "created", ...PAGING);
    const customer = input.text("customer");
    const rows = [...world.intents.values()].filter(
      (row) => (!customer || row.customer === customer) && createdWithin(input, row.created),
    );
    return page("/v1/payment_intents", rows, input);
  });
  routes.get("/v1/payment_intents/:id", (input, id, call) => find(world, input, id, call), { browser: true });
  routes.post("/v1/payment_intents/:id", (input, id) => update(world, input, id));
  routes.post(
    "/v1/payment_intents/:id/confirm",
    (input, id, call) => {
      input.accept(...SHARED, ...CONFIRM, ...(call.publishable ? BROWSER : []));
      const intent = find(world, input, id, call);
      confirm(world, intent, input, call);
      return intent;
    },
    { browser: true },
  );
  routes.post("/v1/payment_intents/:id/cancel", (input, id) => {
    input.accept("cancellation_reason");
    const intent = get(world.intents, "payment_intent", id, "intent");
    cancelIntent(world, intent, input.text("cancellation_reason") ?? null);
    return intent;
  });
  // Not in Stripe's reference: what the bank's page does behind Stripe.js.
  routes.post(
    "/v1/payment_intents/:id/fake_authenticate",
    (input, id, call) => {
      const intent = find(world, input, id, call);
      authenticate(world, intent, input.flag("passed") ?? true);
      return intent;
    },
    { browser: true },
  );
}

/** The browser must know the client secret; a wrong one is as good as none. */
function find(world: World, input: Input, id: string, call: Call): WireIntent {
  const intent = get(world.intents, "payment_intent", id, "intent");
  if (call.publishable && input.text("client_secret") !== intent.client_secret) {
    throw invalid(`No such payment_intent: '${id}'`, { code: "resource_missing", param: "intent" }, 404);
  }
  return intent;
}

function create(world: World, input: Input, call: Call): WireIntent {
  input.accept(...CREATE, ...SHARED, ...CONFIRM);
  input.need("amount");
  const amount = checkAmount(input.int("amount") ?? 0);
  const currency = input.need("currency").toLowerCase();
  const customer = input.text("customer") ?? null;
  if (customer) living(world, customer);
  const intent = newIntent(world, { amount, currency, customer });
  intent.description = input.text("description") ?? null;
  intent.metadata = input.metadata();
  intent.receipt_email = input.text("receipt_email") ?? null;
  intent.setup_future_usage = input.oneOf("setup_future_usage", "on_session", "off_session") ?? null;
  const automatic = input.sub("automatic_payment_methods");
  const redirects = automatic.oneOf("allow_redirects", "always", "never") ?? "always";
  if (automatic.flag("enabled") !== false)
    intent.automatic_payment_methods = { enabled: true, allow_redirects: redirects };
  const method = chosenMethod(world, input, call);
  if (method) {
    checkOwner(intent, method);
    intent.payment_method = method.id;
    intent.status = "requires_confirmation";
  }
  world.intents.set(intent.id, intent);
  world.emit("payment_intent.created", intent);
  if (input.flag("confirm")) confirm(world, intent, input, call);
  return intent;
}

function checkAmount(amount: number): number {
  if (amount < 1) {
    throw invalid("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  }
  if (amount < 50) throw invalid("Amount must be at least $0.50 usd", { code: "amount_too_small", param: "amount" });
  if (amount > 99_999_999) {
    throw invalid("Amount must be no more than $999,999.99", { code: "amount_too_large", param: "amount" });
  }
  return amount;
}

/** A fresh intent, also for an invoice. */
export function newIntent(
  world: World,
  given: Pick<WireIntent, "amount" | "currency" | "customer"> & Partial<WireIntent>,
): WireIntent {
  const id = world.id("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${world.id("x", 25).slice(2)}`,
    confirmation_method: "automatic",
    created: world.now(),
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
    ...given,
  };
}

function chosenMethod(world: World, input: Input, call: Call): WireMethod | undefined {
  if (input.has("payment_method_data")) {
    const data = input.sub("payment_method_data");
    if (!call.publishable && data.sub("card").has("number")) {
      throw invalid("Sending credit card numbers directly to the Stripe API is generally unsafe.", {}, 402);
    }
    return fromInput(world, data);
  }
  const reference = input.text("payment_method");
  return reference ? resolveMethod(world, reference) : undefined;
}

function checkOwner(intent: WireIntent, method: WireMethod): void {
  if (method.customer && method.customer !== intent.customer) {
    const belongs = "The provided PaymentMethod belongs to a Customer.";
    throw invalid(`${belongs} Please include the Customer in the \`customer\` parameter on the PaymentIntent.`, {
      param: "payment_method",
    });
  }
}

function update(world: World, input: Input, id: string): WireIntent {
  input.accept("amount", "currency", "customer", "description", "metadata", ...SHARED);
  const intent = get(world.intents, "payment_intent", id, "intent");
  if (["succeeded", "canceled"].includes(intent.status) && (input.has("amount") || input.has("payment_method"))) {
    throw unexpectedState(intent, "update");
  }
  if (input.has("amount")) intent.amount = checkAmount(input.int("amount") ?? 0);
  if (input.has("customer")) intent.customer = living(world, input.need("customer")).id;
  if (input.has("description")) intent.description = input.text("description") ?? null;
  if (input.has("receipt_email")) intent.receipt_email = input.text("receipt_email") ?? null;
  if (input.has("setup_future_usage")) {
    intent.setup_future_usage = input.oneOf("setup_future_usage", "on_session", "off_session") ?? null;
  }
  intent.metadata = input.metadata(intent.metadata);
  const reference = input.text("payment_method");
  if (reference) {
    intent.payment_method = resolveMethod(world, reference).id;
    intent.status = "requires_confirmation";
  }
  return intent;
}

function unexpectedState(intent: WireIntent, verb: string) {
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
  return invalid(message, { code: "payment_intent_unexpected_state", payment_intent: structuredClone(intent) });
}

function confirm(world: World, intent: WireIntent, input: Input, call: Call): void {
  if (intent.status === "succeeded") {
    throw invalid(
      "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.",
      {
        code: "payment_intent_unexpected_state",
        payment_intent: structuredClone(intent),
      },
    );
  }
  if (intent.status === "canceled") throw unexpectedState(intent, "confirm");
  const offSession = input.text("off_session") !== undefined && input.text("off_session") !== "false";
  const method = chosenMethod(world, input, call) ?? world.methods.get(intent.payment_method ?? "");
  if (!method) {
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: "payment_intent_unexpected_state", payment_intent: structuredClone(intent) },
    );
  }
  checkOwner(intent, method);
  const returnUrl = input.text("return_url");
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === "always";
  if (mayRedirect && !returnUrl && !offSession && !call.publishable) {
    throw invalid(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
      { param: "return_url" },
    );
  }
  const usage = input.oneOf("setup_future_usage", "on_session", "off_session");
  if (usage) intent.setup_future_usage = usage;
  charge(world, intent, method, { offSession, returnUrl, inBrowser: call.publishable });
}

/** Cancels an intent that has not been paid. */
export function cancelIntent(world: World, intent: WireIntent, reason: string | null): void {
  if (["succeeded", "canceled", "processing"].includes(intent.status)) throw unexpectedState(intent, "cancel");
  intent.status = "canceled";
  intent.canceled_at = world.now();
  intent.cancellation_reason = reason as WireIntent["cancellation_reason"];
  intent.next_action = null;
  world.emit("payment_intent.canceled", intent);
}

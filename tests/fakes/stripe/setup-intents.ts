import type Stripe from "stripe";
import { cardError, decline } from "./cards";
import { living } from "./customers";
import { type ErrorBody, invalid, StripeFailure } from "./failure";
import type { Input } from "./form";
import { PAGING, page } from "./lists";
import { fromInput, resolveMethod } from "./payment-methods";
import type { Call, Routes } from "./routes";
import type { WireMethod, WireSetupIntent } from "./wire-types";
import { get, type World } from "./world";

const CREATE = ["customer", "description", "metadata", "usage", "automatic_payment_methods", "confirm"];
const CONFIRM = [
  "payment_method",
  "payment_method_data",
  "payment_method_options",
  "return_url",
  "mandate_data",
  "use_stripe_sdk",
];

export function setupIntentRoutes(routes: Routes, world: World): void {
  routes.post("/v1/setup_intents", (input, _, call) => {
    input.accept(...CREATE, ...CONFIRM);
    const customer = input.text("customer") ?? null;
    if (customer) living(world, customer);
    const setup = newSetup(world, customer, input.text("usage") ?? "off_session");
    setup.description = input.text("description") ?? null;
    setup.metadata = input.metadata();
    if (input.flag("confirm")) confirm(world, setup, input, call);
    return setup;
  });
  routes.get("/v1/setup_intents", (input) => {
    const customer = input.text("customer");
    return page(
      "/v1/setup_intents",
      [...world.setups.values()].filter((row) => !customer || row.customer === customer),
      input.accept("customer", "payment_method", "created", ...PAGING),
    );
  });
  routes.get("/v1/setup_intents/:id", (input, id, call) => find(world, input, id, call), { browser: true });
  routes.post(
    "/v1/setup_intents/:id/confirm",
    (input, id, call) => {
      input.accept(...CONFIRM, ...(call.publishable ? ["client_secret", "key"] : []));
      const setup = find(world, input, id, call);
      confirm(world, setup, input, call);
      return setup;
    },
    { browser: true },
  );
  routes.post("/v1/setup_intents/:id/cancel", (_, id) => {
    const setup = get(world.setups, "setupintent", id, "intent");
    if (setup.status === "succeeded" || setup.status === "canceled") throw unexpected(setup, "cancel");
    setup.status = "canceled";
    world.emit("setup_intent.canceled", setup);
    return setup;
  });
  routes.post(
    "/v1/setup_intents/:id/fake_authenticate",
    (input, id, call) => {
      const setup = find(world, input, id, call);
      const method = world.methods.get(setup.payment_method ?? "");
      if (setup.status !== "requires_action" || !method) return setup;
      if (input.flag("passed") ?? true) succeed(world, setup, method);
      else {
        const message = "We are unable to authenticate your payment method.";
        fail(world, setup, {
          type: "invalid_request_error",
          code: "setup_intent_authentication_failure",
          message: `${message} Please choose a different payment method and try again.`,
        });
      }
      return setup;
    },
    { browser: true },
  );
}

export function newSetup(world: World, customer: string | null, usage: string): WireSetupIntent {
  const id = world.id("seti");
  const setup: WireSetupIntent = {
    id,
    object: "setup_intent",
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { allow_redirects: "always", enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${world.id("x", 25).slice(2)}`,
    created: world.now(),
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage,
  };
  world.setups.set(id, setup);
  world.emit("setup_intent.created", setup);
  return setup;
}

function find(world: World, input: Input, id: string, call: Call): WireSetupIntent {
  const setup = get(world.setups, "setupintent", id, "intent");
  if (call.publishable && input.text("client_secret") !== setup.client_secret) {
    throw invalid(`No such setupintent: '${id}'`, { code: "resource_missing", param: "intent" }, 404);
  }
  return setup;
}

function unexpected(setup: WireSetupIntent, verb: string): StripeFailure {
  return invalid(`You cannot ${verb} this SetupIntent because it has a status of ${setup.status}.`, {
    code: "setup_intent_unexpected_state",
    setup_intent: structuredClone(setup),
  });
}

function confirm(world: World, setup: WireSetupIntent, input: Input, call: Call): void {
  if (setup.status === "succeeded" || setup.status === "canceled") throw unexpected(setup, "confirm");
  const data = input.has("payment_method_data") ? fromInput(world, input.sub("payment_method_data")) : undefined;
  const reference = input.text("payment_method") ?? setup.payment_method;
  const method = data ?? (reference ? resolveMethod(world, reference) : undefined);
  if (!method) throw unexpected(setup, "confirm");
  const card = world.cards.get(method.id);
  if (card?.attach) {
    const error = cardError(decline(card.attach)).body;
    fail(world, setup, error);
    throw new StripeFailure(402, {
      ...error,
      setup_intent: structuredClone(setup),
      payment_method: structuredClone(method),
    });
  }
  setup.payment_method = method.id;
  if (card?.authentication) {
    setup.status = "requires_action";
    const url = `${world.baseUrl}/authenticate/${setup.id}?key=${setup.client_secret}`;
    const back = input.text("return_url");
    setup.next_action =
      call.publishable || !back
        ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url } as never }
        : { type: "redirect_to_url", redirect_to_url: { return_url: back, url } };
    world.emit("setup_intent.requires_action", setup);
    return;
  }
  succeed(world, setup, method);
}

function succeed(world: World, setup: WireSetupIntent, method: WireMethod): void {
  setup.status = "succeeded";
  setup.next_action = null;
  setup.last_setup_error = null;
  setup.payment_method = method.id;
  world.setUp.add(method.id);
  if (setup.customer && !method.customer) world.change("payment_method.attached", method, { customer: setup.customer });
  world.emit("setup_intent.succeeded", setup);
  adoptByTrial(world, setup, method);
}

/** A trial's pending set-up gives the subscription its payment method. */
function adoptByTrial(world: World, setup: WireSetupIntent, method: WireMethod): void {
  for (const subscription of world.subscriptions.values()) {
    if (subscription.pending_setup_intent !== setup.id) continue;
    world.change("customer.subscription.updated", subscription, {
      pending_setup_intent: null,
      default_payment_method: method.id,
    });
  }
}

function fail(world: World, setup: WireSetupIntent, error: ErrorBody): void {
  setup.status = "requires_payment_method";
  setup.payment_method = null;
  setup.next_action = null;
  setup.last_setup_error = error as Stripe.SetupIntent.LastSetupError;
  world.emit("setup_intent.setup_failed", setup);
}

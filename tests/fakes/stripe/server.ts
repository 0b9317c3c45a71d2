import type { Context } from "hono";
import { type Fake, type FakeOptions, fakeApp, startFake } from "../base";
import type { Bindings } from "../misbehave";
import { catalogRoutes } from "./catalog";
import { advance, catchUp } from "./clock";
import { controlsOf, type StripeControls } from "./controls";
import { couponRoutes } from "./coupons";
import { customerRoutes } from "./customers";
import { disputeRoutes } from "./disputes";
import { eventRoutes } from "./events";
import { expand } from "./expand";
import { invalid, outage, StripeFailure } from "./failure";
import { Input, parseForm } from "./form";
import { Idempotency } from "./idempotency";
import { followIntents } from "./invoice-billing";
import { invoiceRoutes } from "./invoices";
import { pages } from "./pages";
import { paymentIntentRoutes } from "./payment-intents";
import { paymentMethodRoutes } from "./payment-methods";
import { refundRoutes } from "./refunds";
import { type Route, Routes } from "./routes";
import { setupIntentRoutes } from "./setup-intents";
import { followInvoices } from "./subscription-billing";
import { subscriptionRoutes } from "./subscriptions";
import { Webhooks } from "./webhooks";
import { API_VERSION, type Settings, World } from "./world";

export interface StripeFakeOptions extends FakeOptions, Partial<Settings> {
  secretKey?: string;
  publishableKey?: string;
  webhookSecret?: string;
  /** Where events go; without it they are only recorded. */
  webhookUrl?: string;
  webhookRetryDelaysMs?: number[];
}

export interface StripeFake extends Fake, StripeControls {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, stripe-version",
  "access-control-allow-methods": "GET, POST, DELETE, OPTIONS",
};

/** Starts a fake Stripe account in test mode: the REST calls, webhooks, and Stripe.js. */
export async function startStripeFake(options: StripeFakeOptions = {}): Promise<StripeFake> {
  const world = new World({
    now: options.now ?? Date.now,
    retryAfterDays: options.retryAfterDays ?? [3, 5, 7],
    afterRetries: options.afterRetries ?? "canceled",
    searchLagSeconds: options.searchLagSeconds ?? 0,
  });
  const keys = {
    secretKey: options.secretKey ?? "sk_test_fake",
    publishableKey: options.publishableKey ?? "pk_test_fake",
    webhookSecret: options.webhookSecret ?? "whsec_fake",
  };
  followIntents(world);
  followInvoices(world);
  const webhooks = new Webhooks(world, options.webhookRetryDelaysMs ?? [20, 100, 500], keys.webhookSecret);
  if (options.webhookUrl) webhooks.to(options.webhookUrl);
  const controls = controlsOf(world, webhooks);
  const app = fakeApp();
  const idempotency = new Idempotency();
  for (const route of routesOf(world).all) {
    app.on(route.method, route.path, (c) => answer(world, keys, idempotency, route, c));
  }
  pages(app, world);
  app.options("*", () => new Response(null, { status: 204, headers: CORS }));
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return Response.json({ error: { type: "invalid_request_error", message } }, { status: 404 });
  });
  const fake = await startFake(app, {
    port: options.port,
    errorBody: outage,
    controls: {
      advance: (days: number) => advance(world, days),
      catchUp: () => catchUp(world),
      breakCard: controls.breakCard,
      mendCard: controls.mendCard,
      dispute: controls.dispute,
      authenticate: controls.authenticate,
      webhooksTo: (url: string) => webhooks.to(url),
    },
  });
  world.baseUrl = fake.url;
  return { ...fake, ...keys, ...controls };
}

function routesOf(world: World): Routes {
  const routes = new Routes();
  const resources = [customerRoutes, paymentMethodRoutes, paymentIntentRoutes, setupIntentRoutes, catalogRoutes];
  const billing = [couponRoutes, subscriptionRoutes, invoiceRoutes, refundRoutes, disputeRoutes, eventRoutes];
  for (const add of [...resources, ...billing]) add(routes, world);
  return routes;
}

type Keys = Pick<StripeFake, "secretKey" | "publishableKey">;

async function answer(
  world: World,
  keys: Keys,
  idempotency: Idempotency,
  route: Route,
  c: Context<{ Bindings: Bindings }>,
): Promise<Response> {
  const requestId = world.id("req", 14);
  const key = route.method === "POST" ? c.req.header("idempotency-key") : undefined;
  const path = new URL(c.req.url).pathname;
  const body = await c.req.text();
  const headers = new Headers({
    ...CORS,
    "content-type": "application/json",
    "request-id": requestId,
    "stripe-version": c.req.header("stripe-version") ?? API_VERSION,
  });
  if (key) headers.set("idempotency-key", key);
  try {
    const publishable = checkKey(keys, route, c, body);
    const earlier = key ? idempotency.replay(key, path, body, world.now()) : undefined;
    if (earlier) {
      headers.set("idempotent-replayed", "true");
      headers.set("original-request", earlier.requestId);
      return new Response(earlier.answer, { status: earlier.status, headers });
    }
    const { status, text } = run(world, route, c, body, publishable, { id: requestId, idempotency_key: key ?? null });
    if (key) {
      headers.set("original-request", requestId);
      idempotency.keep(key, { path, body, status, answer: text, requestId, at: world.now() });
    }
    return new Response(text, { status, headers });
  } catch (failure) {
    if (!(failure instanceof StripeFailure)) throw failure;
    return new Response(errorText(failure), { status: failure.status, headers });
  }
}

function run(
  world: World,
  route: Route,
  c: Context,
  body: string,
  publishable: boolean,
  request: World["request"],
): { status: number; text: string } {
  const search = new URLSearchParams(body);
  for (const [name, value] of new URL(c.req.url).searchParams) search.append(name, value);
  world.request = request;
  try {
    const params = parseForm(search);
    if (publishable) delete params.key;
    const input = new Input(params);
    const result = route.handler(input, c.req.param("id") ?? "", { publishable });
    return { status: 200, text: JSON.stringify(expand(world, result, input.texts("expand")), null, 2) };
  } catch (failure) {
    if (!(failure instanceof StripeFailure)) throw failure;
    return { status: failure.status, text: errorText(failure) };
  } finally {
    world.request = { id: null, idempotency_key: null };
  }
}

const errorText = (failure: StripeFailure) => JSON.stringify({ error: failure.body }, null, 2);

/** Says whether the publishable key was used; other keys and calls not meant for it are refused. */
function checkKey(keys: Keys, route: Route, c: Context, body: string): boolean {
  const given =
    c.req.header("authorization")?.replace(/^Bearer /, "") ??
    new URLSearchParams(body).get("key") ??
    c.req.query("key");
  if (!given) {
    throw invalid(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    );
  }
  if (given === keys.secretKey) return false;
  if (given !== keys.publishableKey) {
    throw invalid(`Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`, {}, 401);
  }
  if (!route.browser) {
    throw invalid(
      "This API call cannot be made with a publishable API key. Please use a secret API key.",
      { code: "secret_key_required" },
      403,
    );
  }
  return true;
}

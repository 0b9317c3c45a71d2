import type Stripe from "stripe";
import type { Input } from "./form";
import { createdWithin, PAGING, page } from "./lists";
import type { Routes } from "./routes";
import { API_VERSION, get, type World } from "./world";

export function eventRoutes(routes: Routes, world: World): void {
  routes.get("/v1/events", (input) => {
    input.accept("type", "types", "created", "delivery_success", ...PAGING);
    const [type, types, delivered] = [input.text("type"), input.texts("types"), input.flag("delivery_success")];
    const rows = [...world.events.values()].filter(
      (row) =>
        (!type || matches(row.type, type)) &&
        (types.length === 0 || types.includes(row.type)) &&
        (delivered === undefined || delivered === (row.pending_webhooks === 0)) &&
        createdWithin(input, row.created),
    );
    return page("/v1/events", rows, input);
  });
  routes.get("/v1/events/:id", (_, id) => get(world.events, "event", id));
  routes.post("/v1/webhook_endpoints", (input) => newEndpoint(world, input));
  routes.get("/v1/webhook_endpoints", (input) => {
    const rows = [...world.endpoints.values()].map(withoutSecret);
    return page("/v1/webhook_endpoints", rows, input.accept(...PAGING));
  });
  routes.delete("/v1/webhook_endpoints/:id", (_, id) => {
    get(world.endpoints, "webhook endpoint", id);
    world.endpoints.delete(id);
    return { id, object: "webhook_endpoint", deleted: true };
  });
}

const matches = (type: string, wanted: string) =>
  wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

/** The secret is shown once, at creation. */
function newEndpoint(world: World, input: Input): Stripe.WebhookEndpoint {
  input.accept("url", "enabled_events", "description", "metadata", "api_version");
  const endpoint: Stripe.WebhookEndpoint = {
    id: world.id("we"),
    object: "webhook_endpoint",
    api_version: input.text("api_version") ?? API_VERSION,
    application: null,
    created: world.now(),
    description: input.text("description") ?? null,
    enabled_events: input.texts("enabled_events"),
    livemode: false,
    metadata: input.metadata(),
    secret: world.id("whsec", 32),
    status: "enabled",
    url: input.need("url"),
  };
  world.endpoints.set(endpoint.id, endpoint);
  return endpoint;
}

function withoutSecret({ secret: _, ...rest }: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint {
  return rest;
}

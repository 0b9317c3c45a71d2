import { z } from "@hono/zod-openapi";
import {
  createWebhook,
  deleteWebhook,
  hiringMember,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  replayDelivery,
  updateWebhook,
  webhookChange,
  webhookForm,
} from "~/domain/hiring";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { page, pageQuery } from "./shapes";

const tag = "Webhooks";
const who = "ats" as const;

const Webhook = z
  .object({
    id: z.int(),
    url: z.string(),
    description: z.string().nullable(),
    events: z.array(z.string()).describe("Empty: all"),
    isActive: z.boolean(),
    failureCount: z.int(),
    disabledReason: z.string().nullable(),
    createdAt: moment,
  })
  .openapi("Webhook");

const Delivery = z
  .object({
    id: z.int(),
    eventId: z.string(),
    eventType: z.string(),
    payload: z.any(),
    state: z.string().describe("queued, running, delivered or gave_up"),
    attempts: z.int(),
    responseStatus: z.int().nullable(),
    responseBody: z.string().nullable(),
    durationMs: z.int().nullable(),
    lastError: z.string().nullable(),
    nextAttemptAt: moment.nullable(),
    replayOfId: z.int().nullable(),
    createdAt: moment,
    deliveredAt: moment.nullable(),
  })
  .openapi("WebhookDelivery");

const list = endpoint({
  method: "get",
  path: "/api/webhooks",
  operationId: "listWebhooks",
  tag,
  summary: "Webhooks of the organization",
  who,
  scope: "ats:read",
  answers: { 200: { description: "Without their secrets", schema: page(Webhook) } },
  errors: [403],
  handle: async (_input, { principal }) => ({
    data: await listWebhooks(await hiringMember(principal, "webhooks")),
    nextCursor: null,
  }),
});

const create = endpoint({
  method: "post",
  path: "/api/webhooks",
  operationId: "createWebhook",
  tag,
  summary: "Make a webhook",
  description:
    "Calls are signed: `statewise-signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of `<seconds>.<body>` with the secret of this answer, which is shown once. A call that is not answered with 2xx within 10 seconds is repeated 7 times within two days. Only public addresses are called.",
  who,
  scope: "ats:write",
  body: webhookForm,
  bodyExample: { url: "https://hooks.example.com/statewise", events: ["application.created", "application.hired"] },
  answers: { 201: { description: "The webhook with its secret", schema: Webhook.extend({ secret: z.string() }) } },
  errors: [403, 409],
  handle: async ({ body }, { principal }) =>
    reply(201, await createWebhook(await hiringMember(principal, "webhooks"), body)),
});

const change = endpoint({
  method: "put",
  path: "/api/webhooks/{id}",
  operationId: "updateWebhook",
  tag,
  summary: "Change what a webhook listens to, or switch it on or off",
  who,
  scope: "ats:write",
  params: idParams,
  body: webhookChange,
  bodyExample: { events: ["application.hired"], isActive: true },
  answers: { 200: { description: "The webhook", schema: Webhook } },
  errors: [403],
  handle: async ({ params, body }, { principal }) =>
    updateWebhook(await hiringMember(principal, "webhooks"), params.id, body),
});

const ping = endpoint({
  method: "post",
  path: "/api/webhooks/{id}/ping",
  operationId: "pingWebhook",
  tag,
  summary: "Send a test event",
  who,
  scope: "ats:write",
  params: idParams,
  answers: { 201: { description: "The delivery", schema: z.object({ id: z.int() }) } },
  errors: [403, 409],
  handle: async ({ params }, { principal }) =>
    reply(201, { id: await pingWebhook(await hiringMember(principal, "webhooks"), params.id) }),
});

const remove = endpoint({
  method: "delete",
  path: "/api/webhooks/{id}",
  operationId: "deleteWebhook",
  tag,
  summary: "Remove a webhook and its log",
  who,
  scope: "ats:write",
  params: idParams,
  answers: { 204: { description: "Removed" } },
  errors: [403],
  handle: async ({ params }, { principal }) => {
    await deleteWebhook(await hiringMember(principal, "webhooks"), params.id);
    return reply(204, undefined);
  },
});

const deliveries = endpoint({
  method: "get",
  path: "/api/webhooks/{id}/deliveries",
  operationId: "listWebhookDeliveries",
  tag,
  summary: "Delivery log of a webhook",
  who,
  scope: "ats:read",
  params: idParams,
  query: z.object(pageQuery),
  answers: { 200: { description: "The newest first", schema: page(Delivery) } },
  errors: [403],
  handle: async ({ params, query }, { principal }) =>
    listDeliveries(await hiringMember(principal, "webhooks"), params.id, query),
});

const replay = endpoint({
  method: "post",
  path: "/api/webhooks/{id}/deliveries/{deliveryId}/replay",
  operationId: "replayWebhookDelivery",
  tag,
  summary: "Send an event once more",
  who,
  scope: "ats:write",
  params: idParams.extend({ deliveryId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  answers: { 201: { description: "The new delivery", schema: z.object({ id: z.int() }) } },
  errors: [403],
  handle: async ({ params }, { principal }) =>
    reply(201, { id: await replayDelivery(await hiringMember(principal, "webhooks"), params.id, params.deliveryId) }),
});

export const webhookEndpoints = [list, create, change, remove, ping, deliveries, replay];

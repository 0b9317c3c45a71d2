import { z } from "@hono/zod-openapi";
import { connectionHolder, requireOpenEvents } from "~/domain/connections";
import {
  createWebhook,
  deleteWebhook,
  EVENT_TYPES,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  replayDelivery,
  rotateSecret,
  secretChange,
  updateWebhook,
  webhookChange,
  webhookForm,
} from "~/domain/events";
import { writtenOnceQuery } from "~/platform/calendar/since";
import { page, pageQuery } from "../ats/shapes";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const tag = "Webhooks";
const who = "customer" as const;

const Webhook = z
  .object({
    id: z.int().describe("Number of the webhook"),
    url: z.string().describe("Where it calls"),
    description: z.string().nullable().describe("What it is for"),
    events: z.array(z.enum(EVENT_TYPES)).describe("What it is told of; empty: everything"),
    isActive: z.boolean().describe("False: it is off, and is told of nothing"),
    failureCount: z.int().describe("Events given up, one after the other; ten switch it off"),
    disabledReason: z.string().nullable().describe("Why it was switched off, where we did it"),
    previousSecretUntil: moment.nullable().describe("So long the secret before the last change signs as well"),
    restUntil: moment.nullable().describe("After failed calls: until then it is left alone"),
    createdAt: moment.describe("When it was made"),
  })
  .openapi("Webhook");

const Delivery = z
  .object({
    id: z.int().describe("Number of the delivery"),
    eventId: z.string().describe("Id of the event; the same for every webhook and every repetition"),
    eventType: z.string().describe("Name of the event"),
    payload: z.any().describe("The event as it is sent; see `Event`"),
    state: z.enum(["queued", "running", "delivered", "failed", "gave_up"]).describe("How it stands"),
    attempts: z.int().describe("Calls made so far"),
    responseStatus: z.int().nullable().describe("Status of the last answer"),
    responseBody: z.string().nullable().describe("The first 2,000 characters of the last answer"),
    durationMs: z.int().nullable().describe("How long the last call took, in milliseconds"),
    lastError: z.string().nullable().describe("What was wrong with the last call"),
    nextAttemptAt: moment.nullable().describe("When it is tried again"),
    replayOfId: z.int().nullable().describe("The delivery that this one repeats"),
    createdAt: moment.describe("When the event happened, or the repetition was asked for"),
    deliveredAt: moment.nullable().describe("When it was taken"),
  })
  .openapi("WebhookDelivery");

const hook = {
  id: 3,
  url: "https://hooks.example.com/statewise",
  description: "Payroll",
  events: ["application.hired"],
  isActive: true,
  failureCount: 0,
  disabledReason: null,
  previousSecretUntil: null,
  restUntil: null,
  createdAt: "2026-11-20T15:00:00.000Z",
};
const delivery = {
  id: 9001,
  eventId: "evt_Zk3pW8s1QmTn4bXcR7yLhVdA",
  eventType: "application.hired",
  payload: { id: "evt_Zk3pW8s1QmTn4bXcR7yLhVdA", type: "application.hired" },
  state: "delivered",
  attempts: 1,
  responseStatus: 200,
  responseBody: "ok",
  durationMs: 84,
  lastError: null,
  nextAttemptAt: null,
  replayOfId: null,
  createdAt: "2026-11-21T15:00:00.000Z",
  deliveredAt: "2026-11-21T15:00:01.000Z",
};
const secret = "whsec_shown_once";
const Started = z.object({ id: z.int().describe("Number of the delivery") });

const list = endpoint({
  method: "get",
  path: "/api/webhooks",
  operationId: "listWebhooks",
  tag,
  summary: "Webhooks of the organization",
  who,
  scope: "ats:read",
  answers: {
    200: { description: "Without their secrets", schema: page(Webhook), example: { data: [hook], nextCursor: null } },
  },
  errors: [403],
  handle: async (_input, { principal }) => ({
    data: await listWebhooks(await connectionHolder(principal)),
    nextCursor: null,
  }),
});

const create = endpoint({
  method: "post",
  path: "/api/webhooks",
  operationId: "createWebhook",
  asksProof: true,
  tag,
  summary: "Make a webhook",
  description:
    "Calls are signed: `statewise-signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of `<seconds>.<body>` with the secret of this answer, which is shown once. A call that is not answered with 2xx within 10 seconds is repeated 7 times within two days; an address that fails is left alone for 5 seconds up to 10 minutes, and after ten events given up the webhook is switched off. Only public addresses are called, and redirects are not followed. Events can come twice and out of order: tell them by their id.",
  who,
  scope: "ats:write",
  body: webhookForm,
  bodyExample: { url: "https://hooks.example.com/statewise", events: ["application.created", "application.hired"] },
  answers: {
    201: {
      description: "The webhook with its secret",
      schema: Webhook.extend({ secret: z.string().describe("Signs the calls; not shown again") }),
      example: { ...hook, secret },
    },
  },
  errors: [403, 409],
  handle: async ({ body }, { principal }) => {
    const holder = await connectionHolder(principal);
    requireOpenEvents(principal, body.events);
    return reply(201, await createWebhook(holder, body));
  },
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
  answers: { 200: { description: "The webhook", schema: Webhook, example: hook } },
  errors: [403],
  handle: async ({ params, body }, { principal }) => {
    const holder = await connectionHolder(principal);
    requireOpenEvents(principal, body.events);
    return updateWebhook(holder, params.id, body);
  },
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
  answers: { 201: { description: "The delivery", schema: Started, example: { id: 9002 } } },
  errors: [403, 409],
  handle: async ({ params }, { principal }) =>
    reply(201, { id: await pingWebhook(await connectionHolder(principal), params.id) }),
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
    await deleteWebhook(await connectionHolder(principal), params.id);
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
  query: z.object({ ...pageQuery, ...writtenOnceQuery }),
  answers: {
    200: { description: "The newest first", schema: page(Delivery), example: { data: [delivery], nextCursor: null } },
  },
  errors: [403],
  handle: async ({ params, query }, { principal }) =>
    listDeliveries(await connectionHolder(principal), params.id, query),
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
  answers: { 201: { description: "The new delivery", schema: Started, example: { id: 9002 } } },
  errors: [403],
  handle: async ({ params }, { principal }) =>
    reply(201, { id: await replayDelivery(await connectionHolder(principal), params.id, params.deliveryId) }),
});

const rotate = endpoint({
  method: "post",
  path: "/api/webhooks/{id}/rotate-secret",
  operationId: "rotateWebhookSecret",
  asksProof: true,
  tag,
  summary: "Change the secret of a webhook",
  description:
    "The new secret is in this answer and nowhere else. Until `previousSecretUntil` each call is signed with both, one `v1` for each: change your receiver over in that time.",
  who,
  scope: "ats:write",
  params: idParams,
  body: secretChange,
  bodyMayBeLeftOut: true,
  bodyExample: { overlapHours: 24 },
  answers: {
    200: {
      description: "The new secret",
      schema: z.object({
        secret: z.string().describe("Signs the calls from now on"),
        previousSecretUntil: moment.nullable().describe("So long the old one signs as well; null: it has ended"),
      }),
      example: { secret, previousSecretUntil: "2026-11-22T15:00:00.000Z" },
    },
  },
  errors: [403],
  handle: async ({ params, body }, { principal }) => rotateSecret(await connectionHolder(principal), params.id, body),
});

export const webhookEndpoints = [list, create, change, rotate, remove, ping, deliveries, replay];

import { z } from "@hono/zod-openapi";
import { connectionHolder, openEvents, requireOpenEvents } from "~/domain/connections";
import { EVENT_TYPES, listEvents, makeTestEvent, readEvent, testEventForm } from "~/domain/events";
import { createdSince } from "~/platform/calendar/since";
import { page, pageQuery } from "../ats/shapes";
import { endpoint, reply } from "../endpoint";
import { Event, exampleOf } from "./event-shapes";

const tag = "Webhooks";
const who = "customer" as const;
const eventId = z.string().min(1).max(40);

const list = endpoint({
  method: "get",
  path: "/api/events",
  operationId: "listEvents",
  tag,
  summary: "What happened",
  description:
    "Every event of the last 30 days, whether a webhook listens or not: those of hiring and people where you have the product, those of law, access and purchases always. To read on from where you stopped, keep the id of the last event and ask with `after` and `sort=createdAt`: none is missed, and none comes before one that you have seen.",
  who,
  scope: "ats:read",
  query: z.object({
    ...pageQuery,
    type: z
      .string()
      .max(1000)
      .transform((text) => text.split(",").map((name) => name.trim()))
      .pipe(z.array(z.enum(EVENT_TYPES, { error: `Events: ${EVENT_TYPES.join(", ")}` })))
      .optional()
      .openapi({ type: "string" })
      .describe("Names of events, with commas between them"),
    after: eventId.optional().describe("Id of an event: only what came after it"),
    createdSince,
    sort: z.enum(["createdAt", "-createdAt"]).default("-createdAt").describe("`-` for the newest first"),
  }),
  answers: {
    200: {
      description: "A page of events",
      schema: page(Event),
      example: { data: [exampleOf("application.hired")], nextCursor: null },
    },
  },
  errors: [403],
  handle: async ({ query: { type, ...query } }, { principal }) =>
    listEvents(await connectionHolder(principal), { types: openEvents(principal, type), ...query }),
});

const read = endpoint({
  method: "get",
  path: "/api/events/{id}",
  operationId: "getEvent",
  tag,
  summary: "One event",
  who,
  scope: "ats:read",
  params: z.object({ id: eventId }),
  answers: { 200: { description: "The event", schema: Event, example: exampleOf("offer.accepted") } },
  errors: [403],
  handle: async ({ params }, { principal }) =>
    readEvent(await connectionHolder(principal), params.id, openEvents(principal)),
});

const makeTest = endpoint({
  method: "post",
  path: "/api/events/test",
  operationId: "makeTestEvent",
  sdk: "events.trigger",
  tag,
  summary: "Make an event to try a receiver",
  description:
    "Nothing of it is true: it is marked `isTest` and has example ids. It stands in the log of events, where `statewise listen` reads it, and is sent to the webhook that you name; to no other.",
  who,
  scope: "ats:write",
  body: testEventForm,
  bodyExample: { type: "application.hired" },
  answers: {
    201: {
      description: "Its id",
      schema: z.object({ id: z.string().describe("Id of the event") }),
      example: { id: "evt_Zk3pW8s1QmTn4bXcR7yLhVdA" },
    },
  },
  errors: [403, 404, 409],
  handle: async ({ body }, { principal }) => {
    const holder = await connectionHolder(principal);
    requireOpenEvents(principal, [body.type]);
    return reply(201, { id: await makeTestEvent(holder, body) });
  },
});

export const eventEndpoints = [list, makeTest, read];

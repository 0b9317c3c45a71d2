import { z } from "@hono/zod-openapi";
import { EVENT_TYPES, EVENTS, type EventType } from "~/domain/events";
import { moment } from "../shapes";

/** `application.hired` is `ApplicationHiredEvent` in the document. */
const nameOf = (type: EventType): string =>
  `${type.replace(/(?:^|\.)(\w)/g, (_all, letter: string) => letter.toUpperCase())}Event`;

const shapeOf = (type: EventType) =>
  z
    .object({
      id: z.string().describe("The same for every webhook and every repetition: tell events by it"),
      type: z.literal(type).describe(EVENTS[type].says),
      createdAt: moment.describe("When it happened"),
      organizationId: z.int().describe("Your organization"),
      isTest: z.boolean().describe("Made by hand to try a receiver: nothing of it is true"),
      data: EVENTS[type].data.describe("Ids and states; read the record for the rest"),
    })
    .describe(`${EVENTS[type].says}.`)
    .openapi(nameOf(type));

const shapes = EVENT_TYPES.map(shapeOf) as unknown as [ReturnType<typeof shapeOf>, ...ReturnType<typeof shapeOf>[]];

/** Every event, told apart by its `type`. */
export const Event = z.discriminatedUnion("type", shapes).openapi("Event");

export const exampleOf = (type: EventType) => ({
  id: "evt_Zk3pW8s1QmTn4bXcR7yLhVdA",
  type,
  createdAt: "2026-11-21T15:00:00.000Z",
  organizationId: 5,
  isTest: false,
  data: EVENTS[type].example,
});

const HEADERS = {
  "Statewise-Signature":
    "`t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`; two `v1` while a secret is changed",
  "Statewise-Event": "Name of the event",
  "Statewise-Event-Id": "Id of the event",
};

/** The calls that we make to a server of the customer's, for the document. */
export const webhooksOfDocument = () =>
  Object.fromEntries(
    EVENT_TYPES.map((type) => [
      type,
      {
        post: {
          operationId: `on${nameOf(type)}`,
          tags: ["Webhooks"],
          summary: EVENTS[type].says,
          security: [],
          parameters: Object.entries(HEADERS).map(([name, description]) => ({
            name,
            in: "header",
            required: true,
            description,
            schema: { type: "string" },
          })),
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: { $ref: `#/components/schemas/${nameOf(type)}` },
                example: exampleOf(type),
              },
            },
          },
          responses: {
            "200": { description: "Taken: any 2xx within 10 seconds" },
            default: { description: "Sent again later" },
          },
        },
      },
    ]),
  );

import { z } from "@hono/zod-openapi";
import { requestSubscription, subscribeForm, unsubscribe } from "~/domain/alerts";
import { config } from "~/platform/config";
import { secretPath } from "~/platform/secret-paths";
import { endpoint, reply } from "../endpoint";

const tag = "Alerts";
const tokenParams = z.object({ token: z.string().max(100) });

const subscribe = endpoint({
  method: "post",
  path: "/api/subscribe",
  operationId: "subscribe",
  tag,
  summary: "Ask for mails about changes of law",
  description:
    "The mailbox gets a link to confirm; without that click nothing is sent. The answer is the same for known addresses. " +
    "Without a jurisdiction every place is meant, without categories every category; `jurisdictions` adds whole places.",
  who: "public",
  scope: "none",
  rate: { max: 20, windowSeconds: 3600, per: "address" },
  body: subscribeForm,
  bodyExample: {
    email: "dana@example.com",
    firstName: "Dana",
    lastName: "Miller",
    company: "Corner Bakery",
    jurisdiction: "WA",
    city: "seattle",
    jurisdictions: ["FEDERAL"],
    categories: ["Wage and Hour"],
    cadence: "weekly",
    weekday: 1,
    timeZone: "America/Los_Angeles",
  },
  answers: {
    201: {
      description: "A mail with the link is on its way",
      schema: z.object({ success: z.literal(true), message: z.string(), places: z.array(z.string()) }),
      example: { success: true, message: "Check your email to confirm.", places: ["Seattle, Washington", "Federal"] },
    },
  },
  handle: async ({ body }, { principal }) => {
    const { places } = await requestSubscription(principal, body);
    return reply(201, { success: true, message: "Check your email to confirm.", places });
  },
});

// A person who opens the address sees a page first: mail scanners open every link, and must not end anything.
const openUnsubscribe = endpoint({
  method: "get",
  path: "/api/unsubscribe/{token}",
  anyQuery: true,
  operationId: "openUnsubscribe",
  tag,
  summary: "The page behind an unsubscribe link",
  description: "For people: a program unsubscribes with POST.",
  who: "public",
  scope: "none",
  params: tokenParams,
  answers: { 303: { description: "Leads to the page that shows what will end" } },
  handle: ({ params }) => {
    const location = `${config().appUrl}${secretPath("unsubscribe", params.token)}`;
    return reply(303, undefined, { location, "referrer-policy": "strict-origin" });
  },
});

// Mail programs send `List-Unsubscribe=One-Click` as a form (RFC 8058), and follow no redirect.
const oneClick = endpoint({
  method: "post",
  path: "/api/unsubscribe/{token}",
  anyQuery: true,
  operationId: "unsubscribe",
  tag,
  summary: "Unsubscribe with one click (RFC 8058)",
  description: "Ends what the token stands for: all alerts of a reader, or one place. Again is no error.",
  who: "public",
  scope: "none",
  rate: { max: 60, windowSeconds: 60, per: "address" },
  params: tokenParams,
  answers: {
    200: {
      description: "Ended",
      schema: z.object({ success: z.literal(true), message: z.string() }),
      example: { success: true, message: "You are unsubscribed." },
    },
  },
  errors: [404],
  handle: async ({ params }) => {
    await unsubscribe(params.token);
    return { success: true, message: "You are unsubscribed." };
  },
});

export const alertEndpoints = [subscribe, openUnsubscribe, oneClick];

import { z } from "@hono/zod-openapi";
import { feedbackSchema, sendFeedback } from "~/domain/research";
import { endpoint, reply } from "../endpoint";

export const feedbackEndpoints = [
  endpoint({
    method: "post",
    path: "/api/feedback",
    operationId: "sendFeedback",
    tag: "Research",
    summary: "Tell us what is missing or wrong",
    description: "Stored and mailed to support. Keeps the reader's e-mail address when signed in.",
    who: "public",
    scope: "research:write",
    rate: { max: 20, windowSeconds: 3600 },
    body: feedbackSchema,
    bodyExample: {
      type: "missing-information",
      message: "The answer lacks the city rule.",
      searchQuery: "meal breaks",
    },
    answers: { 201: { description: "Received", schema: z.object({ success: z.literal(true), id: z.int() }) } },
    handle: async ({ body }, { principal }) => reply(201, { success: true, ...(await sendFeedback(principal, body)) }),
  }),
];

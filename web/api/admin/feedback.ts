import { z } from "@hono/zod-openapi";
import { FEEDBACK_STATES, feedbackChange, handleFeedback, listFeedback } from "~/domain/admin";
import { endpoint } from "../endpoint";
import { idParams, moment } from "../shapes";
import { pageAnswer, pageOf, pageQuery, tag } from "./shapes";

const Feedback = z
  .object({
    id: z.int(),
    type: z.string(),
    message: z.string(),
    searchQuery: z.string().nullable(),
    context: z.record(z.string(), z.unknown()).nullable(),
    userEmail: z.string().nullable(),
    lawId: z.int().nullable(),
    lawSlug: z.string().nullable(),
    caseId: z.int().nullable(),
    status: z.string(),
    adminNote: z.string().nullable(),
    handledAt: moment.nullable(),
    createdAt: moment,
    updatedAt: moment.describe("Send it back with a change; an older one is refused with 409"),
  })
  .openapi("Feedback");

export const adminFeedbackEndpoints = [
  endpoint({
    method: "get",
    path: "/api/admin/feedback",
    operationId: "listFeedback",
    tag,
    summary: "What readers said",
    who: "admin",
    permission: "feedback:read",
    scope: "admin:read",
    query: pageQuery.extend({ status: z.enum(FEEDBACK_STATES).optional() }),
    answers: { 200: { description: "The newest first", schema: pageOf(Feedback) } },
    handle: async ({ query }, { principal }) => pageAnswer(await listFeedback(principal, { ...query, id: undefined })),
  }),
  endpoint({
    method: "put",
    path: "/api/admin/feedback/{id}",
    operationId: "handleFeedback",
    tag,
    summary: "Note what was done about a message",
    who: "admin",
    permission: "feedback:write",
    scope: "admin:write",
    params: idParams,
    body: feedbackChange,
    bodyExample: { status: "resolved", adminNote: "The city rule was added." },
    answers: {
      200: {
        description: "Saved",
        schema: z.object({
          id: z.int(),
          status: z.string(),
          adminNote: z.string().nullable(),
          updatedAt: moment,
        }),
      },
    },
    errors: [409],
    handle: ({ params, body }, { principal }) => handleFeedback(principal, params.id, body),
  }),
];

import { z } from "@hono/zod-openapi";
import { countQuestions, exportQuestions, listQuestions, questionTrends } from "~/domain/admin";
import { endpoint, reply } from "../endpoint";
import { moment } from "../shapes";
import { fileAnswer, pageAnswer, pageOf, pageQuery, tag } from "./shapes";

const read = { method: "get", tag, who: "admin", permission: "questions:read", scope: "admin:read" } as const;

const Question = z
  .object({
    id: z.int(),
    question: z.string(),
    state: z.string().nullable(),
    city: z.string().nullable(),
    keywords: z.string().nullable(),
    createdAt: moment.nullable(),
    lawCount: z.int().nullable(),
    caseCount: z.int().nullable(),
  })
  .openapi("Question");

const filters = {
  search: z.string().trim().max(200).default("").describe("In question, state, city and keywords"),
  show: z.enum(["all", "unanswered", "outside"]).default("all").describe("unanswered: nothing was found"),
};

const list = endpoint({
  ...read,
  path: "/api/admin/questions",
  operationId: "listQuestions",
  summary: "Questions that were asked, without names",
  description: "With `limit` or `cursor`: `{data, nextCursor}`. Without: the bare list, at most 1,000 rows.",
  query: z.object({ ...filters, limit: pageQuery.shape.limit.unwrap().optional(), cursor: pageQuery.shape.cursor }),
  answers: { 200: { description: "The newest first", schema: z.union([z.array(Question), pageOf(Question)]) } },
  handle: async ({ query }, { principal }) => {
    if (query.limit !== undefined || query.cursor !== undefined) {
      return pageAnswer(await listQuestions(principal, { ...query, limit: query.limit ?? 25 }));
    }
    const { data, nextCursor } = await listQuestions(principal, { ...query, limit: 1000 });
    const more = { "x-truncated": "true", link: '</api/admin/questions?limit=100>; rel="alternate"' };
    return reply(200, data, nextCursor ? more : {});
  },
});

const count = endpoint({
  ...read,
  path: "/api/admin/questions/count",
  operationId: "countQuestions",
  summary: "How many questions were ever asked",
  answers: { 200: { description: "The count", schema: z.object({ count: z.int() }) } },
  handle: async (_input, { principal }) => ({ count: await countQuestions(principal) }),
});

const file = endpoint({
  ...read,
  path: "/api/admin/questions/export",
  operationId: "exportQuestions",
  permission: "questions:export",
  summary: "The questions as a workbook: question, location, keywords",
  rate: { max: 30, windowSeconds: 600 },
  query: z.object(filters),
  answers: { 200: { description: "xlsx", contentType: "application/octet-stream" } },
  handle: async ({ query }, { principal }) => fileAnswer(await exportQuestions(principal, query)),
});

const Counted = z.array(z.object({ label: z.string(), value: z.int() }));

const Trends = z.object({ topics: Counted, places: Counted, unanswered: Counted, perDay: Counted });

const trends = endpoint({
  ...read,
  path: "/api/admin/questions/trends",
  operationId: "questionTrends",
  summary: "Top topics, places and questions that found nothing, of the last days, at most a minute old",
  query: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  answers: { 200: { description: "Counts", schema: Trends } },
  handle: ({ query }, { principal }) => questionTrends(principal, query.days),
});

export const adminQuestionEndpoints = [list, count, file, trends];

import { z } from "@hono/zod-openapi";
import { clearHistory, deleteHistory, findHistory, listHistory, noteSearch, QUESTION_MAX } from "~/domain/research";
import { endpoint, reply } from "../endpoint";

const idParam = z.object({ id: z.coerce.number().int().positive().openapi({ example: 12 }) });

const Entry = z
  .object({
    id: z.int(),
    query: z.string(),
    jurisdiction: z.string().nullable(),
    city: z.string().nullable(),
    timestamp: z.iso.datetime(),
    resultsCount: z.int(),
    lawResults: z.array(z.int()),
    caseResults: z.array(z.int()),
    riskAssessment: z.object({ overallRisk: z.string() }).nullable(),
    quickAnswer: z.string().nullable(),
    legalExplanation: z.string().nullable(),
    recommendedActions: z.array(z.string()),
    locked: z.literal(true).optional(),
  })
  .openapi("SearchHistoryEntry");

export const historyEndpoints = [
  endpoint({
    method: "get",
    path: "/api/search-history",
    operationId: "listSearchHistory",
    tag: "Research",
    summary: "Own searches of the last 30 days",
    description: "Newest first. Without access now, answers and results are locked as everywhere.",
    who: "user",
    scope: "research:read",
    answers: { 200: { description: "The searches", schema: z.array(Entry) } },
    handle: (_input, { principal }) => listHistory(principal),
  }),
  endpoint({
    method: "post",
    path: "/api/search-history",
    operationId: "recordSearch",
    tag: "Research",
    summary: "Note a search",
    who: "user",
    scope: "research:write",
    body: z.object({
      query: z
        .string()
        .trim()
        .min(1, "Please enter a search query")
        .max(QUESTION_MAX, "A question has at most 2,000 characters."),
      searchType: z.literal("unified").default("unified"),
      jurisdiction: z.string().max(80).nullable().default(null),
      resultsCount: z.int().min(0).max(100_000).default(0),
    }),
    bodyExample: { query: "meal breaks", searchType: "unified", jurisdiction: "CA", resultsCount: 12 },
    answers: { 201: { description: "Noted", schema: z.object({ id: z.int() }) } },
    handle: async ({ body }, { principal }) => reply(201, await noteSearch(principal, body)),
  }),
  endpoint({
    method: "get",
    path: "/api/search-history/{id}",
    operationId: "getSearchHistoryEntry",
    tag: "Research",
    summary: "One own search",
    who: "user",
    scope: "research:read",
    params: idParam,
    answers: { 200: { description: "The search", schema: Entry } },
    handle: ({ params }, { principal }) => findHistory(principal, params.id),
  }),
  endpoint({
    method: "delete",
    path: "/api/search-history/{id}",
    operationId: "deleteSearchHistoryEntry",
    tag: "Research",
    summary: "Delete one own search",
    who: "user",
    scope: "research:write",
    params: idParam,
    answers: { 204: { description: "Deleted" } },
    handle: async ({ params }, { principal }) => {
      await deleteHistory(principal, params.id);
      return reply(204, undefined);
    },
  }),
  endpoint({
    method: "delete",
    path: "/api/search-history",
    operationId: "clearSearchHistory",
    tag: "Research",
    summary: "Delete all own searches",
    who: "user",
    scope: "research:write",
    answers: { 200: { description: "How many were deleted", schema: z.object({ deleted: z.int() }) } },
    handle: async (_input, { principal }) => ({ deleted: await clearHistory(principal) }),
  }),
];

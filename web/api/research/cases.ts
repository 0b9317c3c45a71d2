import { z } from "@hono/zod-openapi";
import { findCase, searchCases } from "~/domain/research";
import { endpoint } from "../endpoint";
import { caseDetailSchema, caseItemSchema, idOrSlug, limitOf } from "./law-shapes";

const caseSearch = endpoint({
  method: "get",
  path: "/api/cases/search",
  operationId: "searchCases",
  tag: "Research",
  summary: "Search cases",
  description:
    "Decisions for a question: federal ones, and with a jurisdiction those of that state. Cut without access.",
  who: "public",
  scope: "research:read",
  query: z.object({
    q: z.string().default("").describe("The question, up to 2,000 characters"),
    jurisdiction: z.string().max(120).default("ALL").describe("State code, FEDERAL, or ALL"),
    limit: limitOf(25, 100),
  }),
  answers: { 200: { description: "Cases, best first", schema: z.array(caseItemSchema) } },
  handle: async ({ query }, { principal }) => (await searchCases(principal, query)).cases,
});

const caseById = endpoint({
  method: "get",
  path: "/api/cases/{id}",
  operationId: "getCase",
  tag: "Research",
  summary: "One case",
  description: "A case by id or slug with the laws that it reads. Cut without access.",
  who: "public",
  scope: "research:read",
  params: z.object({ id: idOrSlug }),
  answers: { 200: { description: "The case", schema: caseDetailSchema } },
  handle: ({ params }, { principal }) => findCase(principal, params.id),
});

export const caseEndpoints = [caseSearch, caseById];

import { z } from "@hono/zod-openapi";
import { CATEGORIES } from "~/domain/research";
import { browseUpdates, findUpdate, RISK_LEVELS, recentUpdates, requestCheck } from "~/domain/updates";
import { endpoint } from "../endpoint";
import { idParams, moment } from "../shapes";

const tag = "Law updates";
const scope = "alerts:read";

export const LawUpdate = z
  .object({
    id: z.string(),
    timestamp: moment,
    title: z.string(),
    description: z.string(),
    riskLevel: z.enum(RISK_LEVELS),
    jurisdiction: z.string().describe("FEDERAL or a two-letter code"),
    city: z.string().nullable(),
    category: z.string(),
    kind: z.enum(["source", "corpus_change", "effective_date", "manual"]),
    agency: z.string().nullable(),
    effectiveDate: z.iso.date().nullable(),
    commentsCloseOn: z.iso.date().nullable(),
    sourceUrl: z.string().optional(),
    laws: z.array(z.object({ slug: z.string(), title: z.string() })).describe("Records of the library that it touches"),
  })
  .openapi("LawUpdate");

const RecentUpdates = z
  .object({
    hasUpdates: z.boolean(),
    updates: z.array(LawUpdate),
    lastCheck: moment.nullable().describe("When the sources were looked at last; null: never"),
  })
  .openapi("RecentUpdates");

export const updateExample = {
  id: "128",
  timestamp: "2026-11-20T13:00:00.000Z",
  title: "Test document: final rule on overtime records",
  description: "What the agency says about it, in plain text.",
  riskLevel: "HIGH",
  jurisdiction: "FEDERAL",
  city: null,
  category: "Wage and Hour",
  kind: "source",
  agency: "Wage and Hour Division",
  effectiveDate: "2026-12-20",
  commentsCloseOn: null,
  sourceUrl: "https://www.federalregister.gov/documents/2026/11/20/2099-00001/test-document",
  laws: [{ slug: "flsa-recordkeeping", title: "FLSA: records to keep" }],
};
const recentExample = { hasUpdates: true, updates: [updateExample], lastCheck: "2026-11-20T15:07:04.000Z" };

const filter = {
  jurisdiction: z
    .string()
    .max(10)
    .transform((text) => text.toUpperCase())
    .optional()
    .describe("FEDERAL or a two-letter code"),
  category: z.enum(CATEGORIES).optional(),
  riskLevel: z.enum(RISK_LEVELS).optional(),
};

const recent = endpoint({
  method: "get",
  path: "/api/law-updates",
  operationId: "listRecentLawUpdates",
  tag,
  summary: "Law updates of the last 120 hours",
  who: "public",
  scope,
  query: z.object(filter),
  answers: { 200: { description: "The newest first, at most 50", schema: RecentUpdates, example: recentExample } },
  handle: ({ query }) => recentUpdates(query),
});

const check = endpoint({
  method: "post",
  path: "/api/law-updates/check",
  operationId: "checkLawUpdates",
  tag,
  summary: "Ask for a look at the sources",
  description: "Queues one run, at most one in five minutes for everybody, and answers the last state at once.",
  who: "public",
  scope,
  answers: { 200: { description: "What is known now", schema: RecentUpdates, example: recentExample } },
  handle: () => requestCheck(),
});

const browse = endpoint({
  method: "get",
  path: "/api/law-updates/all",
  operationId: "listLawUpdates",
  tag,
  summary: "Every law update, in pages",
  who: "public",
  scope,
  query: z.object({
    ...filter,
    city: z.string().max(60).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    cursor: z.string().max(200).optional(),
  }),
  answers: {
    200: {
      description: "A page of updates, the newest first",
      schema: z.object({ data: z.array(LawUpdate), nextCursor: z.string().nullable() }),
      example: { data: [updateExample], nextCursor: null },
    },
  },
  handle: ({ query: { limit, cursor, ...rest } }) => browseUpdates(rest, { limit, cursor }),
});

const one = endpoint({
  method: "get",
  path: "/api/law-updates/{id}",
  operationId: "getLawUpdate",
  tag,
  summary: "One law update",
  who: "public",
  scope,
  params: idParams,
  answers: {
    200: {
      description: "The update, with why it has its weight",
      schema: LawUpdate.extend({ riskBasis: z.string().nullable() }),
      example: { ...updateExample, riskBasis: "A final rule that takes effect within 30 days." },
    },
  },
  errors: [404],
  handle: ({ params }) => findUpdate(params.id),
});

export const lawUpdateEndpoints = [recent, check, browse, one];

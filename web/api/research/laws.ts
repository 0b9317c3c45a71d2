import { z } from "@hono/zod-openapi";
import { compareTopic, findLaw, searchLaws } from "~/domain/research";
import { endpoint } from "../endpoint";
import { flag, idOrSlug, lawDetailSchema, lawItemSchema, limitOf } from "./law-shapes";

const lawSearch = endpoint({
  method: "get",
  path: "/api/laws/search",
  operationId: "searchLaws",
  tag: "Research",
  summary: "Search laws",
  description:
    "Laws for a question in a place, best first: never another state's law, federal law unless switched off. Without access the items are `locked` and cut. Nothing relevant answers `[]`.",
  who: "public",
  scope: "research:read",
  query: z.object({
    q: z.string().default("").describe("The question, up to 2,000 characters"),
    jurisdiction: z.string().max(120).default("ALL").describe("State code, FEDERAL, or ALL"),
    city: z
      .string()
      .max(80)
      .default("")
      .describe("City code; empty with includeCityLaws means all cities of the state"),
    includeCityLaws: flag,
    federal: flag,
    employees: z
      .preprocess((text) => (text === "" ? undefined : text), z.coerce.number().int().min(0).max(10_000_000).optional())
      .describe("Leaves out laws that begin at more employees"),
    category: z.string().max(50).optional(),
    risk: z.enum(["Critical", "High", "Medium", "Low"]).optional(),
    limit: limitOf(25, 100),
  }),
  answers: { 200: { description: "Laws, best first", schema: z.array(lawItemSchema) } },
  handle: async ({ query }, { principal }) => {
    const includeCityLaws = query.includeCityLaws ?? false;
    return (await searchLaws(principal, { ...query, includeCityLaws, category: query.category || undefined })).laws;
  },
});

const lawById = endpoint({
  method: "get",
  path: "/api/laws/{id}",
  operationId: "getLaw",
  tag: "Research",
  summary: "One law",
  description: "A law by id or slug with its related laws and cases. Cut without access.",
  who: "public",
  scope: "research:read",
  params: z.object({ id: idOrSlug }),
  answers: { 200: { description: "The law", schema: lawDetailSchema } },
  handle: ({ params }, { principal }) => findLaw(principal, params.id),
});

const comparedFigure = z.object({
  key: z.string(),
  value: z.union([z.number(), z.string(), z.boolean()]).nullable().describe("Money in integer cents"),
  confidence: z.string(),
  condition: z.string().nullable(),
  outOfDateSince: z.iso
    .date()
    .nullable()
    .describe("A change of this day is known and its figure is not: `value` is null then"),
});

const figureValue = z.union([z.number(), z.string(), z.boolean()]).nullable();

const bindingFigure = z.object({
  key: z.string(),
  value: figureValue,
  from: z.enum(["federal", "state"]),
  city: z
    .object({ name: z.string(), slug: z.string().nullable(), value: figureValue })
    .nullable()
    .describe("The city that asks most, where one asks more than the state"),
});

const lawComparison = endpoint({
  method: "get",
  path: "/api/laws/compare",
  operationId: "compareLaws",
  tag: "Research",
  summary: "Compare a topic across states",
  description: "One row for federal law and one per state with the comparable figures of the topic.",
  who: "research",
  scope: "research:read",
  query: z.object({
    topic: z.string().min(1).max(60).describe("Slug of a topic, such as min_wage"),
    states: z.string().max(400).default("ALL").describe("State codes with commas, or ALL"),
    day: z.iso.date().optional().describe("As of which day; today without it"),
  }),
  answers: {
    200: {
      description: "The comparison",
      schema: z.object({
        topic: z.object({ slug: z.string(), label: z.string(), category: z.string() }),
        figures: z.array(
          z.object({
            key: z.string(),
            label: z.string(),
            kind: z.string(),
            per: z.string().nullable(),
            isMain: z.boolean(),
            strictest: z
              .enum(["most", "least"])
              .nullable()
              .describe("Which value binds where several levels of law set one; null where they do not compare so"),
          }),
        ),
        federalText: z.string().nullable(),
        day: z.iso.date().describe("The day on which it stands so"),
        days: z.array(z.iso.date()).describe("Days on which something changes that our records know"),
        states: z.array(
          z.object({
            state: z.string(),
            stateName: z.string(),
            law: lawItemSchema.nullable(),
            isAbsence: z.boolean(),
            figures: z.array(comparedFigure),
            binding: z.array(bindingFigure).describe("What binds in the state: the strictest of federal and state law"),
            silence: z.string().nullable().describe("What is said where the row has no law"),
          }),
        ),
      }),
    },
  },
  handle: ({ query }, { principal }) =>
    compareTopic(principal, { topic: query.topic, states: query.states.split(","), day: query.day }),
});

export const lawEndpoints = [lawSearch, lawComparison, lawById];

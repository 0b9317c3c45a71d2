import { z } from "@hono/zod-openapi";
import { analyzeConcern, QUESTION_MAX } from "~/domain/research";
import { endpoint } from "../endpoint";
import { caseItemSchema, lawItemSchema } from "./law-shapes";

const riskLevel = z.enum(["Critical", "High", "Medium", "Low"]);

const locked = z
  .object({
    overallRisk: riskLevel,
    criticalIssues: z.int(),
    mediumRiskIssues: z.int(),
    compliantAreas: z.int(),
    directAnswer: z.string().describe("The first 120 characters, as plain text"),
    locked: z.literal(true),
  })
  .openapi("LockedRiskAssessment");

const citation = z
  .object({
    ref: z.int().describe("The number behind the sentence"),
    lawId: z.int().optional(),
    caseId: z.int().optional(),
    title: z.string(),
    citation: z.string().nullable(),
    slug: z.string(),
    level: z.string().describe("official, source or reviewed"),
    verifiedAsOf: z.string().nullable(),
    mark: z.string().optional().describe("'not checked against the official text'"),
    isMostProtective: z.literal(true).optional(),
  })
  .openapi("AnswerCitation");

const assessment = z
  .object({
    overallRisk: riskLevel,
    recommendations: z.array(z.string()),
    criticalIssues: z.int(),
    mediumRiskIssues: z.int(),
    compliantAreas: z.int(),
    keyRiskAreas: z.string(),
    specificPenalties: z.array(
      z.object({
        lawTitle: z.string(),
        penaltyAmount: z.string(),
        penaltyType: z.string(),
        description: z.string(),
      }),
    ),
    totalPenaltyRange: z.string(),
    potentialDamages: z.string(),
    maxPenalty: z.number().describe("Dollars; 0 when no fixed sum is known"),
    minPenalty: z.number(),
    legalExplanation: z.string(),
    directAnswer: z.string().describe("HTML of p, strong and sup alone"),
    recommendedActions: z.array(z.string()),
    citations: z.array(citation),
    verifiedAsOf: z.string().nullable(),
  })
  .openapi("RiskAssessment");

export const concernEndpoints = [
  endpoint({
    method: "post",
    path: "/api/analyze-concern",
    operationId: "analyzeConcern",
    tag: "Research",
    summary: "Answer and risk of a concern",
    description:
      "Laws, cases, a short cited answer and the risk of what is described. Without access the records and the assessment are `locked` and cut. Out of scope: empty lists and no assessment.",
    who: "public",
    scope: "research:read",
    changesNothing: true,
    body: z.object({
      concern: z
        .string()
        .trim()
        .min(1, "Please enter a search query")
        .max(QUESTION_MAX, `A question may have up to ${QUESTION_MAX} characters. Shorten it and try again.`),
      jurisdiction: z.string().max(120).nullish().describe("'CA', 'CA, all cities', 'CA, Los Angeles' or 'ALL'"),
      city: z.string().max(80).nullish().describe("Name or code of the city when city laws are included, else empty"),
      includeCityLaws: z.boolean().optional(),
      employees: z
        .int()
        .min(1)
        .max(9_999_999)
        .nullish()
        .describe("Employees of who asks: answer, laws and risk follow it, whatever the concern says"),
    }),
    bodyExample: {
      concern: "Do we have to pay out unused vacation?",
      jurisdiction: "CA, Los Angeles",
      city: "Los Angeles",
      includeCityLaws: true,
    },
    answers: {
      200: {
        description: "The analysis",
        schema: z.object({
          relevantLaws: z.array(lawItemSchema),
          relevantCases: z.array(caseItemSchema),
          riskAssessment: z.union([assessment, locked]).nullable(),
          hints: z
            .array(z.object({ kind: z.enum(["other-state", "city-law", "spelling"]), text: z.string() }))
            .describe("How the question was read: another place that it names, city law, a corrected word"),
        }),
      },
    },
    handle: ({ body }, { principal }) => analyzeConcern(principal, body),
  }),
];

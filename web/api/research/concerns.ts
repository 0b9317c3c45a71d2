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

const MOST_FACTS = 30;
const text = z.string().max(80);
const givenFact = z.union([
  z.number(),
  z.boolean(),
  text,
  z.array(text).max(10),
  z.object({ from: z.number().optional(), to: z.number().optional() }),
  z.null(),
]);

const shownFact = z
  .object({
    fact: z.string().describe("Its name, as `facts` of the body takes it"),
    label: z.string(),
    text: z.string().describe("'14 employees'"),
    value: z.string().describe("'14', as it may be given back"),
    from: z.enum(["question", "given"]),
  })
  .openapi("CaseFact");

const missingFact = z.object({
  fact: z.string(),
  label: z.string(),
  ask: z.string().describe("'How many employees do you have in all?'"),
  kind: z.string().describe("count, money, span, hours, age, clock, choice or yesno"),
  options: z.array(z.string()).optional().describe("Of a choice"),
});

const issue = z
  .object({
    question: z.string(),
    point: z.string().describe("The point of law that answers it, such as `final_pay.fired_when`"),
    label: z.string().nullable(),
    verdict: z.string().nullable().describe("'Yes.', 'No.', 'Not at your size.'; null where the rule is the answer"),
    facts: z.array(shownFact).describe("Facts of the case that the answer used"),
    missing: z
      .array(missingFact)
      .describe("Facts that would tell it more surely: ask for them and send them as `facts`"),
    provisions: z
      .array(
        z.object({
          lawId: z.int(),
          slug: z.string(),
          citation: z.string().nullable(),
          point: z.string(),
          role: z
            .string()
            .describe("rule, exception, coverage, notice, record, remedy, penalty, limitation, definition"),
          mood: z.string().nullable().describe("must, must not, may, need not, is, void"),
          text: z.string(),
          level: z.string().describe("official, source or reviewed"),
          pin: z.string().nullable().describe("The section that says it"),
          read: z
            .object({ at: z.string(), on: z.iso.date() })
            .nullable()
            .describe("Where and on which day its words were read"),
        }),
      )
      .describe("The sentences of law that the answer rests on, the one that leads first"),
  })
  .openapi("AnsweredIssue");

const sumRange = z.object({
  from: z.number().describe("The least, in dollars"),
  to: z.number().describe("The most, in dollars"),
});

const exposure = z
  .object({
    laws: z.array(
      z.object({
        lawId: z.int(),
        slug: z.string(),
        title: z.string(),
        citation: z.string().nullable(),
        penalties: sumRange.nullable().describe("Null where the law sets no such sum"),
        fines: sumRange.nullable().describe("Of criminal courts; not in the total"),
        damages: sumRange.nullable().describe("What employees may win"),
        lines: z.array(
          z.object({
            kind: z.enum(["penalty", "fine", "damages"]),
            text: z.string().describe("The sentence of the law that sets it"),
            pin: z.string().nullable(),
            sum: z.string().describe("'$50 per employee per pay period x 12 employees x 8 pay periods = $4,800'"),
            from: z.number().describe("The least, in dollars"),
            to: z.number().describe("The most, in dollars"),
            onlyIf: z.string().nullable().describe("Facts that are not told and on which it turns"),
          }),
        ),
        notCounted: z.array(z.object({ text: z.string(), why: z.string() })).describe("What has no figure"),
      }),
    ),
    total: sumRange.nullable(),
    method: z.string().describe("How the total is made"),
    asked: z.array(missingFact).describe("Facts that would tell it more surely"),
  })
  .openapi("Exposure");

const candidate = z
  .object({ point: z.string(), label: z.string(), ask: z.string().describe("A question that asks for it plainly") })
  .openapi("CandidatePoint");

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
    exposure: exposure.describe("What a breach could cost, law by law, reckoned for the facts of the case"),
    legalExplanation: z.string(),
    directAnswer: z.string().describe("HTML of p, strong and sup alone"),
    recommendedActions: z.array(z.string()),
    citations: z.array(citation),
    issues: z.array(issue).describe("Each thing that was asked, in the order of the answer"),
    facts: z.array(shownFact).describe("The facts of the case, as the concern tells them or as they were given"),
    candidates: z.array(candidate).describe("What may be meant, where that is not sure; else empty"),
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
        .max(
          QUESTION_MAX,
          `A question may have up to ${QUESTION_MAX.toLocaleString("en-US")} characters. Shorten it and try again.`,
        ),
      jurisdiction: z.string().max(120).nullish().describe("'CA', 'CA, all cities', 'CA, Los Angeles' or 'ALL'"),
      city: z.string().max(80).nullish().describe("Name or code of the city when city laws are included, else empty"),
      includeCityLaws: z.boolean().optional(),
      employees: z
        .int()
        .min(1)
        .max(9_999_999)
        .nullish()
        .describe("Employees of who asks: answer, laws and risk follow it, whatever the concern says"),
      facts: z
        .record(z.string().max(60), givenFact)
        .refine((given) => Object.keys(given).length <= MOST_FACTS, `Up to ${MOST_FACTS} facts may be given.`)
        .optional()
        .describe(
          'Facts of the case by their names, such as {"employees": 25, "late": "14 days", "separation": "fired", "willful": true}. They win over what the concern says; null withdraws what it seems to say',
        ),
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
            .array(
              z.object({
                kind: z.enum(["other-state", "city-law", "spelling", "contradiction", "many-questions"]),
                text: z.string(),
              }),
            )
            .describe(
              "How the question was read: another place that it names, city law, a corrected word, facts that contradict each other, more questions than are answered",
            ),
        }),
      },
    },
    handle: ({ body }, { principal }) => analyzeConcern(principal, body),
  }),
];

import { z } from "@hono/zod-openapi";
import { hiringMember } from "~/domain/hiring";
import { adverseImpact, IMPACT_STEPS, readImpactQuery } from "~/domain/hiring/fairness";
import {
  logQuery,
  readScreening,
  reviewForm,
  reviewScreening,
  screenApplication,
  screeningLog,
  screenJob,
} from "~/domain/hiring/recruiting";
import { type Endpoint, endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { page } from "./shapes";

const tag = "Hiring: screening and fairness";
const READ = { tag, who: "ats", scope: "ats:read" } as const;
const WRITE = { tag, who: "ats", scope: "ats:write" } as const;

const Result = z.object({
  criterion: z.string(),
  weight: z.int(),
  outcome: z.enum(["found", "not_found", "unclear"]),
  reason: z.string(),
  quote: z.string().nullable().describe("From the resume, identity masked"),
});

const Screening = z
  .object({
    isOn: z.boolean(),
    result: z
      .object({
        id: z.int(),
        score: z.number().nullable().describe("Share of the criteria found, in percent; not a rank"),
        results: z.array(Result),
        screenedAt: moment,
        method: z.string(),
        reviewOutcome: z.string().nullable(),
        reviewedBy: z.string().nullable(),
        reviewedAt: moment.nullable(),
      })
      .nullable(),
  })
  .openapi("Screening");

const get = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/applications/{id}/screening",
  operationId: "getScreening",
  summary: "What the look-up of the job's criteria found",
  params: idParams,
  answers: { 200: { description: "The result", schema: Screening } },
  errors: [403],
  handle: async ({ params }, { principal }) =>
    readScreening(await hiringMember(principal, "applications:read"), params.id),
});

const run = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/applications/{id}/screening",
  operationId: "screenApplication",
  summary: "Look the job's criteria up in the resume",
  description:
    "An aid for a person: no state changes by it, and nobody is rejected. Inputs and outcome are logged for four years.",
  params: idParams,
  answers: {
    200: {
      description: "What was found",
      schema: z.object({
        score: z.number().nullable(),
        found: z.int(),
        of: z.int(),
        results: z.array(Result),
      }),
    },
  },
  errors: [403, 409],
  handle: async ({ params }, { principal }) =>
    screenApplication(await hiringMember(principal, "screening:write"), params.id),
});

const review = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/applications/{id}/screening/review",
  operationId: "reviewScreening",
  summary: "Note that a person looked at the result",
  params: idParams,
  body: reviewForm,
  bodyExample: { outcome: "agreed" },
  answers: { 204: { description: "Noted" } },
  errors: [403],
  handle: async ({ params, body }, { principal }) => {
    await reviewScreening(await hiringMember(principal, "screening:write"), params.id, body.outcome);
    return reply(204, undefined);
  },
});

const runJob = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/jobs/{id}/screening",
  operationId: "screenJob",
  summary: "Screen the open applications of a job that were not screened yet",
  params: idParams,
  answers: {
    200: {
      description: "How many; call again while some are left",
      schema: z.object({ screened: z.int(), withoutResume: z.int(), left: z.int() }),
    },
  },
  errors: [403, 409],
  handle: async ({ params }, { principal }) => screenJob(await hiringMember(principal, "screening:write"), params.id),
});

const LogEntry = z.looseObject({
  id: z.int(),
  jobId: z.int(),
  candidateId: z.int(),
  applicationId: z.int().nullable(),
  method: z.string(),
  methodVersion: z.string().nullable(),
  createdAt: moment,
  retainUntil: z.string(),
});

const log = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/screening-log",
  operationId: "listScreeningLog",
  summary: "Criteria, masked inputs and outcomes of every screening",
  query: logQuery,
  answers: { 200: { description: "The newest first", schema: page(LogEntry) } },
  errors: [403],
  handle: async ({ query }, { principal }) => screeningLog(await hiringMember(principal, "fairness:read"), query),
});

const ImpactLine = z.object({
  category: z.string(),
  pool: z.int().nullable().describe("null: too few people to show"),
  selected: z.int().nullable(),
  rate: z.number().nullable(),
  ratio: z.number().nullable().describe("Of the highest rate; below 0.8 fails the four-fifths rule"),
  p: z.number().nullable().describe("Fisher's exact test, two-sided"),
  deviations: z.number().nullable(),
  shortfall: z.int().nullable(),
  verdict: z.enum(["reference", "no_sign", "below_four_fifths", "adverse_impact", "too_small", "hidden"]),
});

const impact = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/adverse-impact",
  operationId: "adverseImpact",
  summary: "Selection rates by sex, race and ethnicity",
  description: "From voluntary answers, whole months, totals only. Groups below five people are hidden.",
  query: z.object({
    fromMonth: z.string().max(7).optional(),
    toMonth: z.string().max(7).optional(),
    step: z.enum(Object.keys(IMPACT_STEPS) as [keyof typeof IMPACT_STEPS]).optional(),
    jobId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    department: z.string().max(100).optional(),
  }),
  answers: {
    200: {
      description: "The report",
      schema: z.object({
        fromMonth: z.string(),
        toMonth: z.string(),
        step: z.string(),
        pool: z.int(),
        answeredShare: z.number().nullable(),
        groups: z.array(z.object({ title: z.string(), lines: z.array(ImpactLine) })),
      }),
    },
  },
  errors: [403],
  handle: async ({ query }, { principal }) =>
    adverseImpact(await hiringMember(principal, "fairness:read"), readImpactQuery(query)),
});

export const atsScreeningEndpoints: Endpoint[] = [get, run, review, runJob, log, impact];

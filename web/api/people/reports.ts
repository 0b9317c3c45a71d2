import { z } from "@hono/zod-openapi";
import { headcountReport, leaveLiability, peopleMember, reportQuery, turnoverReport } from "~/domain/people";
import { endpoint } from "../endpoint";

const READ = { tag: "People", who: "hris", scope: "people:read", method: "get" } as const;

const named = z.array(z.object({ name: z.string(), headCount: z.int() }));
const minutes = z.int().describe("minutes");

export const peopleReportEndpoints = [
  endpoint({
    ...READ,
    path: "/api/people/reports/headcount",
    operationId: "reportHeadcount",
    sdk: "people.reportHeadcount",
    summary: "How many worked here on a day, by department, place and employment, and over the year before",
    query: reportQuery,
    answers: {
      200: {
        description: "The figures",
        schema: z
          .object({
            asOf: z.string(),
            headCount: z.int(),
            byDepartment: named,
            byPlace: named,
            byEmployment: named,
            months: z.array(z.object({ day: z.string(), headCount: z.int() })),
          })
          .openapi("HeadcountReport"),
      },
    },
    errors: [403],
    handle: async ({ query }, { principal }) => headcountReport(await peopleMember(principal, "reports:read"), query),
  }),
  endpoint({
    ...READ,
    path: "/api/people/reports/turnover",
    operationId: "reportTurnover",
    sdk: "people.reportTurnover",
    summary: "Who left within the twelve months before a day, of how many",
    query: reportQuery,
    answers: {
      200: {
        description: "The figures, with how they are counted",
        schema: z
          .object({
            from: z.string(),
            to: z.string(),
            left: z.int(),
            averageHeadCount: z.number(),
            rate: z.number().nullable().describe("0.125 is 12.5 in a hundred"),
            byKind: z.array(z.object({ name: z.string(), left: z.int() })),
            definition: z.string(),
          })
          .openapi("TurnoverReport"),
      },
    },
    errors: [403],
    handle: async ({ query }, { principal }) => turnoverReport(await peopleMember(principal, "reports:read"), query),
  }),
  endpoint({
    ...READ,
    path: "/api/people/reports/leave-liability",
    operationId: "reportLeaveLiability",
    sdk: "people.reportLeaveLiability",
    summary: "What unused leave would cost if everybody left on a day",
    query: reportQuery,
    answers: {
      200: {
        description: "The sum and its lines, with how they are counted",
        schema: z
          .object({
            asOf: z.string(),
            minutes,
            cents: z.int(),
            withoutPay: z.int(),
            isPart: z.boolean(),
            lines: z.array(
              z.object({
                employeeId: z.int(),
                name: z.string(),
                leave: z.string(),
                minutes,
                hourlyCents: z.int().nullable(),
                cents: z.int().nullable(),
              }),
            ),
            definition: z.string(),
          })
          .openapi("LeaveLiabilityReport"),
      },
    },
    errors: [403],
    handle: async ({ query }, { principal }) => leaveLiability(await peopleMember(principal, "reports:pay"), query),
  }),
];

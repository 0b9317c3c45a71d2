import { z } from "@hono/zod-openapi";
import { listStates } from "~/domain/research";
import { endpoint } from "../endpoint";

const wage = z
  .object({
    amountCents: z.number().int(),
    effectiveFrom: z.iso.date(),
    confidence: z.string(),
    next: z.object({ amountCents: z.number().int(), effectiveFrom: z.iso.date() }).nullable(),
  })
  .nullable();

const outOfDate = z.iso
  .date()
  .nullable()
  .describe("A rise of this day is known and its figure is not: `minimumWage` is null then");

const otherWages = z
  .array(
    z.object({
      who: z.string(),
      kind: z.string().describe("tipped, small_employer, youth or industry"),
      minimumWage: wage,
      outOfDateSince: outOfDate,
    }),
  )
  .describe("Rates of groups: tipped employees, small employers, the young, one trade");

const states = endpoint({
  method: "get",
  path: "/api/states",
  operationId: "listStates",
  tag: "Research",
  summary: "States and cities",
  description: "The 50 states and DC with their minimum wages and the cities that have employment law of their own.",
  who: "public",
  scope: "none",
  answers: {
    200: {
      description: "Every state",
      schema: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          agencyName: z.string().nullable(),
          agencyUrl: z.string().nullable(),
          minimumWage: wage,
          minimumWageOutOfDateSince: outOfDate,
          otherMinimumWages: otherWages,
          cities: z.array(
            z.object({
              code: z.string(),
              name: z.string(),
              isListed: z.boolean(),
              minWage: z
                .string()
                .nullable()
                .describe(
                  "The wage in force with its date, as the search panel shows it: '$21.30/hr since Jan 1, 2026'",
                ),
              minimumWage: wage,
              minimumWageOutOfDateSince: outOfDate,
              otherMinimumWages: otherWages,
              officialUrl: z.string().nullable(),
            }),
          ),
        }),
      ),
    },
  },
  handle: () => listStates(),
});

export const stateEndpoints = [states];

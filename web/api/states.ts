import { z } from "@hono/zod-openapi";
import { listStates } from "~/domain/research";
import { endpoint } from "./endpoint";

const wage = z
  .object({
    amountCents: z.number().int(),
    effectiveFrom: z.iso.date(),
    confidence: z.string(),
    next: z.object({ amountCents: z.number().int(), effectiveFrom: z.iso.date() }).nullable(),
  })
  .nullable();

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
          cities: z.array(
            z.object({
              code: z.string(),
              name: z.string(),
              isListed: z.boolean(),
              minWage: z.string().nullable(),
              minimumWage: wage,
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

import { z } from "@hono/zod-openapi";
import {
  cancelSubscription,
  changePlan,
  finishCardUpdate,
  quotePlanChange,
  resumeSubscription,
  startCardUpdate,
} from "~/domain/billing";
import { endpoint } from "../endpoint";
import { moment } from "../shapes";
import { visitOf } from "../visit";

const tag = "Billing";

const Subscription = z
  .object({
    subscriptionId: z.string(),
    plan: z.string(),
    planName: z.string(),
    product: z.string(),
    status: z.string(),
    quantity: z.int(),
    renewalAmount: z.int().describe("Cents"),
    interval: z.enum(["month", "year"]),
    currentPeriodEnd: moment.nullable(),
    cancelAtPeriodEnd: z.boolean(),
    graceUntil: moment.nullable(),
    changeTo: z.string().nullable().describe("The annual plan that it can be changed to now"),
    testMode: z.boolean(),
  })
  .openapi("Subscription");

const meant = {
  subscriptionId: z.string().max(255).nullish().describe("Which one, where the caller has several"),
};

const cancel = endpoint({
  method: "post",
  path: "/api/cancel-subscription",
  operationId: "cancelSubscription",
  tag,
  summary: "Cancel a subscription at the end of its paid period",
  who: "user",
  scope: "account:write",
  body: z.object(meant),
  answers: { 200: { description: "The subscription", schema: Subscription } },
  errors: [403, 404, 409, 503],
  handle: ({ body }, { principal }) => cancelSubscription(principal, body),
});

const resume = endpoint({
  method: "post",
  path: "/api/resume-subscription",
  operationId: "resumeSubscription",
  tag,
  summary: "Take a cancellation back",
  who: "user",
  scope: "account:write",
  body: z.object(meant),
  answers: { 200: { description: "The subscription", schema: Subscription } },
  errors: [403, 404, 409, 503],
  handle: ({ body }, { principal }) => resumeSubscription(principal, body),
});

const updateCard = endpoint({
  method: "post",
  path: "/api/update-card",
  operationId: "updateCard",
  tag,
  summary: "Change the card of a subscription",
  description:
    "Without `setupIntentId`: begins and answers the secret for the card form. With it: charges the saved card from now on, and at once what is owed.",
  who: "user",
  scope: "account:write",
  body: z.object({ ...meant, setupIntentId: z.string().min(1).max(255).optional() }),
  answers: {
    200: {
      description: "The subscription, and at the beginning the secret",
      schema: z.object({
        clientSecret: z.string().nullable(),
        setupIntentId: z.string(),
        subscription: Subscription,
      }),
    },
  },
  errors: [402, 403, 404, 409, 503],
  handle: async ({ body: { setupIntentId, ...which } }, { principal }) => {
    if (!setupIntentId) return startCardUpdate(principal, which);
    const subscription = await finishCardUpdate(principal, { ...which, setupIntentId });
    return { clientSecret: null, setupIntentId, subscription };
  },
});

const Change = z
  .object({
    subscriptionId: z.string(),
    from: z.object({ plan: z.string(), name: z.string() }),
    to: z.object({ plan: z.string(), name: z.string(), interval: z.enum(["month", "year"]) }),
    quantity: z.int().describe("Employees that are paid for from now on; 1 where a plan is not paid by employee"),
    quantityBefore: z.int(),
    listAmount: z.int().describe("Cents of the new period"),
    credit: z.int().describe("Cents of the running period that are not used"),
    amountDue: z.int().describe("Cents that are charged now"),
    quotedAt: moment,
    renewsAt: moment,
    terms: z.array(z.string()),
  })
  .openapi("PlanChange");

const changeTo = endpoint({
  method: "post",
  path: "/api/change-plan",
  operationId: "changePlan",
  tag,
  summary: "Go on with the annual plan instead of the monthly one, or with more employees",
  description:
    "Without `amount`: answers what it costs now and charges nothing. With the `amount` and the `quotedAt` of that answer: charges the saved card and begins the year. Another amount is refused with 409.",
  who: "user",
  scope: "account:write",
  body: z
    .object({
      ...meant,
      plan: z.string().min(1).max(30).optional().describe("Such as `ats_annual`; the annual plan of the running one"),
      employees: z
        .int()
        .min(1)
        .optional()
        .describe("More seats of the people plan, in place of another plan; the period starts over"),
      amount: z.int().min(0).optional().describe("Cents, as `amountDue` said"),
      quotedAt: z.iso.datetime().optional(),
    })
    .refine(({ amount, quotedAt }) => (amount === undefined) === (quotedAt === undefined), {
      path: ["quotedAt"],
      error: "Send `amount` and `quotedAt` together.",
    }),
  bodyExample: { plan: "ats_annual" },
  answers: {
    200: {
      description: "What it costs, or the subscription as it goes on",
      schema: z.object({ quote: Change.nullable(), subscription: Subscription.nullable() }),
    },
  },
  errors: [402, 403, 404, 409, 503],
  handle: async ({ body: { amount, quotedAt, ...wanted } }, context) => {
    if (amount === undefined || !quotedAt) {
      return { quote: await quotePlanChange(context.principal, wanted), subscription: null };
    }
    const order = { ...wanted, amount, quotedAt: new Date(quotedAt), visit: visitOf(context) };
    return { quote: null, subscription: await changePlan(context.principal, order) };
  },
});

export const subscriptionEndpoints = [cancel, resume, updateCard, changeTo];

import { z } from "@hono/zod-openapi";
import { type PaymentSetup, startPurchase, validateCoupon, verifyPayment, verifySubscription } from "~/domain/billing";
import { config } from "~/platform/config";
import { NotFound } from "~/platform/errors";
import { confirmTestPayment } from "~/platform/payments/test-mode/confirm";
import { endpoint } from "../endpoint";
import { moment } from "../shapes";
import { visitOf } from "../visit";

const tag = "Billing";
/** Guessing codes or cards is slow; a buyer who tries three cards does not notice. */
const rate = { max: 30, windowSeconds: 60, exact: true };
const code = z.string().trim().max(40, "A code has at most 40 characters");
const coupon = code.nullish().describe("A promo code; upper or lower case");
const acceptedTerms = z
  .boolean()
  .optional()
  .describe("The buyer agreed to the terms of the plan; they are kept word for word");
const providerId = z.string().min(1).max(255);

const Setup = z
  .object({
    plan: z.string(),
    clientSecret: z.string().nullable().describe("For the payment form; null where nothing is to be paid"),
    paymentIntentId: z.string().nullable(),
    subscriptionId: z.string().nullable(),
    freeAccess: z.boolean(),
    freeUntil: moment.nullable(),
    isTrial: z.boolean(),
    trialDays: z.int().nullable(),
    coupon: z.object({ code: z.string(), description: z.string() }).nullable(),
    discountAmount: z.int().describe("Cents"),
    finalAmount: z.int().describe("Cents, due now"),
    renewsAt: moment.nullable(),
    testMode: z.boolean().describe("No money is moved"),
  })
  .openapi("PaymentSetup");

const setupExample: PaymentSetup = {
  plan: "daily",
  clientSecret: "pi_3Q…_secret_…",
  paymentIntentId: "pi_3Q…",
  subscriptionId: null,
  freeAccess: false,
  freeUntil: null,
  isTrial: false,
  trialDays: null,
  coupon: null,
  discountAmount: 0,
  finalAmount: 499,
  renewsAt: null,
  testMode: false,
};
const setupAnswer = { 200: { description: "What the buyer pays, and how", schema: Setup, example: setupExample } };
const SETUP_ERRORS = [402, 403, 409, 503];

const validate = endpoint({
  method: "post",
  path: "/api/validate-coupon",
  operationId: "validateCoupon",
  tag,
  summary: "Check a promo code",
  description: "Whether a code counts for a plan. Nothing is used by asking.",
  who: "public",
  scope: "account:read",
  changesNothing: true,
  rate,
  body: z.object({ code, plan: z.string().max(30) }),
  bodyExample: { code: "WELCOME25", plan: "monthly" },
  answers: {
    200: {
      description: "The answer, also for a code that does not count",
      schema: z.object({
        valid: z.boolean(),
        code: z.string(),
        description: z.string().nullable(),
        error: z.string().nullable(),
        validForPlans: z.array(z.string()).describe("Empty: every plan"),
      }),
      example: {
        valid: true,
        code: "WELCOME25",
        description: "25% off the first month",
        error: null,
        validForPlans: ["monthly"],
      },
    },
  },
  handle: ({ body }, { principal }) => validateCoupon(principal, body),
});

const payOnce = endpoint({
  method: "post",
  path: "/api/create-payment-intent",
  operationId: "createPaymentIntent",
  tag,
  summary: "Begin to buy a single day",
  description:
    "The amount comes from the server's plan table and the coupon; an `amount` of the caller is not believed.",
  who: "user",
  scope: "account:write",
  rate,
  body: z.object({ amount: z.number().optional(), plan: z.literal("daily").default("daily"), coupon, acceptedTerms }),
  bodyExample: { amount: 499, plan: "daily", coupon: null },
  answers: setupAnswer,
  errors: SETUP_ERRORS,
  handle: ({ body }, context) => startPurchase(context.principal, { ...body, visit: visitOf(context) }),
});

const subscribe = endpoint({
  method: "post",
  path: "/api/create-subscription",
  operationId: "createSubscription",
  tag,
  summary: "Begin a monthly subscription",
  who: "user",
  scope: "account:write",
  rate,
  body: z.object({ plan: z.literal("monthly").default("monthly"), coupon, acceptedTerms }),
  bodyExample: { plan: "monthly", coupon: "WELCOME25" },
  answers: setupAnswer,
  errors: SETUP_ERRORS,
  handle: ({ body }, context) => startPurchase(context.principal, { ...body, visit: visitOf(context) }),
});

const atsSubscription = (interval: "monthly" | "annual", operationId: string, price: string) =>
  endpoint({
    method: "post",
    path: `/api/create-ats-${interval}-subscription`,
    operationId,
    tag,
    summary: `Begin the ${interval} plan of the Applicant Tracking System (${price})`,
    who: "user",
    scope: "account:write",
    rate,
    body: z.object({ plan: z.literal(`ats_${interval}`).optional(), coupon, acceptedTerms }),
    bodyExample: {},
    answers: setupAnswer,
    errors: SETUP_ERRORS,
    handle: ({ body }, context) =>
      startPurchase(context.principal, { ...body, plan: `ats_${interval}`, visit: visitOf(context) }),
  });

const hrisSubscription = endpoint({
  method: "post",
  path: "/api/create-hris-subscription",
  operationId: "createHrisSubscription",
  tag,
  summary: "Begin a plan of the HR information system, per employee",
  description: "Refused where the operator does not sell it (`HRIS_SALES=off`).",
  who: "user",
  scope: "account:write",
  rate,
  body: z.object({
    plan: z.enum(["hris_monthly", "hris_annual"]).optional().describe("`interval` decides"),
    interval: z.enum(["monthly", "annual"]),
    employees: z.int().min(1).max(10_000),
    coupon,
    acceptedTerms,
  }),
  bodyExample: { interval: "monthly", employees: 12 },
  answers: setupAnswer,
  errors: SETUP_ERRORS,
  handle: ({ body: { interval, ...body } }, context) =>
    startPurchase(context.principal, { ...body, plan: `hris_${interval}`, visit: visitOf(context) }),
});

const Verified = z.object({
  success: z.boolean(),
  plan: z.string(),
  expiresAt: moment.nullable(),
  autoRenew: z.boolean(),
});
const VerifiedSubscription = Verified.extend({
  subscriptionId: z.string(),
  customerId: z.string().nullable(),
  nextBilling: moment.nullable(),
});

const verifyOnce = endpoint({
  method: "post",
  path: "/api/verify-payment",
  operationId: "verifyPayment",
  tag,
  summary: "Ask whether a payment came",
  description: "Reads it at the payment provider and grants what it pays for: the same as the provider's webhook.",
  who: "user",
  scope: "account:write",
  body: z.object({ paymentIntentId: providerId }),
  bodyExample: { paymentIntentId: "pi_3Q…" },
  answers: { 200: { description: "What is so now", schema: Verified } },
  errors: [404, 503],
  handle: ({ body }, { principal }) => verifyPayment(principal, body.paymentIntentId),
});

const verifyRecurring = endpoint({
  method: "post",
  path: "/api/verify-subscription",
  operationId: "verifySubscription",
  tag,
  summary: "Ask whether a subscription is paid",
  who: "user",
  scope: "account:write",
  body: z.object({
    subscriptionId: z.string({ error: "Subscription ID not found" }).min(1, "Subscription ID not found").max(255),
  }),
  bodyExample: { subscriptionId: "sub_1Q…" },
  answers: { 200: { description: "What is so now", schema: VerifiedSubscription } },
  errors: [404, 503],
  handle: ({ body }, { principal }) => verifySubscription(principal, body.subscriptionId),
});

const verifyAts = endpoint({
  method: "post",
  path: "/api/verify-ats-subscription",
  operationId: "verifyAtsSubscription",
  tag,
  summary: "Ask whether an ATS subscription is paid",
  who: "user",
  scope: "account:write",
  body: z.object({ subscriptionId: z.string({ error: "No subscription ID" }).min(1, "No subscription ID").max(255) }),
  bodyExample: { subscriptionId: "sub_1Q…" },
  answers: { 200: { description: "What is so now", schema: VerifiedSubscription } },
  errors: [404, 503],
  handle: ({ body }, { principal }) => verifySubscription(principal, body.subscriptionId, "ats"),
});

const testConfirm = endpoint({
  method: "post",
  path: "/api/test-payments/confirm",
  operationId: "confirmTestPayment",
  tag,
  summary: "Pay in test mode",
  description:
    "Stands for the payment provider's own server where no keys are set (`PAYMENTS=test`): takes the token of a test card, never a number. Answers 404 elsewhere.",
  who: "user",
  scope: "account:write",
  rate: { max: 60, windowSeconds: 60, exact: true },
  body: z.object({ clientSecret: providerId, token: z.string().max(40), authenticated: z.boolean().optional() }),
  bodyExample: { clientSecret: "pi_test_…_secret_…", token: "tok_visa" },
  answers: {
    200: {
      description: "What the test bank says",
      schema: z.object({
        status: z.enum(["succeeded", "requires_action", "failed"]),
        message: z.string().nullable(),
      }),
    },
  },
  errors: [404],
  handle: ({ body }) => {
    if (config().payments !== "test") throw new NotFound("There are no test payments on this server.");
    return confirmTestPayment(body);
  },
});

export const checkoutEndpoints = [
  validate,
  payOnce,
  subscribe,
  atsSubscription("monthly", "createAtsMonthlySubscription", "$25.00"),
  atsSubscription("annual", "createAtsAnnualSubscription", "$275.00"),
  hrisSubscription,
  verifyOnce,
  verifyRecurring,
  verifyAts,
  testConfirm,
];

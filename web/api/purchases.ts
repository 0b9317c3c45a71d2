import { z } from "@hono/zod-openapi";
import {
  cancelSubscription,
  changePlan,
  findPurchases,
  finishCardUpdate,
  listPurchases,
  listRefundRequests,
  PURCHASE_FILTERS,
  quotePlanChange,
  refundPurchase,
  rejectRefund,
  requestRefund,
  resumeSubscription,
  startCardUpdate,
} from "~/domain/billing";
import { idParams, moment } from "./account-shapes";
import { endpoint, reply } from "./endpoint";
import { visitOf } from "./visit";

const tag = "Billing";

export const Purchase = z
  .object({
    id: z.int(),
    serviceType: z.string().describe("daily, monthly, trial, ats_monthly, ats_annual, hris_monthly or hris_annual"),
    plan: z.string().nullable(),
    amount: z.int().describe("Cents"),
    listAmount: z.int().nullable(),
    discountAmount: z.int(),
    currency: z.string(),
    quantity: z.int(),
    paymentStatus: z.string().describe("completed, pending, failed or refunded"),
    failureReason: z.string().nullable(),
    purchaseDate: moment,
    accessGranted: z.string().nullable(),
    accessDuration: z.int().nullable().describe("Minutes"),
    accessStartDate: moment.nullable(),
    accessEndDate: moment.nullable(),
    couponCode: z.string().nullable(),
    stripePaymentIntentId: z.string().nullable(),
    stripeSubscriptionId: z.string().nullable(),
    paymentMethodLabel: z.string().nullable(),
    isActive: z.boolean(),
    refundedAmount: z.int(),
    refundedAt: moment.nullable(),
    disputeStatus: z.string().nullable(),
    receiptNumber: z.string().nullable(),
    refundRequested: z.boolean(),
    refundDeclined: z.string().nullable().describe("Why the refund that was asked for was declined"),
    testMode: z.boolean(),
  })
  .openapi("Purchase");

const CustomerPurchase = Purchase.extend({
  customer: z.object({ id: z.int(), email: z.string(), name: z.string() }),
  request: z
    .object({ id: z.int(), reason: z.string().nullable(), amount: z.int().nullable(), createdAt: moment })
    .nullable()
    .describe("The refund that the customer asked for"),
}).openapi("CustomerPurchase");

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

const list = endpoint({
  method: "get",
  path: "/api/purchases",
  operationId: "listPurchases",
  tag,
  summary: "What the caller bought",
  who: "user",
  scope: "account:read",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(25),
    cursor: z.string().max(200).optional(),
  }),
  answers: {
    200: {
      description: "Purchases, the newest first",
      schema: z.object({ data: z.array(Purchase), nextCursor: z.string().nullable() }),
    },
  },
  handle: ({ query }, { principal }) => listPurchases(principal, query),
});

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
    quantity: z.int(),
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
  summary: "Go on with the annual plan instead of the monthly one",
  description:
    "Without `amount`: answers what it costs now and charges nothing. With the `amount` and the `quotedAt` of that answer: charges the saved card and begins the year. Another amount is refused with 409.",
  who: "user",
  scope: "account:write",
  body: z
    .object({
      ...meant,
      plan: z.string().min(1).max(30).optional().describe("Such as `ats_annual`; the annual plan of the running one"),
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

const askRefund = endpoint({
  method: "post",
  path: "/api/purchases/{id}/refund-request",
  operationId: "requestRefund",
  tag,
  summary: "Ask for the money back",
  description: "Within 30 days of the purchase, without a reason. Access ends with the refund.",
  who: "user",
  scope: "account:write",
  idempotent: true,
  params: idParams,
  body: z.object({ reason: z.string().max(2000).nullish() }),
  bodyExample: { reason: null },
  answers: {
    201: { description: "The request", schema: z.object({ requestId: z.int(), amount: z.int().describe("Cents") }) },
  },
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) =>
    reply(201, await requestRefund(principal, params.id, body.reason ?? null)),
});

const refund = endpoint({
  method: "post",
  path: "/api/admin/purchases/{id}/refund",
  operationId: "refundPurchase",
  tag: "Administration",
  summary: "Give the money of a purchase back",
  description:
    "Without an amount all that is left: its access ends, and a subscription that it began or renewed ends too. A part leaves both.",
  who: "admin",
  permission: "purchases:refund",
  scope: "admin:write",
  idempotent: true,
  params: idParams,
  body: z.object({ amount: z.int().min(1).nullish().describe("Cents, where a part goes back") }),
  bodyMayBeLeftOut: true,
  bodyExample: {},
  answers: {
    200: {
      description: "`pending` while the payment provider works on it, `completed` after a part",
      schema: z.object({ paymentStatus: z.enum(["refunded", "completed", "pending"]) }),
    },
  },
  errors: [404, 409],
  handle: ({ params, body }, { principal }) => refundPurchase(principal, params.id, body),
});

const all = endpoint({
  method: "get",
  path: "/api/admin/purchases",
  operationId: "listAllPurchases",
  tag: "Administration",
  summary: "What anybody bought",
  who: "admin",
  permission: "purchases:read",
  scope: "admin:read",
  query: z.object({
    search: z.string().max(255).optional().describe("Part of an e-mail address, a receipt number, a code, an id"),
    filter: z.enum(PURCHASE_FILTERS).optional().describe("requested: the customer asked for a refund"),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z.string().max(200).optional(),
  }),
  answers: {
    200: {
      description: "Purchases, the newest first",
      schema: z.object({ data: z.array(CustomerPurchase), nextCursor: z.string().nullable() }),
    },
  },
  handle: ({ query }, { principal }) => findPurchases(principal, query),
});

const requests = endpoint({
  method: "get",
  path: "/api/admin/refund-requests",
  operationId: "listRefundRequests",
  tag: "Administration",
  summary: "Refunds that customers wait for",
  who: "admin",
  permission: "purchases:read",
  scope: "admin:read",
  answers: {
    200: {
      description: "Open requests, the oldest first",
      schema: z.object({
        data: z.array(
          z.object({
            id: z.int(),
            purchaseId: z.int(),
            userId: z.int(),
            email: z.string(),
            amount: z.int().nullable(),
            reason: z.string().nullable(),
            createdAt: moment,
          }),
        ),
        nextCursor: z.null(),
      }),
    },
  },
  handle: async (_input, { principal }) => {
    const rows = await listRefundRequests(principal);
    const data = rows.map(({ id, purchaseId, userId, amount, reason, createdAt, user }) => ({
      id,
      purchaseId,
      userId,
      email: user.email,
      amount,
      reason,
      createdAt,
    }));
    return { data, nextCursor: null };
  },
});

const reject = endpoint({
  method: "post",
  path: "/api/admin/refund-requests/{id}/reject",
  operationId: "rejectRefund",
  tag: "Administration",
  summary: "Say no to a refund request",
  who: "admin",
  permission: "purchases:refund",
  scope: "admin:write",
  params: idParams,
  body: z.object({ note: z.string().trim().min(1, "Say why").max(2000) }),
  bodyExample: { note: "The purchase is older than 30 days." },
  answers: { 204: { description: "Rejected" } },
  errors: [404],
  handle: async ({ params, body }, { principal }) => {
    await rejectRefund(principal, params.id, body.note);
    return reply(204, undefined);
  },
});

export const purchaseEndpoints = [list, cancel, resume, updateCard, changeTo, askRefund];
export const refundEndpoints = [all, refund, requests, reject];

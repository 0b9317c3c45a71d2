import { z } from "@hono/zod-openapi";
import { listPurchases, requestRefund } from "~/domain/billing";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

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

const askRefund = endpoint({
  method: "post",
  path: "/api/purchases/{id}/refund-request",
  operationId: "requestRefund",
  tag,
  summary: "Ask for the money back",
  description: "Within 30 days of the purchase, without a reason. Access ends with the refund.",
  who: "user",
  scope: "account:write",
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

export const purchaseEndpoints = [list, askRefund];

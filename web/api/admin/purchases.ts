import { z } from "@hono/zod-openapi";
import { findPurchases, listRefundRequests, PURCHASE_FILTERS, refundPurchase, rejectRefund } from "~/domain/billing";
import { Purchase } from "../account/purchases";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const tag = "Administration";

const CustomerPurchase = Purchase.extend({
  customer: z.object({ id: z.int(), email: z.string(), name: z.string() }),
  request: z
    .object({ id: z.int(), reason: z.string().nullable(), amount: z.int().nullable(), createdAt: moment })
    .nullable()
    .describe("The refund that the customer asked for"),
}).openapi("CustomerPurchase");

const all = endpoint({
  method: "get",
  path: "/api/admin/purchases",
  operationId: "listAllPurchases",
  tag,
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

const refund = endpoint({
  method: "post",
  path: "/api/admin/purchases/{id}/refund",
  operationId: "refundPurchase",
  tag,
  summary: "Give the money of a purchase back",
  description:
    "Without an amount all that is left: its access ends, and a subscription that it began or renewed ends too. A part leaves both.",
  who: "admin",
  permission: "purchases:refund",
  scope: "admin:write",
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

const requests = endpoint({
  method: "get",
  path: "/api/admin/refund-requests",
  operationId: "listRefundRequests",
  tag,
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
  tag,
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

export const adminPurchaseEndpoints = [all, refund, requests, reject];

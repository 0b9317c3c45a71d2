import { z } from "@hono/zod-openapi";
import {
  addCoupon,
  changeCoupon,
  couponForm,
  findCoupon,
  listCoupons,
  listRedemptions,
  removeCoupon,
} from "~/domain/billing";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const tag = "Administration";

const Coupon = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: z.string().describe("percent, amount, trial_days, trial_minutes or free_until"),
    percentOff: z.int().nullable(),
    amountOffCents: z.int().nullable(),
    trialDays: z.int().nullable(),
    trialMinutes: z.int().nullable(),
    freeUntil: moment.nullable(),
    validForPlans: z.array(z.string()).describe("Empty: every plan"),
    description: z.string(),
    validFrom: moment.nullable(),
    validUntil: moment.nullable(),
    firstPurchaseOnly: z.boolean(),
    maxRedemptions: z.int().nullable(),
    maxPerCustomer: z.int().nullable(),
    redemptionCount: z.int(),
    isActive: z.boolean(),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi("Coupon");

const admin = { tag, who: "admin" as const };
const bodyExample = {
  code: "SPRING20",
  kind: "percent",
  percentOff: 20,
  validForPlans: ["monthly"],
  description: "20% off the first month",
  validUntil: "2027-06-01T00:00:00Z",
  maxRedemptions: 100,
  maxPerCustomer: 1,
};

const list = endpoint({
  ...admin,
  method: "get",
  path: "/api/admin/coupons",
  operationId: "listCoupons",
  summary: "Coupons",
  permission: "coupons:read",
  scope: "admin:read",
  query: z.object({
    search: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z.string().max(200).optional(),
  }),
  answers: {
    200: {
      description: "Coupons, the newest first",
      schema: z.object({ data: z.array(Coupon), nextCursor: z.string().nullable() }),
    },
  },
  handle: ({ query }, { principal }) => listCoupons(principal, query),
});

const read = endpoint({
  ...admin,
  method: "get",
  path: "/api/admin/coupons/{id}",
  operationId: "getCoupon",
  summary: "One coupon with its redemptions",
  permission: "coupons:read",
  scope: "admin:read",
  params: idParams,
  answers: {
    200: {
      description: "The coupon",
      schema: Coupon.extend({
        redemptions: z.array(
          z.object({
            id: z.int(),
            userId: z.int(),
            email: z.string(),
            plan: z.string().nullable(),
            discountAmount: z.int(),
            paid: z.int().nullable(),
            status: z.string().describe("reserved or redeemed"),
            redeemedAt: moment.nullable(),
            createdAt: moment,
          }),
        ),
      }),
    },
  },
  errors: [404],
  handle: async ({ params }, { principal }) => ({
    ...(await findCoupon(principal, params.id)),
    redemptions: await listRedemptions(principal, params.id),
  }),
});

const create = endpoint({
  ...admin,
  method: "post",
  path: "/api/admin/coupons",
  operationId: "createCoupon",
  summary: "Add a coupon",
  permission: "coupons:write",
  scope: "admin:write",
  body: couponForm,
  bodyExample,
  answers: { 201: { description: "The coupon", schema: Coupon } },
  errors: [409],
  handle: async ({ body }, { principal }) => reply(201, await addCoupon(principal, body)),
});

const change = endpoint({
  ...admin,
  method: "put",
  path: "/api/admin/coupons/{id}",
  operationId: "updateCoupon",
  summary: "Change a coupon",
  permission: "coupons:write",
  scope: "admin:write",
  params: idParams,
  body: couponForm,
  bodyExample,
  answers: { 200: { description: "The coupon as it is now", schema: Coupon } },
  errors: [404, 409],
  handle: ({ params, body }, { principal }) => changeCoupon(principal, params.id, body),
});

const remove = endpoint({
  ...admin,
  method: "delete",
  path: "/api/admin/coupons/{id}",
  operationId: "deleteCoupon",
  summary: "Remove a coupon",
  description: "One that was used is switched off instead, so that its redemptions keep their name.",
  permission: "coupons:write",
  scope: "admin:write",
  params: idParams,
  answers: {
    200: { description: "Whether it is gone or only switched off", schema: z.object({ removed: z.boolean() }) },
  },
  errors: [404],
  handle: ({ params }, { principal }) => removeCoupon(principal, params.id),
});

export const couponEndpoints = [list, read, create, change, remove];

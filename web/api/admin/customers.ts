import { z } from "@hono/zod-openapi";
import {
  addCustomer,
  CUSTOMER_FILTERS,
  CUSTOMER_SORTS,
  customerExportForm,
  customerForm,
  customerPurchases,
  customerStats,
  customerTimeline,
  exportCustomerData,
  exportCustomers,
  listCustomers,
  listCustomersBare,
  newCustomerForm,
  readCustomer,
  updateCustomer,
} from "~/domain/admin";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { AuditEntry } from "./audit";
import { Changed, Customer, fileAnswer, pageAnswer, pageOf, pageQuery, tag } from "./shapes";

const who = "admin" as const;

const stats = endpoint({
  method: "get",
  path: "/api/admin/customer-stats",
  operationId: "customerStats",
  tag,
  summary: "Figures of the customers",
  description: "Money is in cents, less what was paid back, and null for staff who may not see purchases.",
  who,
  permission: "customers:read",
  scope: "admin:read",
  answers: {
    200: {
      description: "The figures of the stat cards",
      schema: z.object({
        totalCustomers: z.int(),
        activeSubscriptions: z.int(),
        trialUsers: z.int(),
        monthlyRevenue: z.int().nullable(),
        totalRevenue: z.int().nullable(),
      }),
    },
  },
  handle: (_input, { principal }) => customerStats(principal),
});

const list = endpoint({
  method: "get",
  path: "/api/admin/customers",
  operationId: "listCustomers",
  tag,
  summary: "Customers, searched, filtered and paged",
  description:
    "With `limit` or `cursor`: `{data, nextCursor}`. Without: the bare list, at most 1,000 rows, then `X-Truncated: true` and a `Link` to the paged form.",
  who,
  permission: "customers:read",
  scope: "admin:read",
  query: z.object({
    search: z.string().trim().max(200).default("").describe("Name, e-mail, phone or number"),
    filter: z.enum(CUSTOMER_FILTERS).default("all"),
    sort: z.enum(CUSTOMER_SORTS).default("registered"),
    direction: z.enum(["asc", "desc"]).optional(),
    limit: pageQuery.shape.limit.unwrap().optional(),
    cursor: pageQuery.shape.cursor,
  }),
  answers: { 200: { description: "Customers", schema: z.union([z.array(Customer), pageOf(Customer)]) } },
  handle: async ({ query }, { principal }) => {
    if (query.limit !== undefined || query.cursor !== undefined) {
      return pageAnswer(await listCustomers(principal, { ...query, limit: query.limit ?? 25 }));
    }
    const { data, truncated } = await listCustomersBare(principal, { ...query, limit: 25 });
    const more = { "x-truncated": "true", link: '</api/admin/customers?limit=100>; rel="alternate"' };
    return reply(200, data, truncated ? more : {});
  },
});

const add = endpoint({
  method: "post",
  path: "/api/admin/customers",
  operationId: "addCustomer",
  tag,
  summary: "Open an account for a customer",
  description: "Without a temporary password the customer gets a link to choose one.",
  who,
  permission: "customers:write",
  scope: "admin:write",
  body: newCustomerForm,
  bodyExample: {
    email: "pat@example.com",
    firstName: "Pat",
    lastName: "Jones",
    accessLevel: "monthly",
    accessDuration: "90",
    atsAccessLevel: "none",
    hrisAccessLevel: "none",
  },
  answers: {
    201: {
      description: "The account is there",
      schema: z.object({ message: z.string(), id: z.int(), email: z.string() }),
    },
  },
  errors: [409],
  handle: async ({ body }, { principal }) =>
    reply(201, { message: "Customer Added", ...(await addCustomer(principal, body)) }),
});

const show = endpoint({
  method: "get",
  path: "/api/admin/customers/{id}",
  operationId: "getCustomer",
  tag,
  summary: "One customer",
  who,
  permission: "customers:read",
  scope: "admin:read",
  params: idParams,
  answers: {
    200: {
      description: "The customer",
      schema: Customer.extend({
        isAdmin: z.boolean(),
        isStaff: z.boolean(),
        hasSecondFactor: z.boolean(),
        isActive: z.boolean(),
        accessSource: z.string().nullable(),
        hrisPricingModel: z.string(),
        emailVerifiedAt: moment.nullable(),
        isTemporaryPassword: z.boolean(),
        tempPasswordExpiry: moment.nullable(),
        suspendedReason: z.string().nullable(),
        openSessions: z.int(),
        risk: z
          .object({ sameMailbox: z.int(), sameBrowser: z.int(), sameNetwork: z.int() })
          .describe("Other accounts of the mailbox, and those whose trial began in the same browser or network"),
        updatedAt: moment,
      }),
    },
  },
  handle: ({ params }, { principal }) => readCustomer(principal, params.id),
});

const update = endpoint({
  method: "put",
  path: "/api/admin/customers/{id}",
  operationId: "updateCustomer",
  tag,
  summary: "Correct a customer's details",
  who,
  permission: "customers:write",
  scope: "admin:write",
  params: idParams,
  body: customerForm,
  bodyExample: { phoneNumber: "555 0199", version: 3 },
  answers: { 200: { description: "Saved", schema: Changed } },
  errors: [409],
  handle: async ({ params, body }, { principal }) => ({
    message: "Customer Updated",
    ...(await updateCustomer(principal, params.id, body)),
  }),
});

const purchases = endpoint({
  method: "get",
  path: "/api/admin/customers/{id}/purchases",
  operationId: "customerPurchases",
  tag,
  summary: "What a customer bought",
  who,
  permission: "purchases:read",
  scope: "admin:read",
  params: idParams,
  answers: {
    200: {
      description: "Purchases, the newest first; amounts in cents",
      schema: z.array(
        z.object({
          id: z.int(),
          serviceType: z.string(),
          amount: z.int(),
          currency: z.string(),
          refundedAmount: z.int(),
          paymentStatus: z.string(),
          purchaseDate: moment,
          accessGranted: z.string().nullable(),
          accessDuration: z.int().nullable().describe("Minutes"),
          accessStartDate: moment.nullable(),
          accessEndDate: moment.nullable(),
          couponCode: z.string().nullable(),
          stripePaymentIntentId: z.string().nullable(),
          stripeSubscriptionId: z.string().nullable(),
          isActive: z.boolean(),
        }),
      ),
    },
  },
  handle: ({ params }, { principal }) => customerPurchases(principal, params.id),
});

const timeline = endpoint({
  method: "get",
  path: "/api/admin/customers/{id}/timeline",
  operationId: "customerTimeline",
  tag,
  summary: "What happened to a customer, from the audit log",
  who,
  permission: "customers:read",
  scope: "admin:read",
  params: idParams,
  query: pageQuery,
  answers: { 200: { description: "Entries, the newest first", schema: pageOf(AuditEntry) } },
  handle: async ({ params, query }, { principal }) => pageAnswer(await customerTimeline(principal, params.id, query)),
});

const exportList = endpoint({
  method: "post",
  path: "/api/admin/export-customers",
  operationId: "exportCustomers",
  asksProof: true,
  tag,
  summary: "Customers as a file",
  description: "Streams; formula cells are neutralised; search and filter as in the list.",
  who,
  permission: "customers:export",
  scope: "admin:read",
  changesNothing: true,
  rate: { max: 30, windowSeconds: 600 },
  body: customerExportForm,
  bodyExample: { format: "csv", filter: "active" },
  answers: { 200: { description: "The file (xlsx or csv)", contentType: "application/octet-stream" } },
  handle: async ({ body }, { principal }) => fileAnswer(await exportCustomers(principal, body)),
});

const exportData = endpoint({
  method: "post",
  path: "/api/admin/customers/{id}/export-data",
  operationId: "exportCustomerData",
  asksProof: true,
  tag,
  summary: "Everything stored about one person, as JSON",
  who,
  permission: "customers:export",
  scope: "admin:read",
  changesNothing: true,
  params: idParams,
  answers: { 200: { description: "The data, without secrets", contentType: "application/json" } },
  handle: async ({ params }, { principal }) =>
    new Response(await exportCustomerData(principal, params.id), {
      headers: {
        "content-type": "application/json",
        "content-disposition": `attachment; filename="customer-${params.id}.json"`,
        "cache-control": "no-store",
      },
    }),
});

export const adminCustomerEndpoints = [stats, list, add, exportList, show, update, purchases, timeline, exportData];

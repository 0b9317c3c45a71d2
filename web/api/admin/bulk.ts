import { z } from "@hono/zod-openapi";
import { bulkForm, cancelBulk, createBulk, importCustomers, importForm, readBulk, startBulk } from "~/domain/admin";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { tag } from "./shapes";

const who = "admin" as const;

const Bulk = z
  .object({
    id: z.int(),
    kind: z.string(),
    status: z.string().describe("preview, queued, running, done, failed or canceled"),
    total: z.int(),
    succeeded: z.int(),
    failed: z.int(),
    parameters: z.unknown(),
    createdAt: moment,
    startedAt: moment.nullable(),
    finishedAt: moment.nullable(),
    error: z.string().nullable(),
    rows: z.array(
      z.object({
        line: z.int(),
        email: z.string().nullable(),
        customerId: z.int().nullable(),
        status: z.string().describe("queued, done, failed or skipped"),
        error: z.string().nullable(),
        result: z.unknown(),
      }),
    ),
  })
  .openapi("BulkOperation");

const answers = { 200: { description: "The operation with its rows, the failed ones first", schema: Bulk } };

const bulk = endpoint({
  method: "post",
  path: "/api/admin/customers/bulk",
  operationId: "bulkCustomers",
  tag,
  summary: "Grant, revoke or notify many customers",
  description:
    "`dryRun` answers a preview that can be started. Up to 200 rows are done when the answer comes; more go on behind it: ask for the operation.",
  who,
  permission: "customers:grant",
  scope: "admin:write",
  body: bulkForm,
  bodyExample: {
    kind: "grant",
    product: "ats",
    accessLevel: "monthly",
    expiry: "2027-01-31",
    customerIds: [4, 8],
    dryRun: true,
  },
  answers,
  handle: ({ body }, { principal }) => createBulk(principal, body),
});

const importList = endpoint({
  method: "post",
  path: "/api/admin/customers/import",
  operationId: "importCustomers",
  tag,
  summary: "Open accounts from a CSV file",
  description:
    "The first line names the columns (email, firstName, lastName, and any other field of the add-customer call). Every line gets a result; with `dryRun` (the default) nothing is written yet.",
  who,
  permission: "customers:write",
  scope: "admin:write",
  body: importForm,
  bodyExample: { csv: "email,firstName,lastName\npat@example.com,Pat,Jones\n", dryRun: true },
  answers,
  handle: ({ body }, { principal }) => importCustomers(principal, body),
});

const byId = { tag, who, params: idParams, permission: "customers:read" } as const;

const show = endpoint({
  ...byId,
  method: "get",
  path: "/api/admin/bulk/{id}",
  operationId: "getBulkOperation",
  summary: "How far an operation is",
  scope: "admin:read",
  answers,
  handle: ({ params }, { principal }) => readBulk(principal, params.id),
});

const start = endpoint({
  ...byId,
  method: "post",
  path: "/api/admin/bulk/{id}/start",
  operationId: "startBulkOperation",
  summary: "Start a preview, or go on where one stopped",
  scope: "admin:write",
  answers,
  errors: [409],
  handle: ({ params }, { principal }) => startBulk(principal, params.id),
});

const cancel = endpoint({
  ...byId,
  method: "post",
  path: "/api/admin/bulk/{id}/cancel",
  operationId: "cancelBulkOperation",
  summary: "Drop a preview, or stop after the present row",
  scope: "admin:write",
  answers: { 204: { description: "Cancelled" } },
  errors: [409],
  handle: async ({ params }, { principal }) => {
    await cancelBulk(principal, params.id);
    return reply(204, undefined);
  },
});

export const adminBulkEndpoints = [bulk, importList, show, start, cancel];

import { z } from "@hono/zod-openapi";
import {
  addUpdate,
  changeUpdate,
  findManagedUpdate,
  listManagedUpdates,
  listSources,
  removeUpdate,
  switchSource,
  updateForm,
} from "~/domain/updates";
import { endpoint, reply } from "../endpoint";
import { LawUpdate, updateExample } from "../research/law-updates";
import { idParams, moment } from "../shapes";

const tag = "Administration: law updates";

const ManagedUpdate = LawUpdate.omit({ id: true, laws: true, sourceUrl: true })
  .extend({
    id: z.int(),
    riskBasis: z.string().nullable(),
    publishedOn: z.iso.date().nullable(),
    sourceUrl: z.string().nullable(),
    citations: z.array(z.string()),
    status: z.enum(["pending", "approved", "suppressed"]),
    approvedAt: moment.nullable(),
    editedAt: moment.nullable(),
    matchedAt: moment.nullable().describe("Its readers were written down then"),
    version: z.int(),
    source: z.string().nullable(),
    laws: z.array(z.object({ id: z.int(), slug: z.string(), title: z.string() })),
  })
  .openapi("ManagedLawUpdate");

const Source = z
  .object({
    key: z.string(),
    name: z.string(),
    url: z.string().nullable(),
    isEnabled: z.boolean(),
    status: z.enum(["never", "ok", "partial", "throttled", "drift", "error", "off"]),
    lastAttemptAt: moment.nullable(),
    lastSuccessAt: moment.nullable(),
    lastItemAt: moment.nullable(),
    consecutiveFailures: z.int(),
    retryAfter: moment.nullable(),
    lastError: z.string().nullable(),
    itemsLastRun: z.int().nullable(),
    itemsTotal: z.int(),
  })
  .openapi("UpdateSource");

const managedExample = {
  ...updateExample,
  id: 128,
  riskBasis: "A final rule that takes effect within 30 days.",
  publishedOn: "2026-11-20",
  citations: ["91 FR 12345"],
  status: "pending",
  approvedAt: null,
  editedAt: null,
  matchedAt: null,
  version: 1,
  source: "Federal Register",
  laws: [{ id: 14, slug: "flsa-recordkeeping", title: "FLSA: records to keep" }],
};
const sourceExample = {
  key: "federal-register",
  name: "Federal Register",
  url: "https://www.federalregister.gov/agencies/labor-department",
  isEnabled: true,
  status: "ok",
  lastAttemptAt: "2026-11-20T15:07:04.000Z",
  lastSuccessAt: "2026-11-20T15:07:04.000Z",
  lastItemAt: "2026-11-20T00:00:00.000Z",
  consecutiveFailures: 0,
  retryAfter: null,
  lastError: null,
  itemsLastRun: 3,
  itemsTotal: 41,
};
const bodyExample = {
  title: "New notice for employers",
  description: "What changes, for whom, from when.",
  riskLevel: "MEDIUM",
  jurisdiction: "CA",
  category: "Compliance and Reporting",
  effectiveDate: "2027-01-01",
  status: "approved",
};

const read = { tag, who: "admin", permission: "updates:read", scope: "admin:read" } as const;
const write = { tag, who: "admin", permission: "updates:write", scope: "admin:write" } as const;

const list = endpoint({
  ...read,
  method: "get",
  path: "/api/admin/law-updates",
  operationId: "listManagedLawUpdates",
  summary: "Law updates with their state",
  query: z.object({
    status: z.enum(["pending", "approved", "suppressed"]).optional(),
    kind: z.enum(["source", "corpus_change", "effective_date", "manual"]).optional(),
    search: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    cursor: z.string().max(200).optional(),
  }),
  answers: {
    200: {
      description: "A page of updates, the newest first",
      schema: z.object({ data: z.array(ManagedUpdate), nextCursor: z.string().nullable() }),
      example: { data: [managedExample], nextCursor: null },
    },
  },
  handle: ({ query }, { principal }) => listManagedUpdates(principal, query),
});

const one = endpoint({
  ...read,
  method: "get",
  path: "/api/admin/law-updates/{id}",
  operationId: "getManagedLawUpdate",
  summary: "One law update with its state",
  params: idParams,
  answers: { 200: { description: "The update", schema: ManagedUpdate, example: managedExample } },
  errors: [404],
  handle: ({ params }, { principal }) => findManagedUpdate(principal, params.id),
});

const create = endpoint({
  ...write,
  method: "post",
  path: "/api/admin/law-updates",
  operationId: "createLawUpdate",
  summary: "Write a law update",
  description: "Without `status` it waits for approval.",
  body: updateForm,
  bodyExample,
  answers: { 201: { description: "The update", schema: ManagedUpdate, example: managedExample } },
  errors: [409],
  handle: async ({ body }, { principal }) => reply(201, await addUpdate(principal, body)),
});

const change = endpoint({
  ...write,
  method: "put",
  path: "/api/admin/law-updates/{id}",
  operationId: "updateLawUpdate",
  summary: "Correct, approve or suppress a law update",
  description: "Only the fields that are given change. What was edited here is not overwritten by its source any more.",
  params: idParams,
  body: updateForm.partial(),
  bodyExample: { status: "approved", version: 1 },
  answers: { 200: { description: "The update", schema: ManagedUpdate, example: managedExample } },
  errors: [404, 409],
  handle: ({ params, body }, { principal }) => changeUpdate(principal, params.id, body),
});

const remove = endpoint({
  ...write,
  method: "delete",
  path: "/api/admin/law-updates/{id}",
  operationId: "deleteLawUpdate",
  summary: "Remove a law update that was written by hand and told to nobody",
  params: idParams,
  answers: { 204: { description: "Removed" } },
  errors: [404, 409],
  handle: async ({ params }, { principal }) => {
    await removeUpdate(principal, params.id);
    return reply(204, undefined);
  },
});

const sources = endpoint({
  ...read,
  method: "get",
  path: "/api/admin/law-updates/sources",
  operationId: "listUpdateSources",
  summary: "How the sources of updates fare",
  answers: {
    200: {
      description: "Every source; what failed comes first",
      schema: z.object({ data: z.array(Source), nextCursor: z.string().nullable() }),
      example: { data: [sourceExample], nextCursor: null },
    },
  },
  handle: async (_input, { principal }) => ({ data: await listSources(principal), nextCursor: null }),
});

const switchOne = endpoint({
  ...write,
  method: "put",
  path: "/api/admin/law-updates/sources/{key}",
  operationId: "switchUpdateSource",
  summary: "Switch a source of updates on or off",
  params: z.object({ key: z.string().min(1).max(60) }),
  body: z.object({ isEnabled: z.boolean() }),
  bodyExample: { isEnabled: false },
  answers: { 200: { description: "The source", schema: Source, example: sourceExample } },
  errors: [404],
  handle: ({ params, body }, { principal }) => switchSource(principal, params.key, body.isEnabled),
});

export const adminLawUpdateEndpoints = [list, sources, switchOne, one, create, change, remove];

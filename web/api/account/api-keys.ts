import { z } from "@hono/zod-openapi";
import {
  createApiKey,
  currentApiKey,
  listApiKeys,
  refusePastExpiry,
  requiredLine,
  revokeApiKey,
} from "~/domain/accounts";
import { makeTestKey, resetTestData } from "~/domain/sandbox";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const tag = "API keys";
const NOT_A_DATE = "Expiry must be a date";

const ApiKey = z
  .object({
    id: z.int(),
    name: z.string(),
    prefix: z.string().describe("The beginning of the key, to tell keys apart"),
    scopes: z.array(z.string()),
    kind: z.enum(["key", "terminal"]).describe("A terminal ends with the person's sessions"),
    organizationId: z.int().nullable(),
    isTest: z.boolean().describe("Works on the made-up data of a test organization"),
    apiVersion: z.string().describe("The dated version that its calls get unless they send `Statewise-Version`"),
    expiresAt: moment.nullable(),
    lastUsedAt: moment.nullable(),
    lastUsedAddress: z.string().nullable(),
    createdAt: moment,
  })
  .openapi("ApiKey");

const keyExample = {
  id: 7,
  name: "Nightly export",
  prefix: "sw_4fJ2k9x",
  scopes: ["research:read", "export"],
  kind: "key",
  organizationId: null,
  isTest: false,
  apiVersion: "2026-11-28",
  expiresAt: "2027-11-20T00:00:00.000Z",
  lastUsedAt: "2026-11-21T02:00:04.000Z",
  lastUsedAddress: "198.51.100.4",
  createdAt: "2026-11-20T15:00:00.000Z",
};

const list = endpoint({
  method: "get",
  path: "/api/api-keys",
  operationId: "listApiKeys",
  tag,
  summary: "The caller's API keys",
  who: "user",
  scope: "account:read",
  answers: {
    200: {
      description: "Keys that were not revoked, the newest first",
      schema: z.object({ data: z.array(ApiKey), nextCursor: z.string().nullable() }),
      example: { data: [keyExample], nextCursor: null },
    },
  },
  errors: [403],
  handle: async (_input, { principal }) => ({ data: await listApiKeys(principal), nextCursor: null }),
});

const current = endpoint({
  method: "get",
  path: "/api/api-keys/current",
  operationId: "getCurrentApiKey",
  sdk: "apiKeys.getCurrent",
  tag,
  summary: "The key that calls",
  description: "What it may do and until when; any valid key may ask. A session has no key: 404.",
  who: "user",
  scope: "none",
  answers: { 200: { description: "The key", schema: ApiKey, example: keyExample } },
  errors: [404],
  handle: (_input, { principal }) => currentApiKey(principal),
});

const create = endpoint({
  method: "post",
  path: "/api/api-keys",
  operationId: "createApiKey",
  asksProof: true,
  tag,
  summary: "Make an API key",
  description:
    "The key is in `secret` of this answer and nowhere else. What a terminal makes has no scope that it lacks and ends with it at the latest; what is bound to an organization reaches no other one and no customers. With `test` it is a key of your organization's test organization (`sw_test_…`): made-up data that no mail, no payment and no real row comes of.",
  who: "user",
  scope: "account:write",
  changes: "keys",
  body: z.object({
    name: requiredLine("Name", 100),
    scopes: z.array(z.string().max(40)).min(1, "Choose at least one scope.").max(40),
    expiresAt: z
      .union([z.iso.datetime({ offset: true, error: NOT_A_DATE }), z.iso.date({ error: NOT_A_DATE })], NOT_A_DATE)
      .transform((text) => new Date(text))
      .nullish(),
    organizationId: z.int().positive().nullish(),
    test: z.boolean().default(false).describe("A test key: it works on made-up data"),
  }),
  bodyExample: { name: "Nightly export", scopes: ["research:read", "export"], expiresAt: "2027-11-20T00:00:00Z" },
  answers: {
    201: {
      description: "The key, shown once",
      schema: ApiKey.extend({ secret: z.string() }),
      example: { ...keyExample, secret: "sw_4fJ2k9xN0c…" },
    },
  },
  errors: [403, 404, 409],
  check: ({ body }) => refusePastExpiry(body),
  handle: async ({ body: { test, ...key } }, { principal }) =>
    reply(201, await (test ? makeTestKey(principal, key) : createApiKey(principal, key))),
});

const revoke = endpoint({
  method: "delete",
  path: "/api/api-keys/{id}",
  operationId: "revokeApiKey",
  tag,
  summary: "Revoke an API key",
  description: "The next request with the key is refused.",
  who: "user",
  scope: "account:write",
  changes: "keys",
  params: idParams,
  answers: { 204: { description: "Revoked" } },
  errors: [403],
  handle: async ({ params }, { principal }) => {
    await revokeApiKey(principal, params.id);
    return reply(204, undefined);
  },
});

const reset = endpoint({
  method: "post",
  path: "/api/test-data/reset",
  operationId: "resetTestData",
  tag,
  summary: "Begin anew with the test data",
  description:
    "Everything that was written with the organization's test keys goes, and the made-up rows of the beginning are there again, under other ids. Test keys and webhooks stay. For owners, admins and HR administrators: by a test key that changes hiring or people data, a terminal with `account:write`, or a browser.",
  who: "user",
  scope: "none",
  onTestData: true,
  rate: { max: 10, windowSeconds: 60 },
  body: z.object({
    organizationId: z
      .int()
      .positive()
      .nullish()
      .describe("Of which organization; by default the one that the key belongs to, or where you work"),
  }),
  bodyMayBeLeftOut: true,
  answers: {
    200: {
      description: "The test organization, filled anew",
      schema: z.object({ organizationId: z.int(), organizationName: z.string() }).openapi("TestData"),
      example: { organizationId: 8, organizationName: "Miller Bakery (test data)" },
    },
  },
  errors: [403, 404, 409, 429],
  handle: ({ body }, { principal }) => resetTestData(principal, body.organizationId),
});

export const apiKeyEndpoints = [list, current, create, revoke, reset];

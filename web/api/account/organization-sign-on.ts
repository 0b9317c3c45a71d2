import { z } from "@hono/zod-openapi";
import {
  addSignOnDomain,
  checkSignOnDomain,
  enforcementForm,
  enforceSignOn,
  readSignOnSettings,
  releaseSignOn,
  removeSignOnDomain,
  removeSignOnProvider,
  saveSignOnProvider,
  signOnDomainForm,
  signOnProviderForm,
  testSignOnProvider,
} from "~/domain/accounts";
import { endpoint, reply } from "../endpoint";
import { Message, moment, idParams as params } from "../shapes";
import { ORGANIZATION_TAG as tag } from "./organizations";

const Domain = z
  .object({
    id: z.int(),
    domain: z.string(),
    verifiedAt: moment.nullable().describe("Null: not proved, so the provider speaks for none of its addresses"),
    checkedAt: moment.nullable(),
    record: z.object({ name: z.string(), value: z.string() }).describe("The TXT record that proves the domain"),
  })
  .openapi("SignOnDomain");

const Settings = z
  .object({
    provider: z
      .object({
        issuer: z.string(),
        clientId: z.string(),
        provesSecondFactor: z.boolean().describe("Its sign-in counts as the second step too"),
        provedAt: moment.nullable().describe("When an owner first came in by it as it is set up now"),
        updatedAt: moment,
        isEnforced: z.boolean().describe("Members with an address of a verified domain sign in by it alone"),
        breakGlassUserId: z.int().nullable().describe("Who gets in by password when the provider is down"),
      })
      .nullable(),
    domains: z.array(Domain),
    keepers: z
      .array(z.object({ userId: z.int(), name: z.string(), hasFactor: z.boolean() }))
      .describe("Who can be named to get in without the provider"),
    callbackUrl: z.string().describe("What the provider must be told"),
  })
  .openapi("SignOnSettings");

const domain = {
  id: 8,
  domain: "millerbakeries.example",
  verifiedAt: "2026-11-27T15:00:00.000Z",
  checkedAt: "2026-11-27T15:00:00.000Z",
  record: { name: "_statewise.millerbakeries.example", value: "statewise-domain-verification=Zk3v9Q" },
};
const example = {
  provider: {
    issuer: "https://login.millerbakeries.example",
    clientId: "statewise",
    provesSecondFactor: false,
    provedAt: "2026-11-27T15:10:00.000Z",
    updatedAt: "2026-11-27T14:55:00.000Z",
    isEnforced: false,
    breakGlassUserId: null,
  },
  domains: [domain],
  keepers: [{ userId: 12, name: "dana.miller@example.com", hasFactor: true }],
  callbackUrl: "https://statewise.example/login/callback/organization-3",
};

const path = "/api/organizations/{id}/sign-on" as const;
const domainParams = params.extend({ domainId: params.shape.id });
/** What every one of them shares: a person at a browser decides how members sign in, never a key. */
const common = { tag, who: "user", scope: "session", changes: "sessions" } as const;

const read = endpoint({
  method: "get",
  path,
  operationId: "getSignOnSettings",
  sdk: "organizations.getSignOnSettings",
  tag,
  summary: "How members sign in by the organization's own provider",
  description: "For owners and admins. The client secret is never shown.",
  who: "user",
  scope: "account:read",
  params,
  answers: { 200: { description: "Provider, domains and what is required", schema: Settings, example } },
  errors: [403],
  handle: ({ params: { id } }, { principal }) => readSignOnSettings(principal, id),
});

const save = endpoint({
  ...common,
  method: "put",
  path,
  operationId: "saveSignOnProvider",
  sdk: "organizations.saveSignOnProvider",
  summary: "Set the organization's provider up, or change it",
  description:
    "For the owner, with the password where the last proof was a while ago. Without `clientSecret` the one that is kept stays. With another issuer or client it must be proved anew, and whom the old issuer knew is known no more.",
  params,
  body: signOnProviderForm,
  bodyExample: {
    issuer: "https://login.millerbakeries.example",
    clientId: "statewise",
    clientSecret: "made-by-the-provider",
    provesSecondFactor: false,
  },
  answers: { 200: { description: "The settings as they are now", schema: Settings, example } },
  errors: [403, 409],
  handle: async ({ params: { id }, body }, { principal }) => {
    await saveSignOnProvider(principal, id, body);
    return readSignOnSettings(principal, id);
  },
});

const remove = endpoint({
  ...common,
  method: "delete",
  path,
  operationId: "removeSignOnProvider",
  sdk: "organizations.removeSignOnProvider",
  summary: "End the sign-in by the organization's provider",
  description: "For the owner. Who came by it keeps the account and gets in by a mailed link.",
  params,
  answers: { 200: { description: "Ended", schema: Message } },
  errors: [403, 409],
  handle: async ({ params: { id } }, { principal }) => {
    await removeSignOnProvider(principal, id);
    return { message: "Members sign in by password or a mailed link again." };
  },
});

const test = endpoint({
  ...common,
  method: "post",
  path: `${path}/test`,
  operationId: "testSignOnProvider",
  sdk: "organizations.testSignOnProvider",
  summary: "Ask whether the provider answers as it is set up",
  description: "For the owner. Whether it lets people in shows the first sign-in.",
  params,
  answers: { 200: { description: "It answers", schema: Message } },
  errors: [403, 409, 422],
  handle: async ({ params: { id } }, { principal }) => {
    await testSignOnProvider(principal, id);
    return { message: "The provider answers." };
  },
});

const enforce = endpoint({
  ...common,
  method: "put",
  path: `${path}/enforcement`,
  operationId: "enforceSignOn",
  sdk: "organizations.enforceSignOn",
  summary: "Ask the provider of every member with an address of its domains",
  description:
    "For the owner, once an owner has come in by it and a domain is verified. Sessions that were opened otherwise end. The person named, owner or admin with a second step, gets in when the provider is down.",
  params,
  body: enforcementForm,
  bodyExample: { breakGlassUserId: 12 },
  answers: { 200: { description: "The settings as they are now", schema: Settings, example } },
  errors: [403, 409],
  handle: async ({ params: { id }, body }, { principal }) => {
    await enforceSignOn(principal, id, body);
    return readSignOnSettings(principal, id);
  },
});

const release = endpoint({
  ...common,
  method: "delete",
  path: `${path}/enforcement`,
  operationId: "releaseSignOn",
  sdk: "organizations.releaseSignOn",
  summary: "Let members sign in otherwise again",
  description: "For the owner.",
  params,
  answers: { 200: { description: "Optional again", schema: Message } },
  errors: [403],
  handle: async ({ params: { id } }, { principal }) => {
    await releaseSignOn(principal, id);
    return { message: "Passwords and mailed links open members' accounts again." };
  },
});

const addDomain = endpoint({
  ...common,
  method: "post",
  path: `${path}/domains`,
  operationId: "addSignOnDomain",
  sdk: "organizations.addSignOnDomain",
  summary: "Name a domain whose addresses the provider is to speak for",
  description:
    "For the owner. Until its TXT record is found it does nothing. Domains where anybody can open a mailbox, such as gmail.com, are refused.",
  params,
  body: signOnDomainForm,
  bodyExample: { domain: "millerbakeries.example" },
  answers: { 201: { description: "The settings, with the record to set", schema: Settings, example } },
  errors: [403, 409],
  handle: async ({ params: { id }, body }, { principal }) => {
    await addSignOnDomain(principal, id, body);
    return reply(201, await readSignOnSettings(principal, id));
  },
});

const checkDomain = endpoint({
  ...common,
  method: "post",
  path: `${path}/domains/{domainId}/check`,
  operationId: "checkSignOnDomain",
  sdk: "organizations.checkSignOnDomain",
  summary: "Look for the record of a domain",
  description: "For the owner. From then on the domain is this organization's, and no other one's.",
  params: domainParams,
  answers: {
    200: {
      description: "Whether it is proved",
      schema: z.object({ domain: z.string(), isVerified: z.boolean() }),
      example: { domain: domain.domain, isVerified: true },
    },
  },
  errors: [403, 409, 422],
  handle: ({ params: { id, domainId } }, { principal }) => checkSignOnDomain(principal, id, domainId),
});

const removeDomain = endpoint({
  ...common,
  method: "delete",
  path: `${path}/domains/{domainId}`,
  operationId: "removeSignOnDomain",
  sdk: "organizations.removeSignOnDomain",
  summary: "Give a domain up",
  description: "For the owner.",
  params: domainParams,
  answers: { 200: { description: "Given up", schema: Message } },
  errors: [403],
  handle: async ({ params: { id, domainId } }, { principal }) => {
    await removeSignOnDomain(principal, id, domainId);
    return { message: "The provider no longer speaks for this domain." };
  },
});

export const organizationSignOnEndpoints = [
  ...[read, save, remove, test, enforce, release],
  ...[addDomain, checkDomain, removeDomain],
];

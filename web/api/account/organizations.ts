import { z } from "@hono/zod-openapi";
import {
  closeOrganization,
  createOrganization,
  leaveOrganization,
  listOrganizations,
  newOrganizationForm,
  organizationForm,
  readOrganization,
  reopenOrganization,
  sessionPolicyForm,
  setSessionPolicy,
  switchOrganization,
  updateOrganization,
} from "~/domain/accounts";
import { endpoint, reply } from "../endpoint";
import { idParams, Message, moment } from "../shapes";

export const ORGANIZATION_TAG = "Organizations";
const tag = ORGANIZATION_TAG;
const params = idParams;

const Organization = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    legalName: z.string().nullable(),
    website: z.string().nullable(),
    industry: z.string().nullable(),
    timeZone: z.string(),
    headCount: z.int().nullable(),
    closingAt: moment.nullable().describe("When closure was asked for; 30 days of export follow"),
    asksSecondFactor: z.boolean().describe("Members need a second step at sign-in"),
    sessionHours: z.int().nullable().describe("How long a member's session may last; null: 30 days, as everywhere"),
    idleMinutes: z.int().nullable().describe("How long it may be left unused; null: 14 days, as everywhere"),
    role: z.string().nullable().describe("The caller's role in hiring; null: none"),
    hrRole: z.string().nullable(),
    isCurrent: z.boolean().describe("The organization in which the caller works now"),
    version: z.int(),
    createdAt: moment,
  })
  .openapi("Organization");

const example = {
  id: 3,
  name: "Miller Bakeries",
  slug: "miller-bakeries-4f2k9x01",
  legalName: "Miller Bakeries LLC",
  website: null,
  industry: "Food",
  timeZone: "America/Los_Angeles",
  headCount: 42,
  closingAt: null,
  asksSecondFactor: false,
  sessionHours: null,
  idleMinutes: null,
  role: "owner",
  hrRole: null,
  isCurrent: true,
  version: 1,
  createdAt: "2026-11-20T15:00:00.000Z",
};

const list = endpoint({
  method: "get",
  path: "/api/organizations",
  operationId: "listOrganizations",
  tag,
  summary: "The caller's organizations",
  who: "user",
  scope: "account:read",
  answers: {
    200: {
      description: "Organizations with the caller's role",
      schema: z.object({ data: z.array(Organization), nextCursor: z.string().nullable() }),
      example: { data: [example], nextCursor: null },
    },
  },
  handle: async (_input, { principal }) => ({ data: await listOrganizations(principal), nextCursor: null }),
});

const create = endpoint({
  method: "post",
  path: "/api/organizations",
  operationId: "createOrganization",
  changes: "members",
  tag,
  summary: "Found an organization",
  description: "The caller owns it and works in it from now on.",
  who: "user",
  scope: "account:write",
  body: newOrganizationForm,
  bodyExample: { name: "Miller Bakeries", timeZone: "America/Los_Angeles", headCount: 42 },
  answers: { 201: { description: "The organization", schema: Organization, example } },
  errors: [403, 409],
  handle: async ({ body }, { principal }) => reply(201, await createOrganization(principal, body)),
});

const read = endpoint({
  method: "get",
  path: "/api/organizations/{id}",
  operationId: "getOrganization",
  tag,
  summary: "One organization of the caller",
  who: "user",
  scope: "account:read",
  params,
  answers: { 200: { description: "The organization", schema: Organization, example } },
  handle: ({ params }, { principal }) => readOrganization(principal, params.id),
});

const update = endpoint({
  method: "put",
  path: "/api/organizations/{id}",
  operationId: "updateOrganization",
  tag,
  summary: "Change an organization",
  description: "For owners and admins of the organization.",
  who: "user",
  scope: "account:write",
  params,
  body: organizationForm,
  bodyExample: { headCount: 55, version: 1 },
  answers: { 200: { description: "The organization as it is now", schema: Organization, example } },
  errors: [403, 409],
  handle: ({ params, body }, { principal }) => updateOrganization(principal, params.id, body),
});

const setPolicy = endpoint({
  method: "put",
  path: "/api/organizations/{id}/session-policy",
  operationId: "setSessionPolicy",
  sdk: "organizations.setSessionPolicy",
  changes: "sessions",
  asksProof: true,
  tag,
  summary: "Say how long members stay signed in",
  description:
    "For owners and admins. It holds from the next request on, for open sessions too; whoever works for several organizations is bound by the strictest. Keys and terminals end as they were made to.",
  who: "user",
  scope: "session",
  params,
  body: sessionPolicyForm,
  bodyExample: { idleMinutes: 30, sessionHours: 12 },
  answers: {
    200: { description: "What holds now", schema: sessionPolicyForm, example: { idleMinutes: 30, sessionHours: 12 } },
  },
  errors: [403],
  handle: ({ params, body }, { principal }) => setSessionPolicy(principal, params.id, body),
});

const switchTo = endpoint({
  method: "post",
  path: "/api/organizations/{id}/switch",
  operationId: "switchOrganization",
  changes: "members",
  tag,
  summary: "Work in another organization",
  who: "user",
  scope: "account:write",
  params,
  answers: { 200: { description: "The organization", schema: Organization, example } },
  handle: ({ params }, { principal }) => switchOrganization(principal, params.id),
});

const leave = endpoint({
  method: "post",
  path: "/api/organizations/{id}/leave",
  operationId: "leaveOrganization",
  tag,
  summary: "Leave an organization",
  description: "The owner first transfers the ownership or closes the organization.",
  who: "user",
  scope: "account:write",
  changes: "members",
  params,
  answers: { 200: { description: "Left", schema: Message } },
  errors: [403],
  handle: async ({ params }, { principal }) => {
    await leaveOrganization(principal, params.id);
    return { message: "You have left the organization." };
  },
});

const close = endpoint({
  method: "post",
  path: "/api/organizations/{id}/close",
  operationId: "closeOrganization",
  asksProof: true,
  changes: "members",
  tag,
  summary: "Close an organization",
  description: "For the owner. 30 days of export follow; until then it can be reopened.",
  who: "user",
  scope: "session",
  params,
  answers: { 200: { description: "Closing", schema: z.object({ closesAt: moment }) } },
  errors: [403, 409],
  handle: ({ params }, { principal }) => closeOrganization(principal, params.id),
});

const reopen = endpoint({
  method: "post",
  path: "/api/organizations/{id}/reopen",
  operationId: "reopenOrganization",
  changes: "members",
  tag,
  summary: "Take a closure back",
  who: "user",
  scope: "session",
  params,
  answers: { 200: { description: "Open again", schema: Message } },
  errors: [403],
  handle: async ({ params }, { principal }) => {
    await reopenOrganization(principal, params.id);
    return { message: "The organization is open again." };
  },
});

export const organizationEndpoints = [list, create, read, update, setPolicy, switchTo, leave, close, reopen];

import { z } from "@hono/zod-openapi";
import {
  grantSupportAccess,
  listSupportVisits,
  readSupportAccess,
  revokeSupportAccess,
  supportGrantForm,
  supportVisitQuery,
} from "~/domain/accounts";
import { endpoint, reply } from "../endpoint";
import { Message, moment, idParams as params } from "../shapes";
import { ORGANIZATION_TAG as tag } from "./organizations";

const SupportGrant = z
  .object({
    id: z.int(),
    areas: z.array(z.string()).describe("hiring, people"),
    reason: z.string().nullable(),
    grantedBy: z.string().nullable(),
    createdAt: moment,
    expiresAt: moment,
  })
  .openapi("SupportGrant");

const SupportVisit = z
  .object({
    id: z.int(),
    at: moment,
    who: z.string().describe("The administrator of Statewise"),
    as: z.string().nullable().describe("The member as whom they looked; null for a mail read in the administration"),
    action: z.string(),
    ability: z.string().nullable(),
    path: z.string().nullable(),
  })
  .openapi("SupportVisit");

const example = {
  id: 5,
  areas: ["hiring"],
  reason: "Ticket 4711",
  grantedBy: "dana.miller@example.com",
  createdAt: "2026-11-24T15:00:00.000Z",
  expiresAt: "2026-11-25T15:00:00.000Z",
};

const path = "/api/organizations/{id}/support-access" as const;

const read = endpoint({
  method: "get",
  path,
  operationId: "getSupportAccess",
  sdk: "organizations.getSupportAccess",
  tag,
  summary: "What is open to support",
  description: "For owners and admins. Null: nothing, which is how every organization begins.",
  who: "user",
  scope: "account:read",
  params,
  answers: {
    200: {
      description: "The consent that holds now",
      schema: z.object({ grant: SupportGrant.nullable() }),
      example: { grant: example },
    },
  },
  errors: [403],
  handle: async ({ params: { id } }, { principal }) => ({ grant: await readSupportAccess(principal, id) }),
});

const grant = endpoint({
  method: "post",
  path,
  operationId: "grantSupportAccess",
  sdk: "organizations.grantSupportAccess",
  tag,
  summary: "Open hiring or people to support for a time",
  description:
    "For the owner. Administrators of Statewise who view as a member may then look at these areas; they decide nothing, write to nobody and export nothing.",
  who: "user",
  scope: "session",
  params,
  body: supportGrantForm,
  bodyExample: { areas: ["hiring"], hours: 24, reason: "Ticket 4711" },
  answers: { 201: { description: "Open until `expiresAt`", schema: SupportGrant, example } },
  errors: [403],
  handle: async ({ params: { id }, body }, { principal }) => {
    const { areas, reason, grantedBy, createdAt, expiresAt, ...row } = await grantSupportAccess(principal, id, body);
    return reply(201, { id: row.id, areas, reason, grantedBy, createdAt, expiresAt });
  },
});

const revoke = endpoint({
  method: "delete",
  path,
  operationId: "revokeSupportAccess",
  sdk: "organizations.revokeSupportAccess",
  tag,
  summary: "Close it to support again",
  description: "For owners and admins. The next request of support is refused.",
  who: "user",
  scope: "session",
  params,
  answers: { 200: { description: "Closed", schema: Message } },
  errors: [403, 409],
  handle: async ({ params: { id } }, { principal }) => {
    await revokeSupportAccess(principal, id);
    return { message: "Support access has ended." };
  },
});

const visits = endpoint({
  method: "get",
  path: "/api/organizations/{id}/support-visits",
  operationId: "listSupportVisits",
  sdk: "organizations.listSupportVisits",
  tag,
  summary: "Who of Statewise looked, at what and when",
  description: "For owners and admins, the newest first.",
  who: "user",
  scope: "account:read",
  params,
  query: supportVisitQuery,
  answers: {
    200: {
      description: "Looks and acts of administrators who viewed as a member",
      schema: z.object({ data: z.array(SupportVisit), nextCursor: z.string().nullable() }),
    },
  },
  errors: [403],
  handle: ({ params: { id }, query }, { principal }) => listSupportVisits(principal, id, query),
});

export const organizationSupportEndpoints = [read, grant, revoke, visits];

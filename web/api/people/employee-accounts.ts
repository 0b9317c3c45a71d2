import { z } from "@hono/zod-openapi";
import {
  accountInvitation,
  disconnectAccount,
  inviteEverybody,
  inviteToRecord,
  peopleMember,
  withdrawInvitation,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const WRITE = { tag: "People", who: "hris", scope: "people:write" } as const;

export const employeeAccountEndpoints = [
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/invitations",
    operationId: "inviteEmployees",
    sdk: "people.inviteEmployees",
    summary: "Invite everybody who cannot sign in yet to their own record, by their work e-mail",
    description: "At most 200 at once; `left` says how many wait for the next call.",
    changes: "members",
    answers: {
      200: {
        description: "Mailed",
        schema: z.object({
          invited: z.int(),
          left: z.int(),
          failed: z.array(z.object({ id: z.int(), name: z.string(), why: z.string() })),
        }),
      },
    },
    errors: [403, 409],
    handle: async (_, { principal }) => inviteEverybody(await peopleMember(principal, "employees:write")),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/employees/{id}/invitation",
    operationId: "inviteEmployee",
    sdk: "people.inviteEmployee",
    summary: "Mail somebody the link that opens their own record to them",
    description:
      "Whoever has the link and an account of the mailed address connects it. A newer link replaces the older one.",
    changes: "members",
    params: idParams,
    body: accountInvitation,
    bodyExample: { to: "work" },
    answers: {
      201: { description: "Mailed", schema: z.object({ email: z.string(), expiresAt: moment }) },
    },
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) =>
      reply(201, await inviteToRecord(await peopleMember(principal, "employees:write"), params.id, body)),
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/employees/{id}/invitation",
    operationId: "withdrawEmployeeInvitation",
    sdk: "people.withdrawEmployeeInvitation",
    summary: "Take back an invitation that nobody has answered",
    changes: "members",
    params: idParams,
    answers: { 204: { description: "Its link no longer works" } },
    errors: [403, 404],
    handle: async ({ params }, { principal }) => {
      await withdrawInvitation(await peopleMember(principal, "employees:write"), params.id);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/employees/{id}/account",
    operationId: "disconnectEmployeeAccount",
    sdk: "people.disconnectEmployeeAccount",
    summary: "Disconnect the account of a record: the person no longer sees it",
    changes: "members",
    params: idParams,
    answers: { 204: { description: "Disconnected" } },
    errors: [403, 404, 409],
    handle: async ({ params }, { principal }) => {
      await disconnectAccount(await peopleMember(principal, "employees:write"), params.id);
      return reply(204, undefined);
    },
  }),
];

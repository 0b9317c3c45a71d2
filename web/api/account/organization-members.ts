import { z } from "@hono/zod-openapi";
import {
  acceptInvitation,
  changeMemberRole,
  declineInvitation,
  invitationForm,
  inviteMember,
  listInvitations,
  listMembers,
  memberForm,
  offerOwnership,
  removeMember,
  revokeInvitation,
} from "~/domain/accounts";
import { endpoint, reply } from "../endpoint";
import { idParams, Message, moment } from "../shapes";
import { ORGANIZATION_TAG } from "./organizations";

const tag = ORGANIZATION_TAG;
const params = idParams;
const id = idParams.shape.id;
const memberParams = idParams.extend({ userId: id });

const Invitation = z
  .object({
    id: z.int(),
    email: z.string(),
    role: z.string().nullable().describe("In hiring; null: none"),
    hrRole: z.string().nullable(),
    expiresAt: moment,
    createdAt: moment,
  })
  .openapi("Invitation");

const Member = z
  .object({
    userId: z.int(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    role: z.string().nullable().describe("In hiring; null: none"),
    hrRole: z.string().nullable(),
    joinedAt: moment,
    version: z.int(),
  })
  .openapi("Member");

const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.string().nullable() });

const listOpen = endpoint({
  method: "get",
  path: "/api/organizations/{id}/invitations",
  operationId: "listInvitations",
  tag,
  summary: "Open invitations",
  who: "user",
  scope: "account:read",
  params,
  answers: { 200: { description: "Invitations without an answer", schema: page(Invitation) } },
  errors: [403],
  handle: async ({ params }, { principal }) => ({
    data: await listInvitations(principal, params.id),
    nextCursor: null,
  }),
});

const invite = endpoint({
  method: "post",
  path: "/api/organizations/{id}/invitations",
  operationId: "inviteMember",
  tag,
  summary: "Invite somebody by mail",
  description: "For owners and admins of the organization. A newer invitation replaces the older one.",
  who: "user",
  scope: "account:write",
  changes: "members",
  params,
  body: invitationForm,
  bodyExample: { email: "sam.ortiz@example.com", role: "recruiter" },
  answers: { 201: { description: "The invitation was mailed", schema: Invitation } },
  errors: [403, 409],
  handle: async ({ params, body }, { principal }) => reply(201, await inviteMember(principal, params.id, body)),
});

const revoke = endpoint({
  method: "delete",
  path: "/api/organizations/{id}/invitations/{invitationId}",
  operationId: "revokeInvitation",
  tag,
  summary: "Take an invitation back",
  who: "user",
  scope: "account:write",
  changes: "members",
  params: idParams.extend({ invitationId: id }),
  answers: { 204: { description: "Revoked" } },
  errors: [403],
  handle: async ({ params }, { principal }) => {
    await revokeInvitation(principal, params.id, params.invitationId);
    return reply(204, undefined);
  },
});

const token = z.object({ token: z.string().min(1).max(500) });
const tokenExample = { token: "the token of the mailed link" };

const accept = endpoint({
  method: "post",
  path: "/api/organizations/invitations/accept",
  operationId: "acceptInvitation",
  tag,
  summary: "Accept an invitation",
  description: "The account's e-mail address must be the invited one. With an offer of ownership the owner changes.",
  who: "user",
  scope: "account:write",
  changes: "members",
  body: token,
  bodyExample: tokenExample,
  answers: {
    200: {
      description: "Joined",
      schema: z.object({
        organizationId: z.int(),
        role: z.string().nullable(),
        employeeId: z.int().nullable().describe("Your own employee record, where the invitation was to it"),
      }),
    },
  },
  errors: [403, 404, 409],
  handle: ({ body }, { principal }) => acceptInvitation(principal, body.token),
});

const decline = endpoint({
  method: "post",
  path: "/api/organizations/invitations/decline",
  operationId: "declineInvitation",
  tag,
  summary: "Decline an invitation",
  who: "public",
  scope: "none",
  rate: { max: 30, windowSeconds: 600, per: "address" },
  body: token,
  bodyExample: tokenExample,
  answers: { 200: { description: "Declined", schema: Message } },
  errors: [404],
  handle: async ({ body }) => {
    await declineInvitation(body.token);
    return { message: "The invitation was declined." };
  },
});

const members = endpoint({
  method: "get",
  path: "/api/organizations/{id}/members",
  operationId: "listMembers",
  tag,
  summary: "Members of an organization",
  who: "user",
  scope: "account:read",
  params,
  answers: { 200: { description: "Members with their roles", schema: page(Member) } },
  handle: async ({ params }, { principal }) => ({ data: await listMembers(principal, params.id), nextCursor: null }),
});

const change = endpoint({
  method: "put",
  path: "/api/organizations/{id}/members/{userId}",
  operationId: "changeMemberRole",
  asksProof: true,
  tag,
  summary: "Change a member's role",
  who: "user",
  scope: "account:write",
  changes: "members",
  params: memberParams,
  body: memberForm,
  bodyExample: { role: "hiring_manager", hrRole: null },
  answers: { 200: { description: "The member as it is now", schema: Member } },
  errors: [403, 409],
  handle: ({ params, body }, { principal }) => changeMemberRole(principal, params.id, params.userId, body),
});

const remove = endpoint({
  method: "delete",
  path: "/api/organizations/{id}/members/{userId}",
  operationId: "removeMember",
  tag,
  summary: "Remove a member",
  who: "user",
  scope: "account:write",
  changes: "members",
  params: memberParams,
  answers: { 204: { description: "Removed" } },
  errors: [403],
  handle: async ({ params }, { principal }) => {
    await removeMember(principal, params.id, params.userId);
    return reply(204, undefined);
  },
});

const transfer = endpoint({
  method: "post",
  path: "/api/organizations/{id}/transfer",
  operationId: "offerOwnership",
  asksProof: true,
  tag,
  summary: "Offer the ownership to a member",
  description: "The member takes it with the mailed link; until then nothing changes.",
  who: "user",
  scope: "session",
  changes: "members",
  params,
  body: z.object({ userId: z.int().positive() }),
  bodyExample: { userId: 31 },
  answers: { 201: { description: "The offer was mailed", schema: Invitation } },
  errors: [403, 409],
  handle: async ({ params, body }, { principal }) =>
    reply(201, await offerOwnership(principal, params.id, body.userId)),
});

export const memberEndpoints = [listOpen, invite, revoke, accept, decline, members, change, remove, transfer];

import { z } from "@hono/zod-openapi";
import {
  assignRole,
  deleteRole,
  listAssignments,
  listRoles,
  PERMISSIONS,
  saveRole,
  unassignRole,
} from "~/domain/access";
import { optionalLine, requiredLine } from "~/domain/accounts";
import { expiryField, expiryMoment } from "~/domain/admin";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { tag } from "./shapes";

const read = { method: "get", tag, who: "admin", permission: "roles:read", scope: "admin:read" } as const;
const write = { tag, who: "admin", permission: "roles:write", scope: "admin:write" } as const;

const Role = z
  .object({
    id: z.int(),
    name: z.string(),
    displayName: z.string(),
    description: z.string().nullable(),
    permissions: z.array(z.string()),
    isActive: z.boolean(),
    isSystem: z.boolean(),
    people: z.int(),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
  })
  .openapi("Role");

const form = z.object({
  displayName: requiredLine("Name", 100),
  description: optionalLine("Description", 500).nullish(),
  permissions: z.array(z.string().max(100)).max(100).describe(Object.keys(PERMISSIONS).join(" ")),
  isActive: z.boolean().default(true),
});
const name = z
  .string({ error: "Name is required" })
  .regex(/^[a-z][a-z0-9_]{1,58}$/, "A role's name is small letters, digits and underscores");
const saved = { description: "Saved", schema: z.object({ id: z.int() }) };

const list = endpoint({
  ...read,
  path: "/api/admin/roles",
  operationId: "listRoles",
  summary: "Roles and how many people have them",
  answers: { 200: { description: "Roles", schema: z.array(Role) } },
  handle: async (_input, { principal }) =>
    (await listRoles(principal)).map(({ _count, createdAt: _created, updatedAt: _updated, ...role }) => ({
      ...role,
      people: _count.assignments,
    })),
});

const create = endpoint({
  ...write,
  method: "post",
  path: "/api/admin/roles",
  operationId: "createRole",
  asksProof: true,
  changes: "roles",
  summary: "Add a role",
  body: form.extend({ name }),
  bodyExample: { name: "night_support", displayName: "Night support", permissions: ["customers:read"] },
  answers: { 201: saved },
  errors: [409],
  handle: async ({ body }, { principal }) => reply(201, await saveRole(principal, body)),
});

const update = endpoint({
  ...write,
  method: "put",
  path: "/api/admin/roles/{id}",
  operationId: "updateRole",
  asksProof: true,
  changes: "roles",
  summary: "Change a role",
  params: idParams,
  body: form.extend({ version: z.number().int().positive().optional() }),
  bodyExample: { displayName: "Night support", permissions: ["customers:read", "feedback:read"], version: 1 },
  answers: { 200: saved },
  errors: [409],
  handle: ({ params, body }, { principal }) => saveRole(principal, { ...body, id: params.id, name: "" }),
});

const remove = endpoint({
  ...write,
  method: "delete",
  path: "/api/admin/roles/{id}",
  operationId: "deleteRole",
  changes: "roles",
  summary: "Remove a role that an operator made",
  params: idParams,
  answers: { 204: { description: "Removed" } },
  errors: [409],
  handle: async ({ params }, { principal }) => {
    await deleteRole(principal, params.id);
    return reply(204, undefined);
  },
});

const assignments = endpoint({
  ...read,
  path: "/api/admin/roles/{id}/assignments",
  operationId: "listRoleAssignments",
  summary: "Who has a role",
  params: idParams,
  answers: {
    200: {
      description: "People, the newest first",
      schema: z.array(
        z.object({
          id: z.int(),
          userId: z.int(),
          email: z.string(),
          name: z.string().nullable(),
          roleId: z.int(),
          role: z.string(),
          assignedAt: moment,
          assignedBy: z.string().nullable(),
          expiresAt: moment.nullable(),
          isExpired: z.boolean(),
          notes: z.string().nullable(),
        }),
      ),
    },
  },
  handle: ({ params }, { principal }) => listAssignments(principal, params.id),
});

const assign = endpoint({
  ...write,
  method: "post",
  path: "/api/admin/roles/{id}/assignments",
  operationId: "assignRole",
  asksProof: true,
  changes: "roles",
  summary: "Give a person a role, until a moment or for good",
  params: idParams,
  body: z.object({
    userId: z.int().positive(),
    expiresAt: expiryField,
    notes: optionalLine("Notes", 500).nullish(),
  }),
  bodyExample: { userId: 12, expiresAt: "2027-01-31", notes: "Holiday cover" },
  answers: { 201: { description: "Assigned", schema: z.object({ message: z.string() }) } },
  handle: async ({ params, body }, { principal }) => {
    const expiresAt = expiryMoment(body.expiresAt, "expiresAt");
    await assignRole(principal, { userId: body.userId, roleId: params.id, expiresAt, notes: body.notes });
    return reply(201, { message: "Role Assigned" });
  },
});

const unassign = endpoint({
  ...write,
  method: "delete",
  path: "/api/admin/roles/{id}/assignments/{userId}",
  operationId: "unassignRole",
  changes: "roles",
  summary: "Take a role from a person",
  params: idParams.extend({ userId: idParams.shape.id }),
  answers: { 204: { description: "Taken" } },
  handle: async ({ params }, { principal }) => {
    await unassignRole(principal, params.userId, params.id);
    return reply(204, undefined);
  },
});

export const adminRoleEndpoints = [list, create, update, remove, assignments, assign, unassign];

import { z } from "@hono/zod-openapi";
import { auditQuery, listAudit } from "~/domain/admin";
import { endpoint } from "../endpoint";
import { moment } from "../shapes";
import { pageAnswer, pageOf, tag } from "./shapes";

const facts = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z
  .object({
    id: z.int(),
    at: moment,
    action: z.string(),
    outcome: z.string(),
    actorKind: z.string(),
    actorId: z.int().nullable(),
    actorEmail: z.string().nullable(),
    impersonatorId: z.int().nullable().describe("The administrator who acted while viewing as the actor"),
    impersonatorEmail: z.string().nullable(),
    subjectUserId: z.int().nullable(),
    subjectEmail: z.string().nullable(),
    organizationId: z.int().nullable(),
    entityType: z.string().nullable(),
    entityId: z.string().nullable(),
    before: facts,
    after: facts,
    detail: facts,
    ipAddress: z.string().nullable(),
    requestId: z.string().nullable(),
  })
  .openapi("AuditEntry");

export const adminAuditEndpoints = [
  endpoint({
    method: "get",
    path: "/api/admin/audit",
    operationId: "listAudit",
    tag,
    summary: "The audit log",
    description: "Who did what to whom, the newest first. Nothing in it can be changed or removed.",
    who: "admin",
    permission: "audit:read",
    scope: "admin:read",
    query: auditQuery,
    answers: { 200: { description: "Entries", schema: pageOf(AuditEntry) } },
    handle: async ({ query }, { principal }) => pageAnswer(await listAudit(principal, query)),
  }),
];

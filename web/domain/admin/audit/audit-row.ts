import type { Order } from "../keyset";

export type AuditRow = {
  id: number;
  at: Date;
  action: string;
  outcome: string;
  actorKind: string;
  actorId: number | null;
  actorEmail: string | null;
  impersonatorId: number | null;
  impersonatorEmail: string | null;
  subjectUserId: number | null;
  subjectEmail: string | null;
  organizationId: number | null;
  entityType: string | null;
  entityId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  detail: Record<string, unknown> | null;
  ipAddress: string | null;
  requestId: string | null;
};

/** Names come from the accounts as they are: an erased person has none here either. */
export const AUDIT_COLUMNS = `
  a.id::float8 as id, a.at, a.action, a.outcome, a.actor_kind as "actorKind", a.actor_id as "actorId",
  actor.email as "actorEmail", a.impersonator_id as "impersonatorId", viewer.email as "impersonatorEmail", a.subject_user_id as "subjectUserId",
  subject.email as "subjectEmail", a.organization_id as "organizationId", a.entity_type as "entityType",
  a.entity_id as "entityId", a.before, a.after, a.detail, a.ip_address as "ipAddress", a.request_id as "requestId"`;

export const AUDIT_FROM = `audit_log a left join users actor on actor.id = a.actor_id left join users subject on subject.id = a.subject_user_id
   left join users viewer on viewer.id = a.impersonator_id`;

export const auditOrder = (name: string): Order => ({
  name,
  keys: [
    { sql: "a.at", type: "timestamptz" },
    { sql: "a.id", type: "bigint" },
  ],
  descending: true,
});

import { z } from "zod";
import { type Principal, requirePermission } from "~/domain/access";
import { type Condition, likeText } from "~/platform/db/search-text";
import { keysetPage, type Page } from "../keyset";
import { AUDIT_COLUMNS, AUDIT_FROM, type AuditRow, auditOrder } from "./audit-row";

const id = z.coerce.number().int().positive().max(2_147_483_647).optional();
const day = z.iso.date().optional();

export const auditQuery = z.object({
  action: z.string().trim().max(80).optional().describe("The act or its beginning, such as customer. or role.assign"),
  actorId: id,
  subjectUserId: id,
  organizationId: id,
  outcome: z.enum(["done", "refused"]).optional(),
  from: day,
  until: day.describe("The last day, whole"),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(400).optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** The audit log, the newest first. */
export async function listAudit(principal: Principal, query: AuditQuery): Promise<Page<AuditRow>> {
  await requirePermission(principal, "audit:read");
  return keysetPage<AuditRow>({
    columns: AUDIT_COLUMNS,
    from: AUDIT_FROM,
    where: conditionsOf(query),
    order: auditOrder("audit"),
    limit: query.limit,
    cursor: query.cursor,
  });
}

function conditionsOf({
  action,
  actorId,
  subjectUserId,
  organizationId,
  outcome,
  from,
  until,
}: AuditQuery): Condition[] {
  const pairs: [unknown, string][] = [
    [actorId, "a.actor_id = ?"],
    [subjectUserId, "a.subject_user_id = ?"],
    [organizationId, "a.organization_id = ?"],
    [outcome, "a.outcome = ?"],
    [from, "a.at >= ?::date"],
    [until, "a.at < ?::date + 1"],
    [action ? `${likeText(action)}%` : undefined, "a.action like ?"],
  ];
  return pairs.flatMap(([value, sql]) => (value === undefined ? [] : [{ sql, values: [value] }]));
}

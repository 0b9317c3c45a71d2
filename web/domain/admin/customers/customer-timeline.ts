import { type Principal, requirePermission } from "~/domain/access";
import { AUDIT_COLUMNS, AUDIT_FROM, type AuditRow, auditOrder } from "../audit/audit-row";
import { keysetPage, type Page } from "../keyset";

/** What happened to a customer and by whom, from the audit log, the newest first. */
export async function customerTimeline(
  principal: Principal,
  customerId: number,
  { cursor, limit = 25 }: { cursor?: string; limit?: number } = {},
): Promise<Page<AuditRow>> {
  await requirePermission(principal, "customers:read");
  return keysetPage<AuditRow>({
    columns: AUDIT_COLUMNS,
    from: AUDIT_FROM,
    where: [{ sql: "a.subject_user_id = ?", values: [customerId] }],
    order: auditOrder("timeline"),
    limit,
    cursor,
  });
}

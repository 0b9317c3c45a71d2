import { type Principal, recordAudit, requirePermission, requireRecentProof } from "~/domain/access";
import { customerFor, personData } from "~/domain/accounts";
import { db } from "~/platform/db/client";
import { exportText } from "~/platform/personal/export-marked";

/**
 * Everything that is stored about one person, as a privacy request asks for it. Hiring and people records belong to their
 * organization and are exported there.
 */
export async function exportCustomerData(principal: Principal, id: number): Promise<string> {
  await requirePermission(principal, "customers:export");
  await requireRecentProof(principal);
  await customerFor(principal, id);
  const { organizations, ...own } = await personData(id);
  await recordAudit(db(), principal, {
    action: "customer.export_data",
    subjectUserId: id,
    entity: { type: "customer", id },
  });
  return exportText({ ...own, memberships: organizations.map(({ organization }) => organization) });
}

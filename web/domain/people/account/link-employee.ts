import { recordAudit } from "~/domain/access";
import { inOrganization } from "~/platform/db/client";

/**
 * The account of who has joined by the organization's provider belongs to the employee with this very work address, where
 * there is one without an account. No employee is made: who signs in is a member, who is employed HR says.
 */
export async function linkEmployee(organizationId: number, account: { id: number; email: string }): Promise<boolean> {
  return inOrganization(organizationId, async (tx) => {
    const employed = await tx.employee.count({ where: { organizationId, userId: account.id } });
    if (employed > 0) return false;
    const { count } = await tx.employee.updateMany({
      where: { organizationId, userId: null, email: account.email },
      data: { userId: account.id },
    });
    if (count === 0) return false;
    await recordAudit(
      tx,
      { kind: "user", id: account.id },
      { action: "employee.link_account", organizationId, subjectUserId: account.id, detail: { how: "single_sign_on" } },
    );
    return true;
  });
}

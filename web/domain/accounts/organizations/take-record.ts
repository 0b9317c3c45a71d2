import { type Principal, recordAudit } from "~/domain/access";
import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";

type Taking = { organizationId: number; employeeId: number; userId: number };

/**
 * The record that an invitation names becomes that of the account which accepts it, in the transaction of the seat: one is
 * never there without the other. What proves it is the mailed link together with the account of the address it was mailed to.
 */
export async function takeRecord(
  tx: Transaction,
  principal: Principal,
  { organizationId, employeeId, userId }: Taking,
): Promise<void> {
  await tx.$executeRaw`select set_config('app.organization_id', ${String(organizationId)}, true)`;
  const other = await tx.employee.count({ where: { organizationId, userId, id: { not: employeeId } } });
  if (other > 0)
    throw new Conflict("Your account belongs to another employee record here. Ask HR to disconnect that one first.", {
      code: "other_record",
    });
  const { count } = await tx.employee.updateMany({
    where: { id: employeeId, organizationId, OR: [{ userId: null }, { userId }] },
    data: { userId, version: { increment: 1 } },
  });
  if (count === 0)
    throw new Conflict("This record belongs to another account already. Ask HR.", { code: "record_taken" });
  await recordAudit(tx, principal, {
    action: "employee.link_account",
    organizationId,
    subjectUserId: userId,
    entity: { type: "employee", id: employeeId },
    detail: { how: "invitation" },
  });
  await tx.$executeRaw`select set_config('app.organization_id', '', true)`;
}

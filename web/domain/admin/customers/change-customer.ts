import { type AuditAct, type PermissionName, type Principal, recordAudit, requirePermission } from "~/domain/access";
import { customerFor } from "~/domain/accounts";
import { db, type Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { UserModel as User } from "~/platform/db/generated/models";
import { Conflict } from "~/platform/errors";

type Change = {
  id: number;
  /** As the administrator saw it; left out, the last one wins. */
  version?: number;
  permission: PermissionName;
  action: string;
};

type Done = {
  data?: Prisma.UserUpdateInput;
  before?: AuditAct["before"];
  after?: AuditAct["after"];
  detail?: AuditAct["detail"];
};

/**
 * One act on one customer: permitted, on the row as it is now (a second administrator waits, and then finds the newer
 * version), written to the audit log, in one transaction.
 */
export async function changeCustomer(
  principal: Principal,
  change: Change,
  work: (customer: User, tx: Transaction) => Promise<Done> | Done,
  outer?: Transaction,
): Promise<{ id: number; version: number }> {
  await requirePermission(principal, change.permission);
  const act = async (tx: Transaction) => {
    const { id, version, action } = change;
    await tx.$queryRaw`select id from users where id = ${id} for update`;
    const customer = await customerFor(principal, id, tx);
    if (version !== undefined && version !== customer.version) throw changedElsewhere();
    const { data = {}, ...facts } = await work(customer, tx);
    const after = await tx.user.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
      select: { id: true, version: true },
    });
    await recordAudit(tx, principal, { action, subjectUserId: id, entity: { type: "customer", id }, ...facts });
    return after;
  };
  return outer ? act(outer) : db().$transaction(act);
}

const changedElsewhere = (): Conflict =>
  new Conflict("Someone else changed this customer. Reload it, then repeat your change.", {
    code: "changed_elsewhere",
  });

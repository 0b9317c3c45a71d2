import { isAdministrator, type Principal, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { type Database, db, type Transaction } from "~/platform/db/client";
import type { UserModel as User } from "~/platform/db/generated/models";
import { Forbidden, NotFound } from "~/platform/errors";

/**
 * The customer whom an act of staff concerns. Only an administrator may touch the accounts of administrators and staff,
 * or a role that manages customers would be a way to every other role.
 */
export async function customerFor(principal: Principal, id: number, tx: Transaction | Database = db()): Promise<User> {
  const customer = await tx.user.findFirst({ where: { id, deletedAt: null } });
  if (!customer) throw new NotFound("This customer was not found.");
  if (isAdministrator(principal)) return customer;
  if (customer.isAdmin || (await isStaff(customer.id, tx))) {
    throw new Forbidden("Only administrators can do this with the account of a colleague.", { code: "staff_account" });
  }
  return customer;
}

/** Whether an account holds any role now. */
export async function isStaff(userId: number, tx: Transaction | Database = db()): Promise<boolean> {
  const assignment = await tx.userRoleAssignment.findFirst({
    where: { userId, isActive: true, OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }] },
    select: { id: true },
  });
  return assignment !== null;
}

/** The account behind an address, for who assigns roles. */
export async function findAccount(principal: Principal, email: string): Promise<{ id: number } | null> {
  await requirePermission(principal, "roles:write");
  return db().user.findFirst({ where: { email, isActive: true }, select: { id: true } });
}

import { type Principal, requirePermission } from "~/domain/access";
import type { Transaction } from "~/platform/db/client";
import { insertCustomer, prepareCustomer } from "./add-customer";
import { newCustomerForm } from "./forms";

/** Whether a line of a file grants something, which needs a permission of its own. */
export const wantsAccess = (input: Record<string, string>): boolean =>
  [input.accessLevel, input.atsAccessLevel, input.hrisAccessLevel].some((level) => level && level !== "none");

/** One checked line becomes an account; what changed since the check is found again. */
export async function insertImported(tx: Transaction, principal: Principal, input: Record<string, string>) {
  await requirePermission(principal, "customers:write");
  if (wantsAccess(input)) await requirePermission(principal, "customers:grant");
  return insertCustomer(tx, principal, await prepareCustomer(newCustomerForm.parse(input)));
}

import { type Principal, requireAdministrator, requireRecentProof, requireScope } from "~/domain/access";
import { db, type Transaction } from "~/platform/db/client";
import { Conflict, Forbidden } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { customerFor, isStaff } from "../customer-target";
import type { Visit } from "../visit";
import { forgetWhatHangsOnFactors } from "./factors";
import { tellOfChange } from "./told-change";

/** Nothing is asked of this person any more; answers how many factors there were. */
export async function removeEveryFactor(tx: Transaction, userId: number): Promise<number> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } });
  await forgetWhatHangsOnFactors(tx, userId);
  return count;
}

/**
 * Takes the second step from a customer who has lost the telephone and the codes. For administrators at a screen, and never
 * from one of their equals: a colleague's second step is what stands between a known password and everybody's data.
 */
export async function removeFactorsOf(principal: Principal, customerId: number, visit: Visit): Promise<void> {
  requireAdministrator(principal);
  requireScope(principal, "session");
  await requireRecentProof(principal);
  await db().$transaction(async (tx) => {
    const customer = await customerFor(principal, customerId, tx);
    if (customer.isAdmin || (await isStaff(customer.id, tx))) {
      throw new Forbidden("The second step of administrators and staff is removed by themselves, or by the operator.", {
        code: "staff_account",
      });
    }
    const removed = await removeEveryFactor(tx, customer.id);
    if (removed === 0) throw new Conflict("This customer has no second step.", { code: "no_second_factor" });
    await tellOfChange(tx, principal, { userId: customer.id, change: "removed_by_administrator", visit });
  });
  kickMail();
}

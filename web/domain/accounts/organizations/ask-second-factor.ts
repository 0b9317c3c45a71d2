import { type Principal, recordAudit, requireOwnAccount, requireRecentProof, requireScope } from "~/domain/access";
import { db } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { countFactors } from "../second-factor/count-factors";
import { ownerIn } from "./membership";

/**
 * The owner asks a second step at sign-in of every member, or no longer. Who has none keeps the account and has no seat here
 * until it is set up; the owner goes first, so as not to lock the own door.
 */
export async function askSecondFactor(principal: Principal, organizationId: number, asks: boolean): Promise<void> {
  const { account } = requireOwnAccount(principal);
  requireScope(principal, "session");
  await requireRecentProof(principal);
  await db().$transaction(async (tx) => {
    await ownerIn(tx, principal, organizationId);
    if (asks && (await countFactors(tx, account.id)) === 0) {
      throw new Conflict("Set up a second step for yourself first: in your profile, under Sign-in.", {
        code: "no_second_factor",
      });
    }
    await tx.organization.update({ where: { id: organizationId }, data: { asksSecondFactor: asks } });
    await recordAudit(tx, principal, {
      action: "organization.ask_second_factor",
      organizationId,
      entity: { type: "organization", id: organizationId },
      after: { asks },
    });
  });
}

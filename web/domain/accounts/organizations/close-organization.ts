import { type Principal, recordAudit, requireOwnAccount, requireRecentProof } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { lockMembers, ownerIn } from "./membership";

/** Time to take the data along before everything is closed. */
export const EXPORT_DAYS = 30;

/** The owner asks for closure: nobody is added any more, and 30 days of export follow. */
export async function closeOrganization(principal: Principal, organizationId: number): Promise<{ closesAt: Date }> {
  requireOwnAccount(principal);
  await requireRecentProof(principal);
  const at = now();
  await db().$transaction(async (tx) => {
    await lockMembers(tx, organizationId);
    await ownerIn(tx, principal, organizationId);
    const { count } = await tx.organization.updateMany({
      where: { id: organizationId, closingAt: null },
      data: { closingAt: at, careersEnabled: false, version: { increment: 1 } },
    });
    if (count === 0) throw new Conflict("This organization is being closed already.");
    await tx.organizationInvitation.updateMany({
      where: { organizationId, acceptedAt: null, declinedAt: null, revokedAt: null },
      data: { revokedAt: at },
    });
    await recordAudit(tx, principal, { action: "organization.close", organizationId });
  });
  return { closesAt: after(at, EXPORT_DAYS * DAY_MS) };
}

/** The owner takes the closure back within the 30 days. */
export async function reopenOrganization(principal: Principal, organizationId: number): Promise<void> {
  requireOwnAccount(principal);
  await db().$transaction(async (tx) => {
    await lockMembers(tx, organizationId);
    await ownerIn(tx, principal, organizationId);
    await tx.organization.update({
      where: { id: organizationId },
      data: { closingAt: null, version: { increment: 1 } },
    });
    await recordAudit(tx, principal, { action: "organization.reopen", organizationId });
  });
}

/** Closes for good what was to be closed 30 days ago; a schedule calls it. Answers how many. */
export async function finishClosures(at: Date = now()): Promise<number> {
  const { count } = await db().organization.updateMany({
    where: { closedAt: null, closingAt: { lte: after(at, -EXPORT_DAYS * DAY_MS) } },
    data: { closedAt: at },
  });
  return count;
}

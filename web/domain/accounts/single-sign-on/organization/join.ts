import { type AuditActor, type Principal, recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Forbidden } from "~/platform/errors";
import { lockMembers, refuseClosing } from "../../organizations/membership";
import { makeCurrent } from "../../organizations/organizations";
import { endOtherSignOns } from "./enforced";

/** The chair that shows no more than one's own record: managers give more. */
const LEAST = { role: null, hrRole: "employee" } as const;

/**
 * Whoever the organization's provider lets in is a member, with the least role. Whom the managers took out stays out: the
 * provider says who works there, they say who works here.
 */
export async function joinByProvider(
  tx: Transaction,
  actor: Principal | AuditActor,
  { organizationId, userId }: { organizationId: number; userId: number },
): Promise<{ hasJoined: boolean }> {
  await lockMembers(tx, organizationId);
  const key = { organizationId_userId: { organizationId, userId } };
  const member = await tx.organizationMember.findUnique({ where: key, select: { isActive: true } });
  if (member?.isActive) return { hasJoined: false };
  if (member) {
    throw new Forbidden("You were taken out of this organization. Ask its managers to invite you again.", {
      code: "member_removed",
    });
  }
  await refuseClosing(tx, organizationId);
  await tx.organizationMember.create({ data: { organizationId, userId, ...LEAST, joinedAt: now() } });
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { defaultOrganizationId: true } });
  if (user.defaultOrganizationId === null) await makeCurrent(tx, userId, organizationId);
  // What was opened by a password before is none of the provider's.
  await endOtherSignOns(tx, organizationId, { userId });
  await recordAudit(tx, actor, {
    action: "organization.join",
    organizationId,
    subjectUserId: userId,
    after: LEAST,
    detail: { how: "single_sign_on" },
  });
  return { hasJoined: true };
}

import { type Principal, recordAudit, requireOwnAccount, requireScope } from "~/domain/access";
import { db } from "~/platform/db/client";
import { Conflict, invalidField } from "~/platform/errors";
import { ownerIn } from "../../organizations/membership";
import { requireProof } from "../../passwords/present-password";
import { countFactors } from "../../second-factor/count-factors";
import { endOtherSignOns } from "./enforced";
import type { EnforcementForm } from "./forms";

export type Keeper = { userId: number; name: string; hasFactor: boolean };

/** Who may be named to get in without the provider: owner and admins, with a second step of their own. */
export async function possibleKeepers(organizationId: number): Promise<Keeper[]> {
  const members = await db().organizationMember.findMany({
    where: { organizationId, isActive: true, role: { in: ["owner", "admin"] }, user: { isActive: true } },
    include: { user: { select: { email: true, secondFactors: { where: { confirmedAt: { not: null } }, take: 1 } } } },
    orderBy: { joinedAt: "asc" },
    take: 100,
  });
  return members.map(({ userId, user }) => ({
    userId,
    name: user.email,
    hasFactor: user.secondFactors.length > 0,
  }));
}

/**
 * Asks the organization's provider of every member with an address of its domains, instead of passwords and mailed links. Not
 * before the owner has come in by it, and not without somebody who gets in when it is down.
 */
export async function enforceSignOn(
  principal: Principal,
  organizationId: number,
  { breakGlassUserId, currentPassword }: EnforcementForm,
): Promise<void> {
  const signedIn = requireOwnAccount(principal);
  requireScope(principal, "session");
  await ownerIn(db(), principal, organizationId);
  await requireProof(signedIn, currentPassword, "Enter your current password to change how members sign in.");
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`select organization_id from sign_on_providers where organization_id = ${organizationId} for update`;
    const provider = await tx.signOnProvider.findUnique({ where: { organizationId } });
    if (!provider?.provedAt) {
      throw new Conflict("Sign in by the provider yourself first: it must have let an owner in as it is set up now.", {
        code: "sign_on_not_proved",
      });
    }
    if ((await tx.signOnDomain.count({ where: { organizationId, verifiedAt: { not: null } } })) === 0) {
      throw new Conflict("Prove a domain first: the provider speaks for none yet.", { code: "no_domain" });
    }
    const keeper = await tx.organizationMember.findFirst({
      where: { organizationId, userId: breakGlassUserId, isActive: true, role: { in: ["owner", "admin"] } },
    });
    if (!keeper) throw invalidField("breakGlassUserId", "Choose the owner or an admin.");
    if ((await countFactors(tx, breakGlassUserId)) === 0) {
      throw invalidField(
        "breakGlassUserId",
        "This person has no second step yet. It is set up in the profile, under Sign-in.",
      );
    }
    await tx.signOnProvider.update({ where: { organizationId }, data: { isEnforced: true, breakGlassUserId } });
    await endOtherSignOns(tx, organizationId, { spares: principal.sessionId });
    await recordAudit(tx, principal, {
      action: "organization.enforce_sign_on",
      organizationId,
      entity: { type: "organization", id: organizationId },
      after: { enforced: true, breakGlassUserId },
    });
  });
}

/** Passwords and mailed links open members' accounts again. */
export async function releaseSignOn(principal: Principal, organizationId: number): Promise<void> {
  requireOwnAccount(principal);
  requireScope(principal, "session");
  await db().$transaction(async (tx) => {
    await ownerIn(tx, principal, organizationId);
    await tx.signOnProvider.updateMany({
      where: { organizationId },
      data: { isEnforced: false, breakGlassUserId: null },
    });
    await recordAudit(tx, principal, {
      action: "organization.enforce_sign_on",
      organizationId,
      entity: { type: "organization", id: organizationId },
      after: { enforced: false },
    });
  });
}

import { type Principal, recordAudit, requireOwnAccount, requireRecentProof } from "~/domain/access";
import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { Conflict, Forbidden, invalidField, NotFound } from "~/platform/errors";
import { organizationKey } from "../single-sign-on/organization-key";
import { lockMembers, managerIn, membershipIn } from "./membership";
import type { MemberForm } from "./organization-form";
import { makeCurrent } from "./organizations";

export type MemberView = {
  userId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: string | null;
  hrRole: string | null;
  joinedAt: Date;
  version: number;
};

/** Who is in an organization, for everybody who is. */
export async function listMembers(principal: Principal, organizationId: number): Promise<MemberView[]> {
  await membershipIn(db(), principal, organizationId);
  const members = await db().organizationMember.findMany({
    where: { organizationId, isActive: true },
    include: { user: { select: { email: true, firstName: true, lastName: true } } },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    take: 1_000,
  });
  return members.map(({ userId, role, hrRole, joinedAt, version, user }) => ({
    userId,
    ...user,
    role,
    hrRole,
    joinedAt,
    version,
  }));
}

/** Gives a member another role. The owner's is changed by transferring the ownership only. */
export async function changeMemberRole(
  principal: Principal,
  organizationId: number,
  userId: number,
  { version, role, hrRole }: MemberForm,
): Promise<MemberView> {
  requireOwnAccount(principal);
  await requireRecentProof(principal);
  await db().$transaction(async (tx) => {
    await lockMembers(tx, organizationId);
    await managerIn(tx, principal, organizationId);
    const member = await otherThanOwner(tx, organizationId, userId);
    if (version !== undefined && version !== member.version) {
      throw new Conflict("Someone else changed this member. Reload the list.", { code: "changed_elsewhere" });
    }
    const roles = {
      role: role === undefined ? member.role : role,
      hrRole: hrRole === undefined ? member.hrRole : hrRole,
    };
    if (roles.role === null && roles.hrRole === null)
      throw invalidField("role", "Choose a role, or take the person out of the organization.");
    await tx.organizationMember.update({
      where: { id: member.id },
      data: { role, hrRole, version: { increment: 1 } },
    });
    await recordAudit(tx, principal, {
      action: "organization.change_role",
      organizationId,
      subjectUserId: userId,
      before: { role: member.role, hrRole: member.hrRole },
      after: roles,
    });
  });
  const members = await listMembers(principal, organizationId);
  const changed = members.find((member) => member.userId === userId);
  if (!changed) throw new NotFound("This person is not in the organization.");
  return changed;
}

/** Takes somebody out of the organization, or lets a person leave; records keep who did what. */
export async function removeMember(principal: Principal, organizationId: number, userId: number): Promise<void> {
  const { account } = requireOwnAccount(principal);
  await db().$transaction(async (tx) => {
    await lockMembers(tx, organizationId);
    if (userId === account.id) await membershipIn(tx, principal, organizationId);
    else await managerIn(tx, principal, organizationId);
    const member = await otherThanOwner(tx, organizationId, userId);
    await endMembership(tx, member);
    await recordAudit(tx, principal, {
      action: userId === account.id ? "organization.leave" : "organization.remove_member",
      organizationId,
      subjectUserId: userId,
      before: { role: member.role, hrRole: member.hrRole },
    });
  });
}

/** A person leaves an organization. */
export async function leaveOrganization(principal: Principal, organizationId: number): Promise<void> {
  const { account } = requireOwnAccount(principal);
  await removeMember(principal, organizationId, account.id);
}

type Membership = { id: number; organizationId: number; userId: number };

/** Ends a chair, the keys bound to the organization, and the person's working place where it was this one. */
export async function endMembership(tx: Transaction, { id, organizationId, userId }: Membership): Promise<void> {
  const at = now();
  await tx.organizationMember.update({
    where: { id },
    data: { isActive: false, leftAt: at, version: { increment: 1 } },
  });
  // Their provider reaches no further than their seat.
  await tx.signOnIdentity.deleteMany({ where: { userId, provider: organizationKey(organizationId) } });
  await tx.session.deleteMany({ where: { userId, signedOnBy: organizationKey(organizationId) } });
  await tx.apiKey.updateMany({ where: { userId, organizationId, revokedAt: null }, data: { revokedAt: at } });
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { defaultOrganizationId: true } });
  if (user.defaultOrganizationId !== organizationId) return;
  const next = await tx.organizationMember.findFirst({
    where: { userId, isActive: true, organization: { closedAt: null } },
    orderBy: { joinedAt: "asc" },
  });
  await makeCurrent(tx, userId, next?.organizationId ?? null);
}

async function otherThanOwner(tx: Transaction, organizationId: number, userId: number) {
  const member = await tx.organizationMember.findFirst({ where: { organizationId, userId, isActive: true } });
  if (!member) throw new NotFound("This person is not in the organization.");
  if (member.role === "owner") {
    throw new Forbidden("The owner first transfers the ownership or closes the organization.", { code: "is_owner" });
  }
  return member;
}

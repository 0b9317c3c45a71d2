import { type Principal, recordAudit, requireOwnAccount } from "~/domain/access";
import { now } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import { type Database, db, type Transaction } from "~/platform/db/client";
import { Conflict, Forbidden, NotFound } from "~/platform/errors";
import { requireSignOn } from "../single-sign-on/organization/require-sign-on";
import { lockMembers, refuseClosing } from "./membership";
import { makeCurrent } from "./organizations";
import { takeRecord } from "./take-record";

export type InvitationNotice = {
  organizationId: number;
  organizationName: string;
  email: string;
  role: string | null;
  hrRole: string | null;
  /** It opens somebody's own employee record to them. */
  isForRecord: boolean;
  inviterName: string | null;
  expiresAt: Date;
};

const openWith = (token: string) => ({
  tokenHash: tokenHash(token),
  acceptedAt: null,
  declinedAt: null,
  revokedAt: null,
  expiresAt: { gt: now() },
  organization: { closedAt: null },
});

async function openInvitation(tx: Transaction | Database, token: string) {
  const invitation = await tx.organizationInvitation.findFirst({
    where: openWith(token),
    include: { organization: true, invitedByUser: { select: { firstName: true, lastName: true } } },
  });
  if (!invitation) {
    throw new NotFound("This invitation is no longer open. Ask for a new one.", { code: "invitation_closed" });
  }
  return invitation;
}

/** What a mailed invitation is about; whoever has the link may read it, signed in or not. */
export async function describeInvitation(token: string): Promise<InvitationNotice> {
  const { organizationId, organization, email, role, hrRole, employeeId, invitedByUser, expiresAt } =
    await openInvitation(db(), token);
  const inviterName = [invitedByUser?.firstName, invitedByUser?.lastName].filter(Boolean).join(" ") || null;
  const isForRecord = employeeId !== null;
  return {
    organizationId,
    organizationName: organization.name,
    email,
    role,
    hrRole,
    isForRecord,
    inviterName,
    expiresAt,
  };
}

/** Whether an open invitation was mailed to an address. */
export async function isInvited(token: string, email: string): Promise<boolean> {
  const invitation = await db().organizationInvitation.findFirst({ where: openWith(token), select: { email: true } });
  return invitation?.email === email;
}

/** Joins, or takes over the ownership. The account's address must be the invited one. */
export async function acceptInvitation(
  principal: Principal,
  token: string,
): Promise<{ organizationId: number; role: string | null; employeeId: number | null }> {
  const { account } = requireOwnAccount(principal);
  return db().$transaction(async (tx) => {
    const { id, organizationId, email, role, hrRole, invitedBy, employeeId } = await openInvitation(tx, token);
    if (email !== account.email) {
      throw new Forbidden(`This invitation was sent to ${email}. Sign in with that address to accept it.`, {
        code: "other_address",
      });
    }
    await lockMembers(tx, organizationId);
    await refuseClosing(tx, organizationId);
    await requireSignOn(principal, organizationId, email);
    const at = now();
    const { count } = await tx.organizationInvitation.updateMany({
      where: { id, acceptedAt: null, declinedAt: null, revokedAt: null },
      data: { acceptedAt: at, acceptedBy: account.id },
    });
    if (count === 0) throw new NotFound("This invitation is no longer open. Ask for a new one.");
    if (role === "owner") await takeOwnership(tx, organizationId, account.id, invitedBy);
    else await join(tx, { organizationId, userId: account.id, role, hrRole, isForRecord: employeeId !== null });
    if (employeeId !== null) await takeRecord(tx, principal, { organizationId, employeeId, userId: account.id });
    await makeCurrent(tx, account.id, organizationId);
    await tx.user.updateMany({ where: { id: account.id, emailVerifiedAt: null }, data: { emailVerifiedAt: at } });
    await recordAudit(tx, principal, {
      action: role === "owner" ? "organization.take_ownership" : "organization.join",
      organizationId,
      subjectUserId: account.id,
      after: { role, hrRole },
    });
    return { organizationId, role, employeeId };
  });
}

type NewMember = {
  organizationId: number;
  userId: number;
  role: string | null;
  hrRole: string | null;
  isForRecord: boolean;
};

async function join(tx: Transaction, { organizationId, userId, role, hrRole, isForRecord }: NewMember): Promise<void> {
  const key = { organizationId_userId: { organizationId, userId } };
  const earlier = await tx.organizationMember.findUnique({ where: key });
  if (earlier?.isActive) {
    if (!isForRecord) throw new Conflict("You are in this organization already.", { code: "already_member" });
    // Who is here already keeps what they are; who had nothing in people comes to be an employee there.
    if (earlier.hrRole === null)
      await tx.organizationMember.update({ where: key, data: { hrRole, version: { increment: 1 } } });
    return;
  }
  const joined = { role, hrRole, isActive: true, joinedAt: now(), leftAt: null };
  await tx.organizationMember.upsert({
    where: key,
    create: { organizationId, userId, ...joined },
    update: { ...joined, version: { increment: 1 } },
  });
}

/** The old owner first steps back to admin: at no moment are there two. */
async function takeOwnership(tx: Transaction, organizationId: number, userId: number, offeredBy: number | null) {
  const owner = await tx.organizationMember.findFirst({ where: { organizationId, role: "owner", isActive: true } });
  const heir = await tx.organizationMember.findFirst({ where: { organizationId, userId, isActive: true } });
  if (!heir || owner?.userId !== offeredBy) {
    throw new Conflict("This offer is no longer open.", { code: "offer_outdated" });
  }
  const version = { increment: 1 };
  await tx.organizationMember.update({ where: { id: owner.id }, data: { role: "admin", version } });
  await tx.organizationMember.update({ where: { id: heir.id }, data: { role: "owner", version } });
}

/** Says no. The link alone is enough: who declines needs no account. */
export async function declineInvitation(token: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id, organizationId } = await openInvitation(tx, token);
    await tx.organizationInvitation.update({ where: { id }, data: { declinedAt: now() } });
    await recordAudit(
      tx,
      { kind: "visitor" },
      {
        action: "organization.decline",
        organizationId,
        entity: { type: "invitation", id },
      },
    );
  });
}

import { type Principal, recordAudit, requireOwnAccount, requireRecentProof } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { consumeRate } from "~/platform/rate-limit";
import { accountLink } from "../links";
import { lockMembers, managerIn, ownerIn, refuseClosing } from "./membership";
import type { InvitationForm } from "./organization-form";

const OPEN_DAYS = 14;

export type InvitationView = {
  id: number;
  email: string;
  role: string | null;
  hrRole: string | null;
  expiresAt: Date;
  createdAt: Date;
};

const VIEW = { id: true, email: true, role: true, hrRole: true, expiresAt: true, createdAt: true } as const;
/** Null is not unlike anything in SQL. */
const NOT_OF_OWNER = { OR: [{ role: null }, { role: { not: "owner" } }] };
const OPEN = { acceptedAt: null, declinedAt: null, revokedAt: null } as const;

/** Invites somebody by mail; a newer invitation of the same address replaces the older one. */
export async function inviteMember(
  principal: Principal,
  organizationId: number,
  form: InvitationForm,
): Promise<InvitationView> {
  requireOwnAccount(principal);
  if (form.role === null && !form.hrRole) throw invalidField("role", "Choose a role in hiring, in people, or both.");
  await consumeRate({ key: `invitations:${organizationId}`, max: 100, windowSeconds: 86_400 });
  const invitation = await db().$transaction(async (tx) => {
    await lockMembers(tx, organizationId);
    await managerIn(tx, principal, organizationId);
    await refuseClosing(tx, organizationId);
    const member = await tx.organizationMember.findFirst({
      where: { organizationId, isActive: true, user: { email: form.email } },
      select: { id: true },
    });
    if (member) throw new Conflict("This person is in the organization already.", { code: "already_member" });
    return sendInvitation(tx, principal, organizationId, form);
  });
  kickMail();
  return invitation;
}

/** Offers the ownership to another member, who takes it with the mailed link; until then nothing changes. */
export async function offerOwnership(
  principal: Principal,
  organizationId: number,
  userId: number,
): Promise<InvitationView> {
  const { account } = requireOwnAccount(principal);
  await requireRecentProof(principal);
  const invitation = await db().$transaction(async (tx) => {
    await lockMembers(tx, organizationId);
    await ownerIn(tx, principal, organizationId);
    const member = await tx.organizationMember.findFirst({
      where: { organizationId, userId, isActive: true },
      include: { user: { select: { email: true, isActive: true } } },
    });
    if (!member?.user.isActive) throw new NotFound("This person is not in the organization.");
    if (userId === account.id) throw new Conflict("You are the owner already.");
    // One offer at a time: two people cannot both become the owner.
    await tx.organizationInvitation.updateMany({
      where: { organizationId, role: "owner", ...OPEN },
      data: { revokedAt: now() },
    });
    return sendInvitation(tx, principal, organizationId, { email: member.user.email, role: "owner", hrRole: null });
  });
  kickMail();
  return invitation;
}

/**
 * Invites an employee to their own record. Whether the caller may is decided by people; the seat it gives is that of an
 * employee and no more. An open invitation of the same address into hiring is not lost by it: the new link gives both.
 */
export async function inviteEmployee(
  tx: Transaction,
  principal: Principal,
  organizationId: number,
  { employeeId, email }: { employeeId: number; email: string },
): Promise<InvitationView> {
  await lockMembers(tx, organizationId);
  await refuseClosing(tx, organizationId);
  const open = await tx.organizationInvitation.findFirst({
    where: { organizationId, email, ...NOT_OF_OWNER, ...OPEN },
    select: { role: true, hrRole: true },
  });
  const { role = null, hrRole = null } = open ?? {};
  return sendInvitation(tx, principal, organizationId, { email, role, hrRole: hrRole ?? "employee", employeeId });
}

type Offer = { email: string; role: string | null; hrRole?: string | null; employeeId?: number };

async function sendInvitation(tx: Transaction, principal: Principal, organizationId: number, offer: Offer) {
  const { account } = requireOwnAccount(principal);
  const at = now();
  const token = randomToken();
  const isOwnership = offer.role === "owner";
  const earlier = {
    organizationId,
    ...(isOwnership
      ? { email: offer.email, role: "owner" }
      : {
          AND: [
            NOT_OF_OWNER,
            { OR: [{ email: offer.email }, ...(offer.employeeId ? [{ employeeId: offer.employeeId }] : [])] },
          ],
        }),
    ...OPEN,
  };
  // The record that an earlier link of this address would have opened is opened by this one.
  const before = isOwnership
    ? null
    : await tx.organizationInvitation.findFirst({
        where: { organizationId, email: offer.email, employeeId: { not: null }, ...OPEN },
        select: { employeeId: true },
      });
  const employeeId = offer.employeeId ?? before?.employeeId ?? null;
  await tx.organizationInvitation.updateMany({ where: earlier, data: { revokedAt: at } });
  const invitation = await tx.organizationInvitation.create({
    data: {
      organizationId,
      email: offer.email,
      role: offer.role,
      hrRole: offer.hrRole,
      employeeId,
      tokenHash: tokenHash(token),
      invitedBy: account.id,
      createdAt: at,
      expiresAt: after(at, OPEN_DAYS * DAY_MS),
    },
    select: { ...VIEW, organization: { select: { name: true } } },
  });
  const { organization, ...view } = invitation;
  const letter = {
    organizationName: organization.name,
    inviterName: [account.firstName, account.lastName].filter(Boolean).join(" ") || null,
    expiresAt: view.expiresAt,
  };
  const secrets = { acceptUrl: accountLink("invitation", token) };
  const role = (offer.role ?? offer.hrRole ?? "").replaceAll("_", " ");
  await (offer.employeeId
    ? queueMail(tx, { to: offer.email, template: "employee-invitation", data: letter, secrets })
    : queueMail(tx, { to: offer.email, template: "organization-invitation", data: { ...letter, role }, secrets }));
  await recordAudit(tx, principal, {
    action: isOwnership ? "organization.offer_ownership" : "organization.invite",
    organizationId,
    entity: { type: "invitation", id: view.id },
    after: { role: offer.role, hrRole: offer.hrRole ?? null, employeeId },
  });
  return view;
}

/** The invitations that nobody has answered yet. */
export async function listInvitations(principal: Principal, organizationId: number): Promise<InvitationView[]> {
  await managerIn(db(), principal, organizationId);
  return db().organizationInvitation.findMany({
    where: { organizationId, ...OPEN },
    orderBy: { id: "desc" },
    select: VIEW,
    take: 1_000,
  });
}

/** Takes an invitation back; its link stops working. */
export async function revokeInvitation(principal: Principal, organizationId: number, id: number): Promise<void> {
  requireOwnAccount(principal);
  await db().$transaction(async (tx) => {
    await managerIn(tx, principal, organizationId);
    const revoked = await tx.organizationInvitation.updateMany({
      where: { id, organizationId, ...OPEN },
      data: { revokedAt: now() },
    });
    if (revoked.count === 0) throw new NotFound("This invitation is no longer open.");
    await recordAudit(tx, principal, {
      action: "organization.revoke_invitation",
      organizationId,
      entity: { type: "invitation", id },
    });
  });
}

import { z } from "zod";
import { recordAudit, requireOwnAccount } from "~/domain/access";
import { inviteEmployee } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { consumeRate } from "~/platform/rate-limit";
import { inPeople, type PeopleMember } from "../member/people-member";
import { accountIs, accountOf } from "./account-state";

export const accountInvitation = z.object({
  /** To which of the two addresses on record the link is mailed. */
  to: z.enum(["work", "personal"]).default("work"),
});
export type AccountInvitation = z.output<typeof accountInvitation>;

/** So many are mailed at one press; who is left is said and mailed by the next. */
export const MOST_INVITED = 200;
const MOST_A_DAY = 2_000;

/**
 * Mails somebody the link that opens their own record. The account that becomes theirs is the one of the mailed address whose
 * owner has the link: an address that merely reads the same proves nothing.
 */
export async function inviteToRecord(
  member: PeopleMember,
  employeeId: number,
  { to }: AccountInvitation,
): Promise<{ email: string; expiresAt: Date }> {
  requireOwnAccount(member.principal);
  const { organizationId } = member;
  await consumeRate({ key: `employee-invitations:${organizationId}`, max: MOST_A_DAY, windowSeconds: 86_400 });
  const sent = await inPeople(member, async (tx) => {
    await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${employeeId} for no key update`;
    const person = await tx.employee.findFirst({
      where: { id: employeeId, organizationId },
      select: { id: true, userId: true, status: true, email: true, personalEmail: true },
    });
    if (!person) throw new NotFound("This employee was not found.");
    if (person.status === "draft")
      throw new Conflict("Complete the hire first: a draft has no record to open.", { code: "is_draft" });
    if ((await accountOf(tx, organizationId, person)).state === "connected")
      throw new Conflict("This person can sign in already.", { code: "already_connected" });
    const email = to === "work" ? person.email : person.personalEmail;
    if (!email) throw invalidField("to", "There is no personal e-mail on record.");
    return inviteEmployee(tx, member.principal, organizationId, { employeeId, email });
  });
  kickMail();
  return { email: sent.email, expiresAt: sent.expiresAt };
}

export type Invited = { invited: number; left: number; failed: { id: number; name: string; why: string }[] };

/** Invites everybody who works here or is to come, and can neither sign in nor has an open invitation, at their work e-mail. */
export async function inviteEverybody(member: PeopleMember): Promise<Invited> {
  const { organizationId } = member;
  const waiting = await inPeople(
    member,
    (tx) => tx.$queryRaw<{ id: number; name: string }[]>`
      select e.id, coalesce(e.preferred_name, e.first_name) || ' ' || e.last_name as name from employees e
      where e.organization_id = ${organizationId} and e.status in ('onboarding', 'active', 'on_leave') and ${accountIs("none")}
      order by e.last_name, e.first_name, e.id`,
  );
  const failed: Invited["failed"] = [];
  const batch = waiting.slice(0, MOST_INVITED);
  for (const { id, name } of batch) {
    try {
      await inviteToRecord(member, id, { to: "work" });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      failed.push({ id, name, why: error.message });
    }
  }
  return { invited: batch.length - failed.length, left: waiting.length - batch.length, failed };
}

/** Takes back an invitation that nobody has answered. */
export const withdrawInvitation = (member: PeopleMember, employeeId: number): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const { count } = await tx.organizationInvitation.updateMany({
      where: { organizationId, employeeId, acceptedAt: null, declinedAt: null, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (count === 0) throw new NotFound("There is no open invitation of this employee.");
    await recordAudit(tx, member.principal, {
      action: "employee.withdraw_invitation",
      organizationId,
      entity: { type: "employee", id: employeeId },
    });
  });

/** The record no longer belongs to the account: it was the wrong one, or they have another now. The seat stays as it is. */
export const disconnectAccount = (member: PeopleMember, employeeId: number): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const person = await tx.employee.findFirst({
      where: { id: employeeId, organizationId },
      select: { userId: true },
    });
    if (!person) throw new NotFound("This employee was not found.");
    if (person.userId === null)
      throw new Conflict("No account is connected to this record.", { code: "not_connected" });
    await tx.employee.update({
      where: { id: employeeId },
      data: { userId: null, version: { increment: 1 } },
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: "employee.disconnect_account",
      organizationId,
      subjectUserId: person.userId,
      entity: { type: "employee", id: employeeId },
    });
  });

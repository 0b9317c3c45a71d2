import { type Principal, recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { endMembership } from "./members";
import { lockMembers } from "./membership";

/**
 * Before an account is deleted: it leaves its organizations. An owner first transfers or closes (decision 49), unless
 * nobody else is there and nothing was ever kept: such an organization closes with the account.
 */
export async function leaveEveryOrganization(tx: Transaction, principal: Principal, userId: number): Promise<void> {
  const members = await tx.organizationMember.findMany({
    where: { userId, isActive: true },
    include: { organization: { select: { name: true, closingAt: true, closedAt: true } } },
    orderBy: { organizationId: "asc" },
  });
  for (const member of members) {
    const { organizationId, organization, role } = member;
    await lockMembers(tx, organizationId);
    const isOver = organization.closingAt !== null || organization.closedAt !== null;
    if (role === "owner" && !isOver) {
      if (!(await isUnused(tx, organizationId))) throw stillOwner(organization.name);
      await tx.organization.update({ where: { id: organizationId }, data: { closingAt: now(), closedAt: now() } });
    }
    await endMembership(tx, member);
    await recordAudit(tx, principal, { action: "organization.leave", organizationId, subjectUserId: userId });
  }
}

const stillOwner = (name: string): Conflict =>
  new Conflict(`You own ${name}. Transfer the ownership or close the organization first.`, {
    code: "organization_owner",
  });

async function isUnused(tx: Transaction, organizationId: number): Promise<boolean> {
  if ((await tx.organizationMember.count({ where: { organizationId, isActive: true } })) > 1) return false;
  await tx.$executeRaw`select set_config('app.organization_id', ${String(organizationId)}, true)`;
  const where = { organizationId };
  const kept =
    (await tx.job.findFirst({ where, select: { id: true } })) ??
    (await tx.candidate.findFirst({ where, select: { id: true } })) ??
    (await tx.employee.findFirst({ where, select: { id: true } }));
  await tx.$executeRaw`select set_config('app.organization_id', '', true)`;
  return kept === null;
}

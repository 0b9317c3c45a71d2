import {
  ORGANIZATION_MANAGERS,
  type OrganizationRole,
  type Principal,
  requireOpenInImpersonation,
  requireSignedIn,
  secondStepOwed,
} from "~/domain/access";
import type { Database, Transaction } from "~/platform/db/client";
import type { OrganizationMemberModel as Member } from "~/platform/db/generated/models";
import { Conflict, Forbidden, NotFound } from "~/platform/errors";
import { countFactors } from "../second-factor/count-factors";

/** The person's own chair in an organization, in a test organization that of the real one; somebody else's organization is simply not there. */
export async function membershipIn(
  tx: Transaction | Database,
  principal: Principal,
  organizationId: number,
): Promise<Member> {
  const { account, boundTo } = requireSignedIn(principal);
  const isBeyond = boundTo !== null && boundTo !== organizationId;
  const member = isBeyond
    ? null
    : await tx.organizationMember.findFirst({
        where: {
          organizationId: await realOne(tx, organizationId),
          userId: account.id,
          isActive: true,
          organization: { closedAt: null },
        },
        include: { organization: { select: { asksSecondFactor: true } } },
      });
  if (!member) throw new NotFound("There is no such organization, or you are not in it.");
  const { organization, ...chair } = member;
  // Support that looks on is no member, and has a second step of its own.
  const isAsked =
    organization.asksSecondFactor && principal.impersonator === null && principal.provedFor !== organizationId;
  if (isAsked && (await countFactors(tx, account.id)) === 0) throw secondStepOwed();
  return chair;
}

async function realOne(tx: Transaction | Database, id: number): Promise<number> {
  const row = await tx.organization.findUnique({ where: { id }, select: { testOfId: true } });
  return row?.testOfId ?? id;
}

/** The same for those who may change members and settings. */
export async function managerIn(
  tx: Transaction | Database,
  principal: Principal,
  organizationId: number,
): Promise<Member> {
  requireOpenInImpersonation(principal, "account:write");
  const member = await membershipIn(tx, principal, organizationId);
  refuseTest(member, organizationId);
  if (!ORGANIZATION_MANAGERS.includes(member.role as OrganizationRole)) {
    throw new Forbidden("Only owners and admins of the organization can do this.", { code: "role_missing" });
  }
  return member;
}

/** The same for the owner. */
export async function ownerIn(
  tx: Transaction | Database,
  principal: Principal,
  organizationId: number,
): Promise<Member> {
  requireOpenInImpersonation(principal, "account:write");
  const member = await membershipIn(tx, principal, organizationId);
  refuseTest(member, organizationId);
  if (member.role !== "owner") {
    throw new Forbidden("Only the owner of the organization can do this.", { code: "role_missing" });
  }
  return member;
}

/** A chair of another organization: this one is the test organization of that. */
function refuseTest(member: Member, organizationId: number): void {
  if (member.organizationId === organizationId) return;
  throw new Conflict("A test organization has the members and settings of the real one. Change them there.", {
    code: "test_organization",
  });
}

/** One change of members at a time per organization, so that two of them never leave it without an owner. */
export async function lockMembers(tx: Transaction, organizationId: number): Promise<void> {
  await tx.$queryRaw`select id from organizations where id = ${organizationId} for update`;
}

/** Nobody is added to an organization that is being closed. */
export async function refuseClosing(tx: Transaction, organizationId: number): Promise<void> {
  const { closingAt } = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
  if (closingAt) throw new Conflict("This organization is being closed.", { code: "organization_closing" });
}

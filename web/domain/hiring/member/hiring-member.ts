import {
  type OrganizationRole,
  type Principal,
  requireAccess,
  requireNotImpersonating,
  requireSignedIn,
  type Seat,
  type SignedIn,
} from "~/domain/access";
import { ensureOrganization } from "~/domain/accounts";
import { inOrganization, type Transaction } from "~/platform/db/client";
import { Conflict, Forbidden } from "~/platform/errors";
import { prepareHiring } from "../settings/prepare-hiring";
import { type HiringAbility, OWN_HAND_ONLY, roleAllows, WHILE_CLOSING } from "./abilities";

/** Somebody at work in hiring: who, in which organization, in which role. Made by `hiringMember` only. */
export type HiringMember = {
  principal: SignedIn;
  userId: number;
  organizationId: number;
  organizationName: string;
  role: OrganizationRole;
  teamMemberId: number;
};

/**
 * The guard of every act in hiring: a signed-in person with ATS access, in an organization (made at the first use), whose
 * role there has the ability.
 */
export async function hiringMember(principal: Principal, ability: HiringAbility = "read"): Promise<HiringMember> {
  const signedIn = requireSignedIn(principal);
  requireAccess(principal, "ats");
  if (OWN_HAND_ONLY.has(ability)) requireNotImpersonating(principal);
  const seat = await ensureOrganization(principal);
  if (!roleAllows(seat.role, ability)) {
    throw new Forbidden("Your role in this organization does not allow this.", { code: "role_missing", ability });
  }
  if (seat.closingAt && !WHILE_CLOSING.has(ability)) {
    throw new Conflict("This organization is being closed: its hiring data can be read and exported only.", {
      code: "organization_closing",
    });
  }
  return {
    principal: signedIn,
    userId: signedIn.account.id,
    organizationId: seat.organizationId,
    organizationName: seat.organizationName,
    role: seat.role,
    teamMemberId: await chairOf(seat, signedIn),
  };
}

/** One transaction that sees only the organization's rows; `organizationId` still belongs in every `where`. */
export const inHiring = <T>(
  member: Pick<HiringMember, "organizationId">,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => inOrganization(member.organizationId, work);

/** The person's entry in the hiring team. Whoever arrives first finds the pipeline, reasons and mail templates made. */
async function chairOf(seat: Seat, { account }: SignedIn): Promise<number> {
  const { organizationId, role } = seat;
  return inOrganization(organizationId, async (tx) => {
    const known = await tx.teamMember.findFirst({
      where: { organizationId, userId: account.id },
      select: { id: true, role: true, isActive: true },
    });
    if (known?.role === role && known.isActive) return known.id;
    if (known) {
      await tx.teamMember.update({ where: { id: known.id }, data: { role, isActive: true } });
      return known.id;
    }
    await prepareHiring(tx, organizationId);
    const person = {
      userId: account.id,
      role,
      isActive: true,
      firstName: account.firstName ?? account.email.split("@")[0] ?? account.email,
      lastName: account.lastName ?? "",
    };
    const { id } = await tx.teamMember.upsert({
      where: { organizationId_email: { organizationId, email: account.email } },
      create: { organizationId, email: account.email, ...person },
      update: { userId: account.id, role, isActive: true },
      select: { id: true },
    });
    return id;
  });
}

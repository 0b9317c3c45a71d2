import {
  jobsOf,
  type OrganizationRole,
  type Principal,
  RESTRICTION,
  recordAudit,
  requireAccess,
  requireOpenInImpersonation,
  requireSignedIn,
  type Seat,
  type SignedIn,
  viewingOnly,
} from "~/domain/access";
import { ensureOrganization } from "~/domain/accounts";
import { db, inOrganization, type Transaction } from "~/platform/db/client";
import { Conflict, Forbidden } from "~/platform/errors";
import { currentRequest } from "~/platform/request-context";
import { prepareHiring } from "../settings/prepare-hiring";
import { fenceOf, type HiringAbility, ONLY_LOOKS, roleAllows, WHILE_CLOSING } from "../states/abilities";

/** Somebody at work in hiring: who, in which organization, in which role. Made by `hiringMember` only. */
export type HiringMember = {
  principal: SignedIn;
  userId: number;
  organizationId: number;
  organizationName: string;
  role: OrganizationRole;
  teamMemberId: number;
  /** The only jobs of which they see anything; null: all of them. */
  jobs: readonly number[] | null;
  /** An administrator who views as the member and came to look: no transaction of his changes anything. */
  onlyLooks: boolean;
};

/**
 * The guard of every act in hiring: a signed-in person with ATS access, in an organization (made at the first use), whose
 * role there has the ability.
 */
export async function hiringMember(principal: Principal, ability: HiringAbility = "read"): Promise<HiringMember> {
  const signedIn = requireSignedIn(principal);
  requireAccess(principal, "ats");
  requireOpenInImpersonation(principal, fenceOf(ability));
  const seat = await ensureOrganization(principal);
  const { role } = seat;
  if (role === null || !roleAllows(role, ability)) {
    throw new Forbidden(
      `Your role in hiring does not allow this. An owner or admin of ${seat.organizationName} can do it for you.`,
      { code: "role_missing", ability },
    );
  }
  if (seat.closingAt && !WHILE_CLOSING.has(ability)) {
    throw new Conflict("This organization is being closed: its hiring data can be read and exported only.", {
      code: "organization_closing",
    });
  }
  if (principal.impersonator) await auditSupport(principal, ability);
  return {
    principal: signedIn,
    userId: signedIn.account.id,
    organizationId: seat.organizationId,
    organizationName: seat.organizationName,
    role,
    ...(await chairOf(seat, role, signedIn)),
    onlyLooks: principal.impersonator !== null && ONLY_LOOKS.has(ability),
  };
}

/** What the company reads of it on its own page: who looked, as whom, at what, when. Written before anything is answered. */
async function auditSupport(principal: Principal, ability: HiringAbility): Promise<void> {
  const { method = null, path = null } = currentRequest() ?? {};
  await recordAudit(db(), principal, {
    action: ONLY_LOOKS.has(ability) ? "support.look" : "support.act",
    subjectUserId: principal.account?.id,
    detail: { area: "hiring", ability, method, path },
  });
}

/**
 * One transaction that sees only the organization's rows, and of those only what belongs to the member's jobs; `organizationId` still
 * belongs in every `where`.
 */
export const inHiring = <T>(
  { organizationId, jobs, onlyLooks = false }: Pick<HiringMember, "organizationId" | "jobs"> & { onlyLooks?: boolean },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  onlyLooks
    ? inOrganization(
        organizationId,
        async (tx) => {
          await tx.$executeRaw`set transaction read only`;
          return work(tx);
        },
        jobs,
      ).catch(refuseChange)
    : inOrganization(organizationId, work, jobs);

function refuseChange(error: unknown): never {
  throw /read-only transaction/.test(String((error as Error).message)) ? viewingOnly() : error;
}

type Chair = Pick<HiringMember, "teamMemberId" | "jobs">;

const CHAIR = { id: true, ...RESTRICTION, isActive: true } as const;

const chair = (row: { id: number; role: string }): Chair => ({ teamMemberId: row.id, jobs: jobsOf(row) });

/** The person's entry in the hiring team. Whoever arrives first finds the pipeline, reasons and mail templates made. */
async function chairOf({ organizationId }: Seat, role: OrganizationRole, { account }: SignedIn): Promise<Chair> {
  return inOrganization(organizationId, async (tx) => {
    const known = await tx.teamMember.findFirst({ where: { organizationId, userId: account.id }, select: CHAIR });
    if (known?.role === role && known.isActive) return chair(known);
    if (known) {
      await tx.teamMember.update({ where: { id: known.id }, data: { role, isActive: true } });
      return chair({ ...known, role });
    }
    await prepareHiring(tx, organizationId);
    const person = {
      userId: account.id,
      role,
      isActive: true,
      firstName: account.firstName ?? account.email.split("@")[0] ?? account.email,
      lastName: account.lastName ?? "",
    };
    const made = await tx.teamMember.upsert({
      where: { organizationId_email: { organizationId, email: account.email } },
      create: { organizationId, email: account.email, ...person },
      update: { userId: account.id, role, isActive: true },
      select: CHAIR,
    });
    return chair(made);
  });
}

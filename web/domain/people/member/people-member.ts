import {
  type Principal,
  recordAudit,
  requireAccess,
  requireOpenInImpersonation,
  requireSignedIn,
  type Seat,
  type SignedIn,
} from "~/domain/access";
import { ensureOrganization } from "~/domain/accounts";
import { db, inOrganization, type Transaction } from "~/platform/db/client";
import { Conflict, Forbidden } from "~/platform/errors";
import { currentRequest } from "~/platform/request-context";
import { PEOPLE_LOOKS, type PeopleAbility, type PeopleRole, peopleRoleMay } from "./people-abilities";

/** Somebody at work in people: who, in which organization, in which role, and which record is their own. */
export type PeopleMember = {
  principal: SignedIn;
  userId: number;
  organizationId: number;
  organizationName: string;
  role: PeopleRole;
  employeeId: number | null;
  onlyLooks: boolean;
};

/** The role in people that a seat has: who runs the organization is HR; who only hires has none. */
export function peopleRoleOf({ role, hrRole }: Pick<Seat, "role" | "hrRole">): PeopleRole | null {
  if (role === "owner" || role === "admin" || hrRole === "hr_admin" || hrRole === "hr_manager") return "hr_admin";
  if (hrRole === "hr_viewer") return "viewer";
  return hrRole;
}

/** The guard of every act in people: signed in, HRIS access, an organization, and a people role that has the ability. */
export async function peopleMember(principal: Principal, ability: PeopleAbility = "read"): Promise<PeopleMember> {
  const signedIn = requireSignedIn(principal);
  requireAccess(principal, "hris");
  requireOpenInImpersonation(principal, PEOPLE_LOOKS.has(ability) ? "people:read" : "people:write");
  const seat = await ensureOrganization(principal);
  const role = peopleRoleOf(seat);
  if (role === null || !peopleRoleMay(role, ability))
    throw new Forbidden(
      `Your role in people does not allow this. HR or the owner of ${seat.organizationName} can do it for you.`,
      { code: "role_missing", ability },
    );
  if (seat.closingAt && !PEOPLE_LOOKS.has(ability))
    throw new Conflict("This organization is being closed: its people records can be read only.", {
      code: "organization_closing",
    });
  if (principal.impersonator) {
    const { method = null, path = null } = currentRequest() ?? {};
    const detail = { area: "people", ability, method, path };
    await recordAudit(db(), principal, { action: "support.look", subjectUserId: signedIn.account.id, detail });
  }
  const { organizationId, organizationName } = seat;
  const own = await inOrganization(organizationId, (tx) =>
    tx.employee.findFirst({ where: { organizationId, userId: signedIn.account.id }, select: { id: true } }),
  );
  return {
    principal: signedIn,
    userId: signedIn.account.id,
    organizationId,
    organizationName,
    role,
    employeeId: own?.id ?? null,
    onlyLooks: principal.impersonator !== null,
  };
}

/** One transaction that sees only the organization's rows; `organizationId` still belongs in every `where`. */
export const inPeople = <T>(
  { organizationId, onlyLooks }: Pick<PeopleMember, "organizationId" | "onlyLooks">,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  inOrganization(organizationId, async (tx) => {
    if (onlyLooks) await tx.$executeRaw`set transaction read only`;
    return work(tx);
  });

export const peopleMemberMay = ({ role, onlyLooks }: PeopleMember, ability: PeopleAbility): boolean =>
  peopleRoleMay(role, ability) && (!onlyLooks || PEOPLE_LOOKS.has(ability));

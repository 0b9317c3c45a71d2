import { inOrganization, type Transaction } from "~/platform/db/client";
import { Forbidden } from "~/platform/errors";
import { requireSignedIn, secondStepOwed } from "./guards";
import { requireOpenInImpersonation } from "./impersonation";
import type { HrRole, OrganizationRole, Principal, Seat } from "./principal";

/** Who may change members and settings of an organization. */
export const ORGANIZATION_MANAGERS: readonly OrganizationRole[] = ["owner", "admin"];

/** The organization in which a person works now, with their role there; refuses who has none. */
export function organizationOf(principal: Principal): Seat {
  requireSignedIn(principal);
  if (principal.seat) return principal.seat;
  if (principal.secondFactor === "owed") throw secondStepOwed();
  throw new Forbidden("You are in no organization yet. Create one, or ask for an invitation.", {
    code: "organization_needed",
  });
}

/** Refuses who has none of these roles in the organization where they work now. */
export function requireRole(principal: Principal, ...roles: OrganizationRole[]): Seat {
  const seat = organizationOf(principal);
  if (seat.role === null || !roles.includes(seat.role)) {
    throw new Forbidden("Your role in this organization does not allow this.", { code: "role_missing", roles });
  }
  return seat;
}

/** The same for people records; owners and admins of the organization have every HR role. */
export function requireHrRole(principal: Principal, ...roles: HrRole[]): Seat {
  requireOpenInImpersonation(principal, "people:read");
  const seat = organizationOf(principal);
  const isManager = seat.role !== null && ORGANIZATION_MANAGERS.includes(seat.role);
  const allowed = isManager || (seat.hrRole !== null && roles.includes(seat.hrRole));
  if (!allowed) {
    throw new Forbidden("Your HR role in this organization does not allow this.", { code: "role_missing", roles });
  }
  return seat;
}

/** One transaction that sees only the rows of the person's organization; the id still belongs in every `where`. */
export function inOwnOrganization<T>(
  principal: Principal,
  work: (tx: Transaction, seat: Seat) => Promise<T>,
): Promise<T> {
  const seat = organizationOf(principal);
  return inOrganization(seat.organizationId, (tx) => work(tx, seat));
}

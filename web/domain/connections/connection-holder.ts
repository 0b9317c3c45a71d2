import {
  accessOf,
  ORGANIZATION_MANAGERS,
  type Principal,
  requireAccess,
  requireOpenInImpersonation,
  requireSignedIn,
} from "~/domain/access";
import { ensureOrganization } from "~/domain/accounts";
import type { Holder } from "~/domain/events";
import { hiringMember } from "~/domain/hiring";
import { peopleMember } from "~/domain/people";
import { Conflict, Forbidden } from "~/platform/errors";

/** The guard of webhooks and events: an owner or admin, with whichever product; each product's own guard decides for its customers. */
export async function connectionHolder(principal: Principal): Promise<Holder> {
  if (accessOf(principal, "ats").allowed) return hiringMember(principal, "webhooks");
  if (accessOf(principal, "hris").allowed) return managing(principal, await peopleMember(principal, "employees:write"));
  const signedIn = requireSignedIn(principal);
  requireAccess(principal, "research");
  requireOpenInImpersonation(principal, "account:write");
  const { organizationId, closingAt } = await ensureOrganization(principal);
  if (closingAt) throw new Conflict("This organization is being closed.", { code: "organization_closing" });
  return managing(principal, { principal: signedIn, userId: signedIn.account.id, organizationId });
}

/** HR without the organization looks after people, not after its connections. Who had no organization owns the new one. */
function managing(principal: Principal, holder: Holder): Holder {
  const { seat } = principal;
  if (seat === null || (seat.role !== null && ORGANIZATION_MANAGERS.includes(seat.role))) return holder;
  throw new Forbidden("Only owners and admins of the organization can do this.", { code: "role_missing" });
}

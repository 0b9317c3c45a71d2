import { Forbidden } from "~/platform/errors";
import type { Principal } from "./principal";
import type { Scope } from "./scopes";
import type { SupportArea } from "./support-areas";

/** `open`: always. An area: with the consent of the company's owner. `never`: it stays the person's own. */
type Fence = "open" | "never" | SupportArea;

/**
 * What an administrator may do while viewing as a customer (decision 73): the one place that says so. Screens, API and domain
 * ask by permission, never by route. A permission that is not here does not compile. What decides about a person, speaks to
 * one in the customer's name, or makes something that lives on (keys, links, invitations, calendars, hooks) is `never`.
 */
export const IN_IMPERSONATION = {
  "research:read": "open",
  "research:write": "never",
  export: "open",
  "account:read": "open",
  "account:write": "never",
  "alerts:read": "open",
  "ats:read": "hiring",
  "ats:write": "hiring",
  "admin:read": "never",
  "admin:write": "never",
  /** A person at a screen: password, sessions, deletion, terminals. */
  session: "never",
  "session:end": "open",
  "people:read": "people",
  "people:write": "never",

  "hiring:read": "hiring",
  "hiring:self:write": "never",
  "hiring:jobs:write": "hiring",
  "hiring:jobs:approve": "never",
  "hiring:jobs:publish": "never",
  "hiring:jobs:delete": "never",
  "hiring:checks:override": "never",
  "hiring:candidates:read": "hiring",
  "hiring:candidates:write": "never",
  "hiring:applications:read": "hiring",
  "hiring:applications:write": "never",
  "hiring:interviews:write": "never",
  "hiring:scorecards:write": "never",
  "hiring:offers:write": "never",
  "hiring:referrals:read": "hiring",
  "hiring:referrals:write": "never",
  "hiring:referrals:manage": "never",
  "hiring:screening:write": "never",
  "hiring:adverse-action": "never",
  "hiring:fairness:read": "hiring",
  "hiring:reports:read": "hiring",
  "hiring:reports:schedule": "never",
  "hiring:settings": "never",
  "hiring:team": "never",
  "hiring:webhooks": "never",
  "hiring:administer": "never",
  "hiring:export": "never",
  "hiring:erase": "never",
} as const satisfies Record<Scope | "session" | "session:end" | `hiring:${string}`, Fence>;

export type FencedPermission = keyof typeof IN_IMPERSONATION;

/** Whether the permission is open now: to everybody who acts as himself, else as the table and the owner's consent say. */
export function isOpenInImpersonation({ impersonator }: Principal, permission: FencedPermission): boolean {
  if (!impersonator) return true;
  const fence: Fence = IN_IMPERSONATION[permission];
  return fence === "open" || (fence !== "never" && impersonator.opened.includes(fence));
}

/** Refuses an administrator who views as a customer what the table keeps from him. */
export function requireOpenInImpersonation(principal: Principal, permission: FencedPermission): void {
  if (isOpenInImpersonation(principal, permission)) return;
  const fence: Fence = IN_IMPERSONATION[permission];
  if (fence === "never" || fence === "open") throw viewingOnly();
  throw new Forbidden(
    `The owner of this company has not opened ${fence} to support. They can do so on the page of their organization.`,
    { code: "support_access_needed", area: fence },
  );
}

export const viewingOnly = (): Forbidden =>
  new Forbidden("You are viewing as a customer. Return to Admin to do this.", { code: "impersonating" });

import type { Scope } from "./scopes";
import type { SupportArea } from "./support-areas";

export type ProductLevels = {
  atsAccessLevel: string;
  atsAccessExpiry: Date | null;
  hrisAccessLevel: string;
  hrisAccessExpiry: Date | null;
  benefitsAccessLevel: string;
  benefitsAccessExpiry: Date | null;
};

export type AccountRow = ProductLevels & {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  /** Holds a role now: shows the way to the administration, opens nothing by itself. */
  isStaff: boolean;
  accessLevel: string;
  accessExpiry: Date | null;
  accessSource: string | null;
  /** The trial of the account can still be started: its network had too many when it was opened. */
  trialWaits: boolean;
};

/** The chair a person has in the organization where they work now. */
export type Seat = {
  organizationId: number;
  organizationName: string;
  /** In a test organization: the real one, whose members and plans are its own too. Its data is made up. */
  testOf?: number | null;
  /** In hiring and the organization; null for who is here for the people module alone. */
  role: OrganizationRole | null;
  hrRole: HrRole | null;
  /** Set once closure was asked for: export goes on until then. */
  closingAt: Date | null;
  /** What the owner bought holds for every member. */
  owner: ({ id: number } & ProductLevels) | null;
};

export const ORGANIZATION_ROLES = ["owner", "admin", "recruiter", "hiring_manager", "interviewer", "viewer"] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

export const HR_ROLES = ["hr_admin", "hr_manager", "payroll", "hr_viewer", "employee"] as const;
export type HrRole = (typeof HR_ROLES)[number];

/** The administrator behind a customer's session, and what the company's owner has opened to support until now. */
export type Impersonator = { id: number; email: string; opened: readonly SupportArea[] };

/**
 * Who asks, the same for a browser session and an API key. Guards, access and audit take nothing else.
 * While an administrator views as a customer, `account` is the customer's and `impersonator` the administrator.
 */
export type Principal = {
  account: AccountRow | null;
  impersonator: Impersonator | null;
  seat: Seat | null;
  /** `terminal`: a program that the person signed in at `/device`; a person as much as a browser is, within its scopes. */
  via: "session" | "terminal" | "key" | "none";
  /** Null means every scope: a person at a screen. */
  scopes: ReadonlySet<Scope> | null;
  sessionId: string | null;
  keyId: number | null;
  /** The one organization that a key was made for: there is no other one for it. */
  boundTo: number | null;
  /** A key of a test organization (`sw_test_…`): it reaches made-up data and the library, and leaves no trace of its person. */
  isTestKey?: boolean;
  /** Of a key: the date of the API that it was made under. */
  apiVersion?: string;
  /**
   * `asked`: the password was right and the second step is missing, so there is no `account` yet; such a session is good for
   * the step and for signing out. `owed`: a second step is required of this person, who has set none up yet.
   */
  secondFactor: "free" | "asked" | "owed";
  /** The organization whose provider did the second step of this session; it is none for any other one. */
  provedFor?: number | null;
  /** End of the visitor's own trial, where one was started. */
  visitorTrialEnds: Date | null;
  address: string;
};

export type SignedIn = Principal & { account: AccountRow };

export const isAdministrator = (principal: Principal): boolean =>
  principal.account?.isAdmin === true && principal.impersonator === null && principal.secondFactor !== "owed";

/** Name of the principal in counters and idempotency keys. */
export function principalKey(principal: Principal): string {
  if (principal.keyId !== null) return `key:${principal.keyId}`;
  // Apart from the customer's own: no answer stored for one is given to the other.
  if (principal.account && principal.impersonator) return `user:${principal.account.id}:${principal.impersonator.id}`;
  if (principal.account) return `user:${principal.account.id}`;
  return `address:${principal.address}`;
}

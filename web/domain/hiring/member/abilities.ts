import type { OrganizationRole } from "~/domain/access";

const EVERYBODY: readonly OrganizationRole[] = [
  "owner",
  "admin",
  "recruiter",
  "hiring_manager",
  "interviewer",
  "viewer",
];
const MANAGERS: readonly OrganizationRole[] = ["owner", "admin"];
const RECRUITERS: readonly OrganizationRole[] = [...MANAGERS, "recruiter"];
const HIRING_TEAM: readonly OrganizationRole[] = [...RECRUITERS, "hiring_manager"];

/** What may be done in hiring, and by which roles of the organization. The one table behind every guard and button. */
export const HIRING_ABILITIES = {
  read: EVERYBODY,
  "jobs:write": HIRING_TEAM,
  "jobs:approve": HIRING_TEAM,
  "jobs:publish": RECRUITERS,
  "jobs:delete": MANAGERS,
  "checks:override": RECRUITERS,
  "candidates:read": HIRING_TEAM,
  "candidates:write": HIRING_TEAM,
  "applications:read": HIRING_TEAM,
  "applications:write": HIRING_TEAM,
  "interviews:write": HIRING_TEAM,
  "scorecards:write": [...HIRING_TEAM, "interviewer"],
  "offers:write": RECRUITERS,
  "referrals:write": EVERYBODY,
  "referrals:manage": RECRUITERS,
  "screening:write": HIRING_TEAM,
  "adverse-action": RECRUITERS,
  "fairness:read": RECRUITERS,
  "reports:read": HIRING_TEAM,
  settings: MANAGERS,
  team: MANAGERS,
  webhooks: MANAGERS,
  administer: MANAGERS,
  export: RECRUITERS,
  erase: MANAGERS,
} as const satisfies Record<string, readonly OrganizationRole[]>;

export type HiringAbility = keyof typeof HIRING_ABILITIES;

/** Whether a role of the organization has an ability. */
export const roleAllows = (role: OrganizationRole, ability: HiringAbility): boolean =>
  (HIRING_ABILITIES[ability] as readonly OrganizationRole[]).includes(role);

/** Out of reach for an administrator who views as a customer (decision 48). */
export const OWN_HAND_ONLY: ReadonlySet<HiringAbility> = new Set(["team", "export", "erase", "webhooks"]);

/** What goes on while an organization is being closed: reading and taking the data along. */
export const WHILE_CLOSING: ReadonlySet<HiringAbility> = new Set([
  "read",
  "candidates:read",
  "applications:read",
  "reports:read",
  "export",
  "erase",
]);

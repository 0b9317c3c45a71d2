import { type FencedPermission, isOpenInImpersonation, type OrganizationRole, type Principal } from "~/domain/access";

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
  /** One's own: calendar address, answers to invitations, working hours, saved views. */
  "self:write": EVERYBODY,
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
  "referrals:read": EVERYBODY,
  "referrals:write": EVERYBODY,
  "referrals:manage": RECRUITERS,
  "screening:write": HIRING_TEAM,
  "adverse-action": RECRUITERS,
  "fairness:read": RECRUITERS,
  "reports:read": HIRING_TEAM,
  "reports:schedule": HIRING_TEAM,
  settings: MANAGERS,
  team: MANAGERS,
  webhooks: MANAGERS,
  administer: MANAGERS,
  export: RECRUITERS,
  erase: MANAGERS,
} as const satisfies Record<string, readonly OrganizationRole[]>;

export type HiringAbility = keyof typeof HIRING_ABILITIES;

/** Whether a role of the organization has an ability. */
export const roleAllows = (role: OrganizationRole | null, ability: HiringAbility): boolean =>
  role !== null && (HIRING_ABILITIES[ability] as readonly OrganizationRole[]).includes(role);

/** The name of an ability in the table of what is open while an administrator views as a customer. */
export const fenceOf = <Ability extends HiringAbility>(ability: Ability) =>
  `hiring:${ability}` as const satisfies FencedPermission;

/** Whether this person, in this role, may: what a screen shows and a record allows. */
export const memberMay = (
  { role, principal }: { role: OrganizationRole; principal: Principal },
  ability: HiringAbility,
): boolean => roleAllows(role, ability) && isOpenInImpersonation(principal, fenceOf(ability));

/** Abilities that only look. Viewing as a customer, the database itself then refuses a change. */
export const ONLY_LOOKS: ReadonlySet<HiringAbility> = new Set([
  "read",
  "candidates:read",
  "applications:read",
  "referrals:read",
  "fairness:read",
  "reports:read",
]);

/** What goes on while an organization is being closed: reading and taking the data along. */
export const WHILE_CLOSING: ReadonlySet<HiringAbility> = new Set([
  "read",
  "self:write",
  "candidates:read",
  "applications:read",
  "reports:read",
  "export",
  "erase",
]);

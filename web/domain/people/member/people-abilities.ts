/** Roles in people. A manager is who somebody reports to as of today, not a role. */
export const PEOPLE_ROLES = ["hr_admin", "payroll", "viewer", "employee"] as const;
export type PeopleRole = (typeof PEOPLE_ROLES)[number];

const EVERYBODY = PEOPLE_ROLES;
const HR: readonly PeopleRole[] = ["hr_admin"];

/** What may be done in people, and by which roles: the one table behind every guard and button. */
export const PEOPLE_ABILITIES = {
  /** The directory, one's own record, and what the field table opens of others. */
  read: EVERYBODY,
  /** One's own contact data. */
  "self:write": EVERYBODY,
  "employees:write": HR,
  "places:write": HR,
  /** How many work here, come and go: figures, but for those of pay. */
  "reports:read": ["hr_admin", "payroll", "viewer"],
  /** Figures that rest on what people are paid. */
  "reports:pay": ["hr_admin", "payroll"],
  /** Sums of the EEO-1 report, none of which tells of fewer than five people. */
  "eeo:totals": ["hr_admin", "viewer"],
  /** What somebody said of their sex and race, for whom nobody answered, and the report as it is filed. Each look is written down. */
  "eeo:write": HR,
  /** Last days as they were decided: payroll pays the last wages by them. */
  "leavings:read": ["hr_admin", "payroll"],
  /** One's own, those of one's reports as their manager, all for HR. */
  "tasks:write": EVERYBODY,
  /** Asking for leave of one's own, and deciding about that of one's reports; HR for everybody. Nobody about their own. */
  "time_off:request": EVERYBODY,
  /** Policies, company holidays and what is written in a ledger by hand. */
  "time_off:write": HR,
} as const satisfies Record<string, readonly PeopleRole[]>;
export type PeopleAbility = keyof typeof PEOPLE_ABILITIES;

export const peopleRoleMay = (role: PeopleRole, ability: PeopleAbility): boolean =>
  (PEOPLE_ABILITIES[ability] as readonly PeopleRole[]).includes(role);

/** Abilities that only look: what is left while an organization is being closed, and to support while it views. */
export const PEOPLE_LOOKS: ReadonlySet<PeopleAbility> = new Set([
  "read",
  "leavings:read",
  "reports:read",
  "reports:pay",
  "eeo:totals",
]);

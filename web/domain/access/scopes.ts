/** What an API key may do. A key acts as its user, and only within its scopes. */
export const SCOPES = {
  "research:read": "Search laws and cases, read them, ask for an assessment",
  "research:write": "Save and delete search history, send feedback",
  export: "Export results as files",
  "account:read": "Read profile, purchases, organizations, keys and access",
  "account:write": "Change profile and organizations; a terminal also keys and members",
  "alerts:read": "Read law updates and subscriptions",
  "ats:read": "Read hiring data",
  "ats:write": "Change hiring data",
  "people:read": "Read people records, within the role of the person",
  "people:write": "Change people records, within the role of the person",
  "admin:read": "Read customers, questions, subscribers, jobs (administrators only)",
  "admin:write": "Change customers, coupons, jobs, law (administrators only)",
} as const;

export type Scope = keyof typeof SCOPES;

export const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text);

/** Whether a scope reaches every customer. */
export const isOfStaff = (scope: Scope): boolean => scope.startsWith("admin:");

const ALL = Object.keys(SCOPES) as Scope[];

/** What a terminal may do that asked for nothing: read and take away what its person sees, change nothing of anybody's. */
export const READING_SCOPES: readonly Scope[] = ALL.filter(
  (scope) => scope === "export" || scope === "research:write" || (scope.endsWith(":read") && !isOfStaff(scope)),
);

/** What a key of a test organization may do: work on the made-up data there, and read the library. */
export const TEST_SCOPES: readonly Scope[] = [
  "research:read",
  "export",
  "ats:read",
  "ats:write",
  "people:read",
  "people:write",
];

/** The scopes that a list names, where `admin:*` stands for every scope of admin; null when one is unknown. */
export function expandScopes(names: readonly string[]): Scope[] | null {
  const found = new Set<Scope>();
  for (const name of names) {
    const meant = name.endsWith(":*")
      ? ALL.filter((scope) => scope.startsWith(name.slice(0, -1)))
      : ALL.filter((scope) => scope === name);
    if (meant.length === 0) return null;
    for (const scope of meant) found.add(scope);
  }
  return ALL.filter((scope) => found.has(scope));
}

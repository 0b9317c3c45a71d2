/** What an API key may do. A key acts as its user, and only within its scopes. */
export const SCOPES = {
  "research:read": "Search laws and cases, read them, ask for an assessment",
  "research:write": "Save and delete search history, send feedback",
  export: "Export results as files",
  "account:read": "Read profile, purchases, organizations and access",
  "account:write": "Change profile and organizations",
  "alerts:read": "Read law updates and subscriptions",
  "ats:read": "Read hiring data",
  "ats:write": "Change hiring data",
  "admin:read": "Read customers, questions, subscribers, jobs (administrators only)",
  "admin:write": "Change customers, coupons, jobs, law (administrators only)",
} as const;

export type Scope = keyof typeof SCOPES;

export const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text);

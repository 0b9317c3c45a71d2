export type Audience = "HR teams" | "Hiring teams" | "Integrators" | "Administrators";

/** The chapters of the reference, in its order, and whom each is for. An endpoint's `tag` is one of these names. */
export const TAGS: Record<string, { audience: Audience; description: string }> = {
  Research: {
    audience: "HR teams",
    description: "Ask a question for a place, read laws and cases, keep and export results.",
  },
  "Law updates": { audience: "HR teams", description: "What changed in the law, and alerts about it by e-mail." },
  Alerts: { audience: "HR teams", description: "Mails about changes of law, and how they end." },
  Pay: { audience: "HR teams", description: "Take-home pay, withholding and what an offer is worth." },
  Geography: { audience: "HR teams", description: "Places of visitors, ZIP codes and addresses." },
  Account: { audience: "HR teams", description: "Sign in, profile, trial and access." },
  Billing: { audience: "HR teams", description: "Plans, coupons, purchases and subscriptions." },
  Organizations: { audience: "HR teams", description: "Companies, their members and invitations." },
  Hiring: { audience: "Hiring teams", description: "Jobs, candidates, applications, interviews and offers." },
  "API keys": { audience: "Integrators", description: "Keys for programs: made, listed, revoked." },
  "Terminal sign-in": { audience: "Integrators", description: "How a terminal gets its key from a browser." },
  "Hiring: interviews": { audience: "Hiring teams", description: "Plans, times, invitations, booking and scorecards." },
  "Hiring: offers": { audience: "Hiring teams", description: "Versions, approval, letters and answers." },
  Webhooks: { audience: "Integrators", description: "Signed calls to a server of yours when something happens." },
  Administration: { audience: "Administrators", description: "Customers, access, questions, subscribers and jobs." },
  "Administration: law": {
    audience: "Administrators",
    description: "The records of the corpus: corrected, versioned, verified, imported.",
  },
  "Administration: jobs": { audience: "Administrators", description: "Schedules, runs by hand, pauses." },
};

/** Chapters that the table above does not name, placed by the address of their first endpoint. */
export function audienceOf(tag: string, path: string): Audience {
  const known = TAGS[tag];
  if (known) return known.audience;
  if (path.startsWith("/api/admin/")) return "Administrators";
  return path.startsWith("/api/ats/") ? "Hiring teams" : "HR teams";
}

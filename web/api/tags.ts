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
  Hiring: { audience: "Hiring teams", description: "Templates of letters, and what happened lately." },
  "Hiring: jobs": { audience: "Hiring teams", description: "Requisitions: written, approved, published, closed." },
  "Hiring: candidates": {
    audience: "Hiring teams",
    description: "People, their files and resumes, duplicates merged.",
  },
  "Hiring: applications": { audience: "Hiring teams", description: "Applications and their moves between stages." },
  "API keys": { audience: "Integrators", description: "Keys for programs: made, listed, revoked." },
  "Terminal sign-in": { audience: "Integrators", description: "How a terminal gets its key from a browser." },
  "Hiring: interviews": { audience: "Hiring teams", description: "Plans, times, invitations, booking and scorecards." },
  "Hiring: offers": { audience: "Hiring teams", description: "Versions, approval, letters and answers." },
  "Hiring: screening and fairness": {
    audience: "Hiring teams",
    description: "What was suggested and why, its review, and whether groups fare differently.",
  },
  "Hiring: background checks and new hires": {
    audience: "Hiring teams",
    description: "The steps that the law asks for, and the notices due to a new employee.",
  },
  "Hiring: referrals and team": {
    audience: "Hiring teams",
    description: "Referred people and their bonuses, and who works on hiring.",
  },
  "Hiring: reports": { audience: "Hiring teams", description: "Figures, their rows, and reports sent on a schedule." },
  People: {
    audience: "HR teams",
    description: "Employees with their history, departments, places, and what a first day asks for.",
  },
  Webhooks: { audience: "Integrators", description: "Signed calls to a server of yours when something happens." },
  Administration: { audience: "Administrators", description: "Customers, access, questions, subscribers and jobs." },
  "Administration: law": {
    audience: "Administrators",
    description: "The records of the corpus: corrected, versioned, verified, imported.",
  },
  "Administration: alerts and mail": {
    audience: "Administrators",
    description: "Readers of law-update mails, what was sent to them, and bounces.",
  },
  "Administration: law updates": {
    audience: "Administrators",
    description: "Updates found in the sources: read, corrected, told; and the sources themselves.",
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

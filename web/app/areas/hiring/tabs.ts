import type { HiringAbility } from "~/domain/hiring";

export type AtsTab = { href: string; label: string; ability: HiringAbility };

/** The tabs of the ATS in the specification's order. A tab stands here once its screen works. */
export const ATS_TABS: readonly AtsTab[] = [
  { href: "/ats", label: "Dashboard", ability: "read" },
  { href: "/ats/jobs", label: "Jobs", ability: "read" },
  { href: "/ats/compensation", label: "Comp. Calcu", ability: "read" },
  { href: "/ats/candidates", label: "Candidates", ability: "candidates:read" },
  { href: "/ats/applications", label: "Applications", ability: "applications:read" },
  { href: "/ats/reports", label: "Reports", ability: "reports:read" },
  { href: "/ats/admin", label: "Admin", ability: "administer" },
];

/** Entries of the Quick Actions menu, likewise. */
export const QUICK_ACTIONS: readonly AtsTab[] = [
  { href: "/ats/jobs/new", label: "Create New Job", ability: "jobs:write" },
  { href: "/ats/candidates/new", label: "Add Candidate", ability: "candidates:write" },
  { href: "/ats/jobs/interviews/new", label: "Schedule Interview", ability: "interviews:write" },
  { href: "/ats/jobs/interviews", label: "Interviews", ability: "read" },
  { href: "/ats/activity", label: "Activity", ability: "applications:read" },
  { href: "/ats/referrals", label: "Referrals", ability: "referrals:write" },
  { href: "/ats/team", label: "Team", ability: "read" },
];

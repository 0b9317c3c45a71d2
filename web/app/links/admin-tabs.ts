import type { PermissionName } from "~/domain/access";

export type AdminTab = { href: string; label: string; permission: PermissionName };

/**
 * The tabs of the administration in their order. A tab is a route `admin.<name>.tsx` under the frame `admin.tsx`, whose
 * loader begins with `staff(arrival, permission)`; it stands here once its screen exists, and who lacks the permission does
 * not see it.
 */
export const ADMIN_TABS: readonly AdminTab[] = [
  { href: "/admin/dashboard", label: "Customer Accounts", permission: "customers:read" },
  { href: "/admin/subscribers", label: "Email Subscribers", permission: "subscribers:read" },
  { href: "/admin/risk", label: "Risk Assessment", permission: "questions:read" },
  { href: "/admin/analytics", label: "Analytics", permission: "purchases:read" },
  { href: "/admin/questions", label: "Questions", permission: "questions:read" },
  { href: "/admin/feedback", label: "Feedback", permission: "feedback:read" },
  { href: "/admin/roles", label: "Roles", permission: "roles:read" },
  { href: "/admin/audit", label: "Audit", permission: "audit:read" },
  { href: "/admin/outbox", label: "Outbox", permission: "mails:read" },
  { href: "/admin/updates", label: "Law Updates", permission: "updates:read" },
  { href: "/admin/laws", label: "Law Corpus", permission: "law:read" },
  { href: "/admin/jobs", label: "Jobs", permission: "jobs:read" },
  { href: "/admin/purchases", label: "Purchases", permission: "purchases:read" },
  { href: "/admin/coupons", label: "Coupons", permission: "coupons:read" },
  { href: "/admin/system", label: "System", permission: "system:read" },
];

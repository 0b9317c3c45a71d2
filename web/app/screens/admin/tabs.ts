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
  { href: "/admin/outbox", label: "Outbox", permission: "mails:read" },
  { href: "/admin/updates", label: "Law Updates", permission: "updates:read" },
  { href: "/admin/jobs", label: "Jobs", permission: "jobs:read" },
  { href: "/admin/system", label: "System", permission: "system:read" },
];

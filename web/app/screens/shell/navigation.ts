export type NavigationItem = { href: string; label: string; adminOnly?: boolean };

/** The areas of the product, in the specification's order. */
export const navigation: readonly NavigationItem[] = [
  { href: "/dashboard", label: "Dashboard" },
  { href: "/pay-calculator", label: "Pay Calculator" },
  { href: "/search-history", label: "Search History" },
  { href: "/ats", label: "Applicant Tracking System" },
  { href: "/hris", label: "HRIS" },
  { href: "/email-notifications", label: "Email Alerts" },
  { href: "/admin/dashboard", label: "Customer Admin", adminOnly: true },
];

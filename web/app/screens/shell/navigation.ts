export type NavigationItem = { href: string; label: string };

/** The areas of the product in the specification's order. An area stands here once its screens exist. */
export const navigation: readonly NavigationItem[] = [
  { href: "/dashboard", label: "Dashboard" },
  { href: "/pay-calculator", label: "Pay Calculator" },
  { href: "/search-history", label: "Search History" },
  { href: "/laws", label: "Laws" },
  { href: "/compare", label: "Compare" },
  { href: "/updates", label: "Updates" },
  { href: "/ats", label: "ATS" },
  { href: "/hris", label: "HRIS" },
  { href: "/email-notifications", label: "Email Alerts" },
];

/** Only for those who may enter it. */
export const administration: NavigationItem = { href: "/admin/dashboard", label: "Customer Admin" };

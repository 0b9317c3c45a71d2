/** `inFull` is the name where there is room: on a very wide screen, and in the row that scrolls on a narrow one. */
export type NavigationItem = { href: string; label: string; inFull?: string };

/** The areas of the product in the specification's order. An area stands here once its screens exist. */
export const navigation: readonly NavigationItem[] = [
  { href: "/dashboard", label: "Dashboard" },
  { href: "/pay-calculator", label: "Pay Calculator" },
  { href: "/search-history", label: "Search History" },
  { href: "/laws", label: "Laws" },
  { href: "/compare", label: "Compare" },
  { href: "/updates", label: "Updates" },
  { href: "/ats", label: "ATS", inFull: "Applicant Tracking System" },
  { href: "/hris", label: "HRIS" },
  { href: "/email-notifications", label: "Email Alerts" },
];

/** Only for those who may enter it. */
export const administration: NavigationItem = { href: "/admin/dashboard", label: "Customer Admin" };

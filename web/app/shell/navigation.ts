import type { Module } from "~/app/server/shell-view.server";

/** `inFull` is the name where there is room: on a very wide screen; `module`: whose part it is of. */
export type NavigationItem = { href: string; label: string; inFull?: string; module?: Module };

export type NavigationGroup = { label: string; items: readonly NavigationItem[] };

/** The areas of the product in groups: a group is a tab at the bottom of a phone. */
export const navigationGroups: readonly NavigationGroup[] = [
  {
    label: "Research",
    items: [
      { href: "/dashboard", label: "Dashboard" },
      { href: "/laws", label: "Laws" },
      { href: "/compare", label: "Compare" },
      { href: "/updates", label: "Updates" },
      { href: "/search-history", label: "Search History" },
    ],
  },
  { label: "Pay", items: [{ href: "/pay-calculator", label: "Pay Calculator" }] },
  { label: "Hiring", items: [{ href: "/ats", label: "ATS", inFull: "Applicant Tracking System", module: "hiring" }] },
  { label: "People", items: [{ href: "/hris", label: "HRIS", module: "people" }] },
  { label: "Alerts", items: [{ href: "/email-notifications", label: "Email Alerts" }] },
];

/** What is left without the modules that somebody has no role in. */
export const opened = (items: readonly NavigationItem[], closed: readonly Module[]): NavigationItem[] =>
  items.filter(({ module }) => module === undefined || !closed.includes(module));

/** The groups that somebody finds something in. */
export const openedGroups = (closed: readonly Module[]): NavigationGroup[] =>
  navigationGroups
    .map(({ label, items }) => ({ label, items: opened(items, closed) }))
    .filter(({ items }) => items.length > 0);

/** Only for those who may enter it. */
export const administration: NavigationItem = { href: "/admin/dashboard", label: "Customer Admin" };

/** Whether a screen lies in an area; the first page is that of the question. */
export const isInArea = (pathname: string, href: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`) || (href === "/dashboard" && pathname === "/");

/** What can be done in one step from anywhere, beside the areas. */
const ACTIONS: readonly NavigationItem[] = [
  { href: "/coverage", label: "What our sources hold" },
  { href: "/api/docs", label: "API reference" },
  { href: "/checkout", label: "Plans and prices" },
  { href: "/feedback", label: "Send feedback" },
];
const OWN_ACTIONS: readonly NavigationItem[] = [
  { href: "/profile", label: "Profile settings" },
  { href: "/organizations", label: "Organizations and members" },
  { href: "/ats/jobs/new", label: "Add a job", module: "hiring" },
  { href: "/ats/jobs", label: "Jobs", module: "hiring" },
  { href: "/ats/candidates/new", label: "Add a candidate", module: "hiring" },
  { href: "/ats/candidates", label: "Candidates", module: "hiring" },
  { href: "/ats/applications", label: "Applications", module: "hiring" },
  { href: "/hris/employees", label: "Employees", module: "people" },
  { href: "/hris/time-off", label: "Time off", module: "people" },
  { href: "/hris/tasks", label: "Tasks for people", module: "people" },
];

export type Looker = { isSignedIn: boolean; isAdmin: boolean; closed: readonly Module[] };

/** Screens and actions by their names, for who is looking. */
export const placesToGo = ({ isSignedIn, isAdmin, closed }: Looker): NavigationItem[] =>
  opened(
    [
      ...navigationGroups.flatMap(({ items }) => items),
      ...(isSignedIn ? OWN_ACTIONS : []),
      ...(isAdmin ? [administration] : []),
      ...ACTIONS,
    ],
    closed,
  );

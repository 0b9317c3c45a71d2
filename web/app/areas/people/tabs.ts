import type { PeopleAbility } from "~/domain/people";

export type PeopleTab = { href: string; label: string; ability: PeopleAbility };

/** The tabs of the HRIS in the order they are shown. A tab stands here once its screen works. */
export const PEOPLE_TABS: readonly PeopleTab[] = [
  { href: "/hris", label: "Overview", ability: "read" },
  { href: "/hris/me", label: "Me", ability: "read" },
  { href: "/hris/employees", label: "Employees", ability: "read" },
  { href: "/hris/organization", label: "Organization", ability: "read" },
  { href: "/hris/time-off", label: "Time off", ability: "read" },
  { href: "/hris/documents", label: "Documents", ability: "read" },
  { href: "/hris/reports", label: "Reports", ability: "reports:read" },
  { href: "/hris/hires", label: "Hires", ability: "employees:write" },
  { href: "/hris/leaving", label: "Leaving", ability: "leavings:read" },
];

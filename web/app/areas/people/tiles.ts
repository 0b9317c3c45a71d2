import type { PeopleAbility } from "~/domain/people";

export type PeopleTile = {
  label: string;
  text: string;
  /** Null: there is no screen of it yet, and the tile says so. */
  href: string | null;
  ability: PeopleAbility;
};

/** The specification's eight tiles (3 section 2.4). One leads somewhere once that screen works. */
export const PEOPLE_TILES: readonly PeopleTile[] = [
  { label: "Employees", text: "Records with their history", href: "/hris/employees", ability: "read" },
  { label: "Payroll", text: "Pay runs and statements", href: null, ability: "read" },
  { label: "Time off", text: "Policies, balances and requests", href: "/hris/time-off", ability: "read" },
  { label: "Analytics", text: "Headcount, turnover and leave", href: "/hris/reports", ability: "reports:read" },
  { label: "Performance", text: "Reviews and goals", href: null, ability: "read" },
  { label: "Training", text: "Courses that the law asks for", href: null, ability: "read" },
  { label: "Documents", text: "Policies sent and signed", href: "/hris/documents", ability: "read" },
  { label: "Departments", text: "Who works where", href: "/hris/organization/departments", ability: "read" },
];

import type { PeopleRole } from "../member/people-abilities";

/** Who looks at a record: their role, whether it is their own, and whether its person reports to them. */
export type Onlooker = { role: PeopleRole; isSelf: boolean; isManager: boolean; managersSeePay: boolean };

type Group = {
  fields: readonly string[];
  roles: readonly PeopleRole[];
  self: boolean;
  manager: boolean | "if_company_allows";
};

const ALL: readonly PeopleRole[] = ["hr_admin", "payroll", "viewer", "employee"];

/** Who sees which fields of an employee. What stands in no group is never sent. */
export const FIELD_GROUPS = {
  directory: {
    fields: [
      ...["id", "number", "name", "firstName", "lastName", "preferredName", "email", "phone", "status", "title"],
      ...["department", "place", "manager", "startDate", "isSelf", "allowedActions", "asOf"],
      // Each of the company's own fields says itself who sees it (`custom-fields/field-values.ts`).
      "custom",
    ],
    roles: ALL,
    self: true,
    manager: true,
  },
  employment: {
    fields: [
      "employmentType",
      "flsaStatus",
      "weeklyMinutes",
      "workLocation",
      "periods",
      "history",
      "lastDay",
      "version",
    ],
    roles: ["hr_admin", "payroll", "viewer"],
    self: true,
    manager: true,
  },
  private: {
    fields: ["endReason", "personalEmail", "address", "city", "state", "zipCode", "emergencyContact", "hasAccount"],
    roles: ["hr_admin"],
    self: true,
    manager: false,
  },
  pay: {
    fields: ["pay", "payHistory", "lawCheck"],
    roles: ["hr_admin", "payroll"],
    self: true,
    manager: "if_company_allows",
  },
  /** That there is a file of papers; which of them, each paper says itself. */
  papers: { fields: ["papers"], roles: ["hr_admin", "payroll"], self: true, manager: false },
  /** Whether the person can open their own record, and by which address. */
  signIn: { fields: ["account"], roles: ["hr_admin"], self: true, manager: false },
} as const satisfies Record<string, Group>;

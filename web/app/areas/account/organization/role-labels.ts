import type { SelectOption } from "~/app/ui/fields/select";

const ROLES: Record<string, string> = {
  owner: "Owner",
  admin: "Admin",
  recruiter: "Recruiter",
  hiring_manager: "Hiring manager",
  interviewer: "Interviewer",
  viewer: "Viewer",
};

const HR_ROLES: Record<string, string> = {
  hr_admin: "HR admin",
  hr_manager: "HR manager",
  payroll: "Payroll",
  hr_viewer: "HR viewer",
  employee: "Employee",
};

export const roleLabel = (role: string | null): string => (role ? (ROLES[role] ?? role) : "No role in hiring");
export const hrRoleLabel = (role: string | null): string => (role ? (HR_ROLES[role] ?? role) : "None");

const options = (labels: Record<string, string>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Ownership is offered on its own, not chosen in a list. */
export const ROLE_OPTIONS = [
  ...options(ROLES).filter(({ value }) => value !== "owner"),
  { value: "", label: "No role in hiring" },
];
export const HR_ROLE_OPTIONS = [{ value: "", label: "None" }, ...options(HR_ROLES)];

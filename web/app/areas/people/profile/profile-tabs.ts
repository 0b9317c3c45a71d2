export type ProfileTab = {
  /** What stands behind the employee's own address; empty for the first tab. */
  path: string;
  label: string;
  /** A field of the record that opens the tab: who does not see it has no such tab. */
  field: string;
};

/** The tabs of an employee, each a route below `hris.employees.$id`. A tab stands here once its screen works. */
export const PROFILE_TABS: readonly ProfileTab[] = [
  { path: "", label: "Job", field: "id" },
  { path: "/personal", label: "Personal", field: "personalEmail" },
  { path: "/files", label: "Files", field: "papers" },
  { path: "/tasks", label: "Tasks", field: "history" },
];

export const EMPLOYEE_INTENT = {
  add: "add-employee",
  preview: "preview-change",
  change: "change-employment",
  person: "change-person",
  status: "employee-status",
  task: "step-task",
} as const;

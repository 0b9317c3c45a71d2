export const ROLE = {
  create: "role-create",
  save: "role-save",
  remove: "role-remove",
  assign: "role-assign",
  unassign: "role-unassign",
} as const;

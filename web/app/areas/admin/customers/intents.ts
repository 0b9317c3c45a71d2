export const ADD_CUSTOMER = "add-customer";
export const BULK = {
  create: "bulk-create",
  start: "bulk-start",
  cancel: "bulk-cancel",
  import: "bulk-import",
} as const;

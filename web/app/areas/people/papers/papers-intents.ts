export const PAPER_INTENT = {
  add: "add-document",
  change: "change-document",
  remove: "remove-document",
} as const;

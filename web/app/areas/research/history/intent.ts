export const HistoryIntent = {
  delete: "delete",
  clear: "clear",
  save: "save",
  unsave: "unsave",
  stopSharing: "stop-sharing",
} as const;

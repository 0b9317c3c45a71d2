export const HistoryIntent = { delete: "delete", clear: "clear" } as const;

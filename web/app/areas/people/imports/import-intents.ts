export const IMPORT_INTENT = { undo: "undo-import" } as const;

export const UNIT_INTENT = { save: "save-unit", merge: "merge-unit" } as const;

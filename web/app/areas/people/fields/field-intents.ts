export const FIELD_INTENT = { add: "add-field", change: "change-field", retire: "retire-field" } as const;

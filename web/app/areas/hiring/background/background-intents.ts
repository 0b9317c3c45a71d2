export const BACKGROUND_INTENT = { open: "open-background", step: "background-step", notice: "mark-notice" } as const;

export const SETTINGS_INTENT = "people-settings";

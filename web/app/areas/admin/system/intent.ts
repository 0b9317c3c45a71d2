export const CLEAR_ALL_ACCESS = "clear-all-access";

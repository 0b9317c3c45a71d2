export const HANDLE_FEEDBACK = "handle-feedback";

export const REFUND_PURCHASE = "refund-purchase";
export const DECLINE_REFUND = "decline-refund";
export const RETRY_TASK = "retry-task";
export const SETTLE_TASK = "settle-task";

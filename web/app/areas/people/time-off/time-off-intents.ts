/** What the forms of time off do. */
export const TIME_OFF_INTENT = {
  request: "time-off-request",
  approve: "time-off-approve",
  deny: "time-off-deny",
  cancel: "time-off-cancel",
  previewPolicy: "preview-policy",
  policy: "time-off-policy",
  withdraw: "time-off-withdraw",
  adjust: "time-off-adjust",
  holiday: "time-off-holiday",
  federal: "time-off-federal",
  unholiday: "time-off-unholiday",
  feed: "time-off-feed",
  unfeed: "time-off-unfeed",
} as const;

export const KIND_LABELS: Record<string, string> = {
  vacation: "Vacation",
  sick: "Sick leave",
  pto: "Paid time off",
  bereavement: "Bereavement",
  jury: "Jury duty",
  military: "Military leave",
  family_medical: "Family and medical leave",
  voting: "Time to vote",
  unpaid: "Unpaid leave",
  other: "Other",
};

export const STATUS_LABELS: Record<string, string> = {
  pending: "Pending",
  pending_second: "Second approval",
  approved: "Approved",
  denied: "Denied",
  cancelled: "Cancelled",
  taken: "Taken",
};

export const GROUND_LABELS: Record<string, string> = {
  no_balance: "Nothing is left",
  not_entitled: "No right to this leave",
  staffing: "Too few people",
  notice: "Asked for too late",
  blackout: "A closed period",
  other: "Another reason",
};

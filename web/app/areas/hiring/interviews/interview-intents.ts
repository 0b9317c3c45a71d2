/** What the forms of the interview screens ask for. */
export const INTERVIEW_INTENT = {
  save: "save-interview",
  step: "step-interview",
  respond: "respond-interview",
  score: "save-scorecard",
  offerTimes: "offer-times",
  plan: "save-plan",
  feed: "make-feed",
  unfeed: "revoke-feed",
} as const;

export const TYPE_OPTIONS = [
  { value: "phone", label: "Phone" },
  { value: "video", label: "Video" },
  { value: "onsite", label: "On site" },
  { value: "panel", label: "Panel" },
  { value: "technical", label: "Technical" },
  { value: "other", label: "Other" },
];
export const typeLabel = (type: string | null): string =>
  TYPE_OPTIONS.find(({ value }) => value === type)?.label ?? "–";

export const VERDICT_OPTIONS = [
  { value: "strong_yes", label: "Strong yes" },
  { value: "yes", label: "Yes" },
  { value: "mixed", label: "Mixed" },
  { value: "no", label: "No" },
  { value: "strong_no", label: "Strong no" },
  { value: "no_decision", label: "No decision" },
];

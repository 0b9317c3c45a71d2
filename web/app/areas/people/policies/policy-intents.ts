export const POLICY_INTENT = {
  add: "add-policy",
  reword: "reword-policy",
  send: "send-policy",
  remind: "remind-policy",
  retire: "retire-policy",
  answer: "answer-policy",
} as const;

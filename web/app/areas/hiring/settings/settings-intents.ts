/** What the forms of the settings screen ask for. */
export const SETTINGS_INTENT = {
  company: "save-company",
  location: "save-location",
  removeLocation: "remove-location",
  policies: "save-policies",
  keeping: "save-keeping",
  approval: "save-approval-steps",
  stages: "save-stages",
  chooseStages: "choose-stages",
  removeStages: "remove-stages",
  reason: "add-reason",
  source: "add-source",
  entry: "switch-entry",
  webhook: "create-webhook",
  removeWebhook: "remove-webhook",
} as const;

/** What the buttons of one webhook ask for. */
export const WEBHOOK_INTENT = {
  ping: "ping-webhook",
  turn: "turn-webhook",
  events: "save-webhook-events",
  replay: "replay-delivery",
  secret: "rotate-webhook-secret",
} as const;

export const LEAVING_INTENT = {
  plan: "plan-leaving",
  step: "step-leaving",
  move: "move-leaving",
  hire: "hire-from-offer",
} as const;

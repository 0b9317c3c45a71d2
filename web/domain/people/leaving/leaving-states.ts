export const LEAVING_STATES = ["planned", "in_progress", "complete", "cancelled"] as const;
export type LeavingState = (typeof LEAVING_STATES)[number];

/** What may follow what; a date may move until it is complete. A last day that was a mistake is cancelled afterwards too. */
export const LEAVING_TRANSITIONS: Record<LeavingState, readonly LeavingState[]> = {
  planned: ["in_progress", "cancelled"],
  in_progress: ["complete", "cancelled"],
  complete: ["cancelled"],
  cancelled: [],
};

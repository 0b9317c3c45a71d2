import type { StateCode } from "../state-codes";
import reciprocity from "../tables/reciprocity.json";

/** Whether residents of one state who work in another are taxed on wages by their own state only. */
export function isReciprocal(workState: StateCode, homeState: StateCode): boolean {
  const agreements = (reciprocity.work_state as Record<string, string[] | "all">)[workState];
  if (agreements === "all") return homeState !== workState;
  return agreements?.includes(homeState) ?? false;
}

export const RECIPROCITY_NOTE = reciprocity.note;

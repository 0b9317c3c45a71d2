import type { FactsChange } from "~/domain/hiring/requisitions";

/** What a change of a requisition led to beyond being saved, for the toast; nothing where it led to nothing. */
export function factsNote({ approvalReset, paused, blocked }: FactsChange): string | undefined {
  if (approvalReset && blocked) {
    return `The law check blocks what was changed. The job is a draft${paused ? " and off the careers page" : ""}: fix it, or override the finding with a reason, then submit it again.`;
  }
  if (approvalReset) return `The change asks for approval again${paused ? "; the job is paused until then" : ""}.`;
  if (paused) {
    return "The law check blocks what was changed, so the job left the careers page. Fix it, or override the finding with a reason, then publish it again.";
  }
  return blocked ? "The law check has a finding that blocks this job." : undefined;
}

import { preview } from "./saying/html";
import type { LockedAssessment, RiskAssessment } from "./types";

/** An assessment as its reader may see it: without access the counts and the first words of the answer. */
export function cutAssessment(made: RiskAssessment, isOpen: boolean): RiskAssessment | LockedAssessment {
  if (isOpen) return made;
  const { overallRisk, criticalIssues, mediumRiskIssues, compliantAreas, directAnswer } = made;
  return {
    overallRisk,
    criticalIssues,
    mediumRiskIssues,
    compliantAreas,
    directAnswer: preview(directAnswer),
    locked: true,
  };
}

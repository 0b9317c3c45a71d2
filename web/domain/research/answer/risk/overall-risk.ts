import type { LawHit, RiskLevel } from "../../search/types";
import type { Plan } from "../choosing/plan";
import { INFORMATION_RELIEF } from "../reading/severity";

const LAW_POINTS: Record<RiskLevel, number> = { Critical: 3, High: 2.25, Medium: 1.25, Low: 0.25 };
const LEVELS: [RiskLevel, number][] = [
  ["Critical", 5],
  ["High", 3],
  ["Medium", 1],
];
const GRAVE = 2;

/** The level of a concern: how grave the law is that it touches, and how grave what is told. README.md has the rule. */
export function overallRisk({ severity, main }: Plan, considered: LawHit[]): RiskLevel {
  const binds = main && !main.isAbsence && considered.includes(main);
  const level = binds ? main.riskLevel : (considered.find(({ isAbsence }) => !isAbsence)?.riskLevel ?? "Low");
  const told = severity.isInformation ? severity.points / 2 - INFORMATION_RELIEF : severity.points;
  const points = LAW_POINTS[level] + told;
  const reached = LEVELS.find(([, least]) => points >= least)?.[0] ?? "Low";
  // A card that counts a critical issue and says 'Low' would contradict itself.
  return reached === "Low" && isAnyCritical(considered) ? "Medium" : reached;
}

const isAnyCritical = (considered: LawHit[]): boolean =>
  considered.some(({ isAbsence, riskLevel }) => !isAbsence && riskLevel === "Critical");

export type Counters = { criticalIssues: number; mediumRiskIssues: number; compliantAreas: number };

/** Counts the laws considered: where a breach is grave, where it is costly, and where no duty bites. */
export function counters({ severity, belowThreshold }: Plan, considered: LawHit[]): Counters {
  const isGrave = severity.points >= GRAVE && !severity.saysInOrder;
  // Where something grave is told, no duty that it touches is an area in order, however small its penalty.
  const duties = considered.filter(({ isAbsence, riskLevel }) => !isAbsence && (riskLevel !== "Low" || isGrave));
  const criticalIssues = duties.filter(
    ({ riskLevel }) => riskLevel === "Critical" || (riskLevel === "High" && isGrave),
  ).length;
  return {
    criticalIssues,
    mediumRiskIssues: duties.length - criticalIssues,
    compliantAreas: considered.length - duties.length + Math.min(belowThreshold.length, 2),
  };
}

import type { LawRecord, Penalty, RiskLevel } from "./record";

type RiskInput = Pick<LawRecord, "kind" | "status" | "penalties" | "privateAction" | "remedies">;

const MULTIPLYING = ["liquidated damages", "treble damages", "punitive damages"];
const REPEATING = /\b(employee|worker|day|violation|pay period|applicant|form|person)\b/;
const HIGH_AMOUNT_DOLLARS = 10_000;
const NOTABLE_AMOUNT_DOLLARS = 1_000;
const CRITICAL_FROM = 6;
const HIGH_FROM = 4;
const MEDIUM_FROM = 2;

/**
 * The stated rule of the risk level. Points: criminal penalty 2; highest civil amount from $10,000 2, from $1,000 1;
 * an amount counted per employee, day or violation 1; private action 2 (unknown: 0); multiplied or punitive damages 1;
 * attorney fees 1. From 6 points Critical, 4 High, 2 Medium, else Low. A law that is not in force is at most Medium;
 * one that is repealed, superseded or enjoined is Low, as is a record that no law was found.
 */
export function riskLevelOf(law: RiskInput): RiskLevel {
  if (law.kind === "absence" || ["repealed", "superseded", "enjoined"].includes(law.status)) return "Low";
  const points = penaltyPoints(law.penalties) + actionPoints(law);
  if (law.status === "enacted, not yet effective") return points >= MEDIUM_FROM ? "Medium" : "Low";
  if (points >= CRITICAL_FROM) return "Critical";
  if (points >= HIGH_FROM) return "High";
  return points >= MEDIUM_FROM ? "Medium" : "Low";
}

function penaltyPoints(penalties: RiskInput["penalties"]): number {
  if (typeof penalties === "string") return 0;
  const amounts = penalties.filter((penalty) => penalty.unit === "dollars").map(highest);
  const most = Math.max(0, ...amounts);
  const size = most >= HIGH_AMOUNT_DOLLARS ? 2 : most >= NOTABLE_AMOUNT_DOLLARS ? 1 : 0;
  const criminal = penalties.some((penalty) => penalty.kind === "criminal") ? 2 : 0;
  const repeating = penalties.some((penalty) => penalty.per && REPEATING.test(penalty.per)) ? 1 : 0;
  return size + criminal + repeating;
}

function highest(penalty: Penalty): number {
  return penalty.max ?? penalty.min ?? 0;
}

function actionPoints(law: RiskInput): number {
  const has = (names: string[]) => law.remedies.some((remedy) => names.some((name) => remedy.startsWith(name)));
  const suit = law.privateAction === true ? 2 : 0;
  return suit + (has(MULTIPLYING) ? 1 : 0) + (has(["attorney fees"]) ? 1 : 0);
}

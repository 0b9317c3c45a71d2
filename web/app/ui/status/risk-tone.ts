export type RiskTone = "critical" | "high" | "medium" | "low" | "other";

const TONES: ReadonlyArray<RiskTone> = ["critical", "high", "medium", "low"];

/** Levels arrive as "High" from the search and as "HIGH" from the law updates. */
export function riskTone(level: string): RiskTone {
  const wanted = level.trim().toLowerCase();
  return TONES.find((tone) => tone === wanted) ?? "other";
}

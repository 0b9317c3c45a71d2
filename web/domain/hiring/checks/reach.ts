import { dateText } from "~/platform/calendar/date-text";
import type { CheckLaw, HeadCount, Severity } from "./check-types";

export type Reach = "applies" | "below" | "unknown";

/** Whether an organization of this size is under a law. Without a head-count nothing is guessed. */
export function reachOf(law: CheckLaw, heads: HeadCount): Reach {
  const { minEmployees, countRule } = law;
  if (minEmployees === null || minEmployees <= 1) return "applies";
  const inState = countRule !== null && /\bin (the state|[A-Z])/.test(countRule);
  const counted = inState ? (heads.byState.get(law.jurisdiction) ?? (heads.byState.size > 0 ? 0 : null)) : heads.total;
  if (counted === null) return "unknown";
  return counted >= minEmployees ? "applies" : "below";
}

/** A duty that may not hold yet, or not for this size, is said and does not block. */
export function severityOf(wanted: Severity, law: CheckLaw, reach: Reach, from: string | null, day: string): Severity {
  if (wanted !== "block") return wanted;
  const isComing = law.status === "enacted" || (from !== null && from > day);
  return reach === "unknown" || isComing ? "warn" : "block";
}

/** What the reader must know beside the rule: its beginning, its threshold, and how well it was checked. */
export function provisos(law: CheckLaw, reach: Reach, from: string | null, day: string): string {
  const parts: string[] = [];
  if (from !== null && from > day) parts.push(`It begins on ${dateText(from)}.`);
  if (reach === "unknown") {
    parts.push(`It applies from ${law.minEmployees} employees; say in Settings how many you have.`);
  }
  if (law.confidence === "reviewed") parts.push("Not checked against the official text.");
  return parts.length > 0 ? ` ${parts.join(" ")}` : "";
}

import { figuresAtPlace } from "~/domain/research";

export type LeaveLaw = { slug: string; title: string; citation: string | null; jurisdiction: string };

/** Which topic of the law speaks of a kind of leave. */
const TOPICS: Record<string, string> = {
  sick: "paid_sick_leave",
  jury: "jury_leave",
  military: "military_leave",
  voting: "voting_leave",
  family_medical: "family_medical_leave",
};

/**
 * The law that protects leave of a kind at a place, so that it cannot be turned away for short notice or a busy week; null where none
 * is found. `isNeed`: leave of another kind that was asked for because of sickness or care.
 */
export async function lawOnLeave(
  kind: string,
  place: { state: string } | null,
  isNeed: boolean,
): Promise<LeaveLaw | null> {
  const topic = TOPICS[kind] ?? (isNeed ? TOPICS.sick : undefined);
  if (!topic) return null;
  const found = await figuresAtPlace(topic, place?.state ?? null);
  const own = found.find(({ law }) => law.jurisdiction !== "FEDERAL");
  const hit = own ?? found[0];
  if (!hit) return null;
  // A state may have a law on sick leave that makes nobody give it.
  const isDue = topic !== TOPICS.sick || own?.figures.some(({ key, value }) => key === "paid" && value === true);
  return isDue ? hit.law : null;
}

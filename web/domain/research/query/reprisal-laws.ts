import type { Language } from "./language";
import type { NamedStatute, TopicEvidence } from "./types";

/** Federal law against reprisal, by what was complained of. */
export const BY_SUBJECT: [slug: string, subjects: string[]][] = [
  [
    "flsa-retaliation",
    ["overtime", "min_wage", "working_time", "tips", "wage_theft", "child_labor", "wage_deductions"],
  ],
  ["osh-act-section-11-c-retaliation", ["workplace_safety", "state_osha_plan"]],
  ["title-vii-retaliation", ["harassment", "race_color", "sex", "lgbtq", "religion", "national_origin"]],
];
/** So surely must reprisal and its subject be told. */
const TOLD = 0.4;

/** The law against reprisal for just this complaint, as if it had been named: who asks for overtime asks for that of wages. */
export function reprisalLaws(topics: TopicEvidence[], { lawsBySlug }: Language): NamedStatute[] {
  const weight = (topic: string) => topics.find((told) => told.topic === topic)?.weight ?? 0;
  if (weight("retaliation") < TOLD) return [];
  const [best] = BY_SUBJECT.map(([slug, subjects]) => ({ slug, told: Math.max(...subjects.map(weight)) })).sort(
    (a, b) => b.told - a.told,
  );
  const law = best && best.told >= TOLD ? lawsBySlug.get(best.slug) : undefined;
  return law ? [{ text: "retaliation", lawIds: [law.id], isWholeQuestion: false, isDistinct: false }] : [];
}

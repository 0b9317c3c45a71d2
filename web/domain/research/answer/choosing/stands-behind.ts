import { BY_SUBJECT } from "../../query/reprisal-laws";
import type { Question } from "../../query/types";
import type { LawHit } from "../../search/types";
import { numberOf } from "./comparable-figures";
import { isOccasion, isReprisalTopic, isSaid } from "./kindred-topics";
import { NO_LAW } from "./named-law";

/** What speaks against a law leading, as a share of its worth. */
const OF_WHAT_IS_ONLY_TOLD = 0.8;
const OF_WHAT_NOBODY_SAID = 0.8;
const OF_ANOTHER_COMPLAINT = 0.7;
const ASKS_LESS = 0.5;

/** 'Refused extra breaks to a pregnant cashier' asks for what pregnancy gives, 'laid off, how do I file' for no notice. */
const ONLY_TOLD_BESIDE: Record<string, string[]> = {
  meal_rest_breaks: ["pregnancy_accommodation", "lactation", "voting_leave"],
  mini_warn: ["unemployment_insurance", "pto_payout", "final_pay", "mini_cobra"],
};
const AS_SURE = 0.95;
const TOLD = 0.4;
const SURELY = 0.6;

/** How far a law stands behind others of what was found, whatever its words share with the question. */
export function standsBehind(law: LawHit, found: LawHit[], { topics, text, statutes }: Question): number {
  const weightOf = (topic: string) => topics.find((told) => told.topic === topic)?.weight ?? 0;
  const [own = ""] = law.topics;
  const isOnlyTold = (ONLY_TOLD_BESIDE[own] ?? []).some((asked) => weightOf(asked) >= weightOf(own) * AS_SURE);
  const subjects = BY_SUBJECT.find(([slug]) => slug === law.slug)?.[1];
  const isOfAnotherComplaint =
    subjects !== undefined &&
    !subjects.some((subject) => weightOf(subject) >= TOLD) &&
    topics.some(({ topic, weight }) => weight >= SURELY && !isReprisalTopic(topic) && !isOccasion(topic));
  const isNamed = statutes.some((named) => named.lawIds.includes(law.id) && NO_LAW.test(named.text));
  return (
    (isNamed ? OF_WHAT_NOBODY_SAID : 0) +
    (isOnlyTold ? OF_WHAT_IS_ONLY_TOLD : 0) +
    (isSaid(own, text) ? 0 : OF_WHAT_NOBODY_SAID) +
    (isOfAnotherComplaint ? OF_ANOTHER_COMPLAINT : 0) +
    (asksLess(law, found) ? ASKS_LESS : 0)
  );
}

/** The state's wage, or its overtime without hours of the week, is for the few whom the federal act does not reach. */
export function asksLess({ jurisdiction, city, topics: [topic], figures }: LawHit, found: LawHit[]): boolean {
  if (jurisdiction === "FEDERAL" || city !== null || (topic !== "min_wage" && topic !== "overtime")) return false;
  const key = topic === "min_wage" ? "rate" : "weeklyHours";
  const federal = found.find((law) => law.jurisdiction === "FEDERAL" && law.topics[0] === topic);
  const [own, asked] = [numberOf(figures, key), numberOf(federal?.figures ?? [], key)];
  return asked !== null && (own === null || (topic === "min_wage" && own < asked));
}

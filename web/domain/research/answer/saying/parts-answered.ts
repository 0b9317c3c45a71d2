import type { Question, TopicEvidence } from "../../query/types";
import type { LawHit } from "../../search/types";
import { type Plan, planAnswer } from "../choosing/plan";
import type { Sentence } from "../sentence";

/** A topic of a part that is told so surely may be what the part asks. */
const SURE = 0.8;
/** A law's best sentence mostly holds so much of a part that asks for it. */
const LEAST_FIT = 0.2;
/** Who answers on one of them has answered on both. */
const TWINS = new Map([
  ["retaliation", "whistleblower"],
  ["whistleblower", "retaliation"],
  ["harassment", "discrimination_act"],
  ["discrimination_act", "harassment"],
]);
/** That somebody is dismissed or hired is mostly the occasion of a question; how old one is, unless a rule speaks to it. */
const OCCASIONS = new Set(["at_will_exceptions", "hiring"]);
const AGE = "child_labor";

/** The rule on each part of a question that what is said already leaves unanswered. */
export function partsAnswered(
  plan: Plan,
  said: Sentence[],
  rulesOf: (part: Plan, law: LawHit) => Sentence[],
): Sentence[] {
  const answered = new Set(
    said.flatMap(({ sources }) => sources.flatMap((source) => ("law" in source ? source.law.topics.slice(0, 1) : []))),
  );
  // What the whole question does not find at all is no part of it, but words taken out of their sense.
  const found = new Set(plan.retrieval.laws.map(({ id }) => id));
  return (plan.retrieval.parts ?? []).flatMap(({ question, laws }) => {
    const open = sureTopics(question).filter((topic) => !answered.has(topic) && !answered.has(TWINS.get(topic) ?? ""));
    const candidates = laws.filter(({ id, topics: [topic = ""] }) => found.has(id) && open.includes(topic));
    if (candidates.length === 0) return [];
    const part = asPart(plan, question, candidates);
    const law = lawOf(part, open);
    if (!law) return [];
    answered.add(law.topics[0] ?? "");
    return rulesOf({ ...part, main: law }, law).slice(0, law.isAbsence ? 2 : 1);
  });
}

/** A question of several parts, as the part that asks for a law asks it: its words choose the sentence of that law. */
export function asItsPartAsks(plan: Plan, law: LawHit): Plan {
  const asks = ({ topic, weight }: TopicEvidence) => topic === law.topics[0] && weight >= SURE;
  const part = plan.retrieval.parts?.find(({ question }) => question.topics.some(asks));
  return part ? { ...plan, rules: asPart(plan, part.question, [law]).rules } : plan;
}

const sureTopics = ({ topics }: Question): string[] =>
  topics.filter(({ topic, weight }) => weight >= SURE && !OCCASIONS.has(topic)).map(({ topic }) => topic);

/** Of the laws on what a part surely tells, the place's before the federal one, that which speaks to it best. */
function lawOf({ laws, rules }: Plan, topics: string[]): LawHit | null {
  const speaksOf = (law: LawHit) => rules(law)[0]?.fit ?? 0;
  const found = topics.flatMap((topic) => {
    const onTopic = laws.filter((law) => law.topics[0] === topic && law.city === null);
    const law = onTopic.find(({ jurisdiction }) => jurisdiction !== "FEDERAL") ?? onTopic[0];
    const isSaid = law !== undefined && (law.isAbsence || speaksOf(law) >= LEAST_FIT);
    return law && (isSaid || topic !== AGE) ? [law] : [];
  });
  return found.sort((a, b) => speaksOf(b) - speaksOf(a))[0] ?? null;
}

/**
 * The plan of one part. Of the rules of a law those lead that speak to the whole as well: 'kept her uniform' asks nothing of
 * the records to keep.
 */
function asPart(whole: Plan, question: Question, laws: LawHit[]): Plan {
  const part = planAnswer({ question, laws, cases: [] }, whole.today);
  const rules = (law: LawHit) => {
    const fits = new Map(whole.rules(law).map(({ text, fit }) => [text, fit]));
    return part
      .rules(law)
      .map((rule) => ({ ...rule, fit: (rule.fit + (fits.get(rule.text) ?? 0)) / 2 }))
      .sort((a, b) => b.fit - a.fit);
  };
  return { ...part, rules };
}

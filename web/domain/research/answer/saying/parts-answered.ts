import type { Question, TopicEvidence } from "../../query/types";
import type { LawHit } from "../../search/types";
import { isOccasion, isSaid, twinOf } from "../choosing/kindred-topics";
import type { Plan } from "../choosing/plan";
import { planAnswer } from "../choosing/plan-answer";
import { isOfOneTrade } from "../reading/groups";
import type { Sentence } from "../sentence";
import { ruleSentences } from "./rule-sentences";

/** A topic of a part that is told so surely may be what the part asks. */
const SURE = 0.8;
const TOLD_BESIDE = 0.6;
/** What a law of the place is worth beside a federal one that speaks as well. */
const OF_PLACE = 0.3;
/** A law's best sentence mostly holds so much of a part that asks for it. */
const LEAST_FIT = 0.2;

/** 'What do we face?' asks of what the other parts tell. */
const ASKS_ALL =
  /^(?:so |and |now )?(?:what|how much) (?:do|can|could|will|must|should|are|is|now)\b(?:\W+(?:we|i|they|he|she|it|happens?|our|my|rights|options|face|owe|do|give|pay|expect|risk|required|to|have|them|him|her|each|now)\b){1,5}\W*$/i;

/** The rule on each part of a question that what is said already leaves unanswered. */
export function partsAnswered(plan: Plan, said: Sentence[]): Sentence[] {
  const answered = new Set(
    said.flatMap(({ sources }) => sources.flatMap((source) => ("law" in source ? source.law.topics.slice(0, 1) : []))),
  );
  // What the whole question does not find at all is no part of it, but words taken out of their sense.
  const found = new Set(plan.retrieval.laws.map(({ id }) => id));
  return (plan.retrieval.parts ?? []).flatMap(({ question, laws }) => {
    if (ASKS_ALL.test(question.text)) return [];
    const sure = sureTopics(question).filter((topic) => !answered.has(topic) && !answered.has(twinOf(topic) ?? ""));
    const open = [...sure, ...sure.flatMap((topic) => twinTold(topic, question))];
    const candidates = laws.filter(
      (law) =>
        found.has(law.id) &&
        open.includes(law.topics[0] ?? "") &&
        !(law.jurisdiction === "FEDERAL" && isOfOneTrade(law, question.text)),
    );
    if (candidates.length === 0) return [];
    const part = asPart(plan, question, candidates);
    const law = lawOf(part, open);
    if (!law) return [];
    answered.add(law.topics[0] ?? "");
    return ruleSentences({ ...part, main: law }, law).slice(0, law.isAbsence ? 2 : 1);
  });
}

/** A question of several parts, as the part that asks for a law asks it: its words choose the sentence of that law. */
export function asItsPartAsks(plan: Plan, law: LawHit): Plan {
  const asks = ({ topic, weight }: TopicEvidence) => topic === law.topics[0] && weight >= SURE;
  const part = plan.retrieval.parts?.find(({ question }) => question.topics.some(asks));
  return part ? { ...plan, rules: asPart(plan, part.question, [law]).rules } : plan;
}

const sureTopics = ({ topics, text }: Question): string[] =>
  topics
    .filter(({ topic, weight }) => weight >= SURE && !isOccasion(topic) && isSaid(topic, text))
    .map(({ topic }) => topic);

/** Reprisal is told more surely than that somebody blew a whistle, and the state's act may be on that. */
const twinTold = (topic: string, { topics }: Question): string[] =>
  topics.filter((told) => told.topic === twinOf(topic) && told.weight >= TOLD_BESIDE).map((told) => told.topic);

/** Of the laws on what a part surely tells, the place's before the federal one, that which speaks to it best. */
function lawOf({ laws, rules }: Plan, topics: string[]): LawHit | null {
  const speaksOf = (law: LawHit) => rules(law)[0]?.fit ?? 0;
  const found = topics.flatMap((topic) => {
    const onTopic = laws.filter((law) => law.topics[0] === topic && law.city === null);
    const law = onTopic.find(({ jurisdiction }) => jurisdiction !== "FEDERAL") ?? onTopic[0];
    const speaks = law !== undefined && (law.isAbsence || speaksOf(law) >= LEAST_FIT);
    return law && speaks ? [law] : [];
  });
  const worth = (law: LawHit) => speaksOf(law) + (law.jurisdiction === "FEDERAL" ? 0 : OF_PLACE);
  return found.sort((a, b) => worth(b) - worth(a))[0] ?? null;
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

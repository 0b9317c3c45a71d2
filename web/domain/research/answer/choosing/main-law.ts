import type { Question } from "../../query/types";
import type { LawHit } from "../../search/types";
import { isOfAnotherAge, minorsAge } from "../reading/ages";
import { isForOthers, isOfEarners, isOfOneTrade } from "../reading/groups";
import type { Severity } from "../reading/read-severity";
import { isSilentOnTrait } from "../reading/traits";
import { isCompanion, isOccasion, isReprisalTopic, twinOf } from "./kindred-topics";
import { namedLaw } from "./named-law";
import type { Plan } from "./plan";
import { isForPublicBodies } from "./public-bodies";
import { reprisalLaw } from "./reprisal-law";
import { asksLess, standsBehind } from "./stands-behind";

export const isOnItsTopic = ({ topics, matchedTopic }: LawHit): boolean =>
  matchedTopic === null || topics.includes(matchedTopic);

const FIT = 0.9;
const LOCAL = 0.15;
/** Who chose a city wants its rule, if it has one on the point. */
const CHOSEN_CITY = 0.3;
/** Punishing the use of a right is the gravest part of what is told, and mostly not said in the words of the law. */
export const RETALIATION = 0.4;
const CLEARLY = 1.25;
/** The state's law of the strongest topic goes before federal law of another, if it speaks to the question at all. */
const LEAST_FIT_BESIDE_FEDERAL = 0.2;
const AS_STRONG = 0.02;
const SILENT_ON_TRAIT = 0.6;
/** That a job may end at will says nothing to who was dismissed for who he is. */
const BESIDE_TRAIT = 0.8;
/** A law of another topic than the one that a point belongs to, silent on the point. */
const OFF_ITS_TOPIC = 0.8;
/** A law whose best sentence is for another trade or group. */
const FOR_OTHERS = 0.3;

type Choosing = Pick<Plan, "form" | "rules" | "severity" | "aspects"> & {
  question: Question;
  /** The place has a law on the point, from more employees than are named. */
  hasOwnBelow: boolean;
};

/** The law that answers: the one named, else of the place's and the federal laws the one that ranks and speaks best. */
export function mainLaw(
  laws: LawHit[],
  { question, form, rules, severity, aspects, hasOwnBelow }: Choosing,
): LawHit | null {
  const isOnPoint = pointOf(aspects, rules);
  const named = namedLaw(laws, { question, form, isOnPoint });
  if (named) return named;
  const { place, places } = question;
  const everywhere = place.state === "ALL" && places.length === 0;
  const wantsFederal = form.namesFederal || everywhere || place.state === "FEDERAL";
  const isLocal = (law: LawHit) => law.jurisdiction !== "FEDERAL" && (law.city === null || place.city !== null);
  const isPersonal = severity.has("protected") && severity.has("adverse");
  const hasActForTraits =
    isPersonal && laws.some((law) => isLocal(law) && law.topics[0] === "discrimination_act" && !law.isAbsence);
  const isBeside = (law: LawHit) => {
    const [best] = rules(law);
    const said = best?.text ?? "";
    if (isForPublicBodies(law, question.text)) return false;
    return isForOthers(said, question.text) || isOfAnotherAge(said, question.text) || isOfEarners(law, question.text);
  };
  // 'Less than the minimum wage for a 17 year old?' is no question of the work that minors may not do.
  const isOffPoint = (law: LawHit) =>
    aspects.some(
      ({ itsTopic, speaks }) => itsTopic && itsTopic !== law.topics[0] && !speaks.test(rules(law)[0]?.text ?? ""),
    );
  const weightOf = (topic: string | null) => question.topics.find((entry) => entry.topic === topic)?.weight ?? 0;
  const isOfMinors = ({ topics: [topic] }: LawHit) => topic === "child_labor" && minorsAge(question.text) !== null;
  // Who lets a 17 year old close the store closes no plant.
  const isBesideMinor = ({ matchedTopic }: LawHit) =>
    minorsAge(question.text) !== null &&
    question.topics[0]?.topic === "child_labor" &&
    weightOf(matchedTopic) * CLEARLY < question.topics[0].weight;
  // Where the place has no law on what is asked, its law on something else says nothing.
  const isHeld = laws.some((law) => isLocal(law) && law.topics.some((topic) => topic === question.topics[0]?.topic));
  const standsIn = ({ jurisdiction, matchedTopic }: LawHit) =>
    !isHeld && jurisdiction === "FEDERAL" && matchedTopic === question.topics[0]?.topic;
  const offItsTopic = (law: LawHit) =>
    (isOffPoint(law) ? OFF_ITS_TOPIC : 0) +
    (isBesideMinor(law) ? OFF_ITS_TOPIC : 0) +
    (isOnItsTopic(law) || standsIn(law) ? 0 : 0.5);
  const ofPlace = (law: LawHit, fit: number): number => {
    if (wantsFederal) return law.jurisdiction === "FEDERAL" ? 1 : 0;
    const [own] = law.topics;
    const asked = question.topics[0]?.topic ?? "";
    const isAside = isCompanion(own) && own !== asked && own !== twinOf(asked) && fit < LEAST_FIT_BESIDE_FEDERAL;
    return isLocal(law) && !isAside ? LOCAL : 0;
  };
  const worth = (law: LawHit) => {
    const fit = law.isAbsence ? (rules(law)[0]?.fit ?? 0) / 2 : (rules(law)[0]?.fit ?? 0);
    const silent = isSilentOnTrait(law, question) ? SILENT_ON_TRAIT : 0;
    const others = !law.isAbsence && isBeside(law) ? FOR_OTHERS : 0;
    const chosen = law.city !== null && place.city !== null ? CHOSEN_CITY : 0;
    return (
      law.score +
      FIT * Math.min(fit, 1) +
      ofPlace(law, fit) +
      chosen +
      graver(law, severity) -
      silent -
      others -
      standsBehind(law, laws, question) -
      offItsTopic(law) -
      (isOccasion(law.topics[0]) && hasActForTraits ? BESIDE_TRAIT : 0)
    );
  };
  const isCalled = ({ id }: LawHit) => question.statutes.some(({ lawIds }) => lawIds.includes(id));
  const general = laws.filter(
    (law) => law.jurisdiction !== "FEDERAL" || isCalled(law) || !isOfOneTrade(law, question.text),
  );
  const choosable = place.city === null && !everywhere ? general.filter(({ city }) => city === null) : general;
  const ranked = (choosable.length > 0 || hasOwnBelow ? choosable : laws)
    .map((law) => ({ law, value: worth(law) }))
    .sort((a, b) => b.value - a.value);
  const first = ranked[0]?.law ?? null;
  const [strongest] = question.topics;
  const isClear = (strongest?.weight ?? 0) >= weightOf(first?.matchedTopic ?? null) * CLEARLY;
  const silent = ranked.find(({ law }) => isLocal(law) && law.isAbsence && law.topics[0] === strongest?.topic);
  // 'Must I pay out 60 hours of vacation?' is no question of overtime, though no state law speaks of vacation.
  const isOther = first?.matchedTopic !== strongest?.topic && (first?.jurisdiction === "FEDERAL" || first?.isAbsence);
  if (silent && (isClear || first?.isAbsence) && isOther && !wantsFederal) return silent.law;
  const ranking = ranked.map(({ law }) => law);
  const forThisComplaint = reprisalLaw(first, ranking, { question, rules });
  const isReached = (law: LawHit) => isLocal(law) && !isForPublicBodies(law, question.text);
  if (forThisComplaint && !ranking.some((law) => isReached(law) && isOnPoint(law))) return forThisComplaint;
  // 'Is a posted notice enough for fingerprints?' is no question of posters.
  if (first && isLocal(first) && isBesideThePoint(first, question.text) && !isOnPoint(first))
    return ranking.find((law) => isLocal(law) && isOnPoint(law)) ?? first;
  // Federal law leads over a state's own law of the same topic only when it was asked for.
  if (!first || wantsFederal || first.jurisdiction !== "FEDERAL") return first;
  const local = ranking.filter(isLocal);
  return (
    speakingFirst(first, { ranking, local, aspects, isOnPoint, rules, topic: strongest?.topic }) ??
    ofThePlace(
      first,
      local.filter((law) => law.isAbsence || isOfMinors(law) || !(isBeside(law) || asksLess(law, laws))),
      { question, rules, isPersonal },
    ) ??
    first
  );
}

type Rules = Plan["rules"];
const pointOf =
  (aspects: Plan["aspects"], rules: Rules) =>
  (law: LawHit): boolean =>
    !law.isAbsence &&
    aspects.some(({ isDecisive, speaks }) => isDecisive === true && speaks.test(rules(law)[0]?.text ?? ""));

type Speaking = Pick<Plan, "aspects" | "rules"> & {
  ranking: LawHit[];
  local: LawHit[];
  isOnPoint: (law: LawHit) => boolean;
  topic: string | undefined;
};

/** Who speaks to the very point, or is the place's own law on it, before federal law in general. */
function speakingFirst(
  first: LawHit,
  { ranking, local, aspects, isOnPoint, rules, topic }: Speaking,
): LawHit | undefined {
  // 'On call at home': what a state asks after 40 hours says nothing of it.
  const ofItsTopic = aspects.filter(({ itsTopic }) => itsTopic === first.topics[0]);
  const speaks = (law: LawHit) => ofItsTopic.some((aspect) => aspect.speaks.test(rules(law)[0]?.text ?? ""));
  const isHeld = local.some((law) => law.topics[0] === first.topics[0]);
  if (!isHeld && speaks(first)) return local.find(speaks) ?? first;
  // 'Must he pay union dues?'
  const onPoint = local.find(isOnPoint);
  if (onPoint) return onPoint;
  const sameTopic = ranking.find((law) => law.matchedTopic === first.matchedTopic && isOnPoint(law));
  if (sameTopic && !isOnPoint(first)) return sameTopic;
  // 'Fired for voting' where the record on voting is silent: what is not known goes before another act.
  const theirs = aspects.flatMap(({ isOfItsTopic, itsTopic }) => itsTopic ?? (isOfItsTopic ? (topic ?? []) : []));
  if (theirs.length === 0 || theirs.some((own) => own === first.topics[0])) return undefined;
  return local.find((law) => theirs.some((own) => own === law.topics[0]) && !law.isAbsence);
}

type OfPlace = { question: Question; rules: Rules; isPersonal: boolean };

/** The place's own law on what the federal law is on, or on the strongest topic, if it speaks to the question at all. */
function ofThePlace(first: LawHit, local: LawHit[], { question, rules, isPersonal }: OfPlace): LawHit | undefined {
  const weightOf = (topic: string | undefined) => question.topics.find((entry) => entry.topic === topic)?.weight ?? 0;
  const strongest = question.topics[0]?.weight ?? 0;
  const isOfFirstTopic = (law: LawHit) =>
    law.topics[0] !== undefined &&
    weightOf(law.topics[0]) >= strongest - AS_STRONG &&
    law.topics[0] !== first.matchedTopic &&
    !law.isAbsence &&
    (rules(law)[0]?.fit ?? 0) >= LEAST_FIT_BESIDE_FEDERAL;
  // Who may not be dismissed is no question of what a state's silence on an accommodation leaves open.
  const isBanned = isPersonal && !/\baccommodat/i.test(question.text);
  return local.find(
    (law) =>
      (law.topics[0] === (first.matchedTopic ?? first.topics[0]) || isOfFirstTopic(law)) &&
      !(law.isAbsence && isBanned),
  );
}

/** What a question mentions and seldom asks: that somebody was dismissed or hired, that a notice hangs. */
const isBesideThePoint = ({ topics: [topic] }: LawHit, question: string): boolean =>
  isOccasion(topic) || (topic === "posters" && !/\bposters?\b/i.test(question));

/** The law of the gravest part of what is told goes before that of its occasion. */
function graver({ topics, category, requirements }: LawHit, severity: Severity): number {
  const speaksOfIt =
    topics.some((topic) => isReprisalTopic(topic)) || requirements.some((text) => /\bretaliat/.test(text));
  if (severity.has("retaliation") && !speaksOfIt) return -RETALIATION / 2;
  const retaliates = severity.has("retaliation") ? RETALIATION : 0;
  const isPersonal = severity.has("protected") || severity.has("harassment");
  return (
    retaliates +
    (retaliates > 0 && isPersonal && /^(?:Discrimination|Harassment)$/.test(category) ? RETALIATION / 2 : 0)
  );
}

import type { Question } from "../query/types";
import type { LawCandidate } from "./law-candidates";
import type { ShelvedLaw } from "./shelves";
import type { Match } from "./types";

export type RankedLaw = {
  law: ShelvedLaw;
  score: number;
  match: Match;
  matchedTopic: string | null;
  topicScore: number;
  belowThreshold: boolean;
};

/** Shares of a law's score. */
const TOPIC = 0.62;
const TEXT = 0.38;
const SECOND_TOPIC = 0.72;
const NAMED = 0.45;
const NAMED_PLAINLY = 0.18;
/** What federal law a topic falls back on, when that law itself has other topics. */
const FALLBACK = 0.5;
const FALLBACK_BESIDE_STATE_LAW = 0.3;

/** Among all cities of a state the state's own law comes first. */
const CITY_FIT = 0.97;
const CHOSEN_CITY_FIT = 1.14;
const FEDERAL_FIT = 0.84;
/**
 * Federal law for contractors, railroads, ports …: where a topic names its general federal law, the others come after, unless the
 * question says a rare word of their title.
 */
const SPECIAL_FEDERAL = 0.72;
const ABSENCE_FIT = 0.8;
const BELOW_THRESHOLD = 0.6;
const STATUS: Record<string, number> = { in_force: 1, enacted: 0.93, enjoined: 0.7, repealed: 0.45 };
const TRUST: Record<string, number> = { official: 1, source: 1, reviewed: 0.99, recalled: 0.93 };

/** Kept: what is not far weaker than the best, and in itself says something. */
const LEAST = 0.16;
const LEAST_OF_BEST = 0.36;
/** A law that is named outright stands far above, and does not raise the bar for the rest of what was asked. */
const BEST_COUNTED = 0.6;
/** Without a topic in common, the words must carry a law alone. */
const LEAST_TEXT = 0.3;
const UNTIED = 0.8;
/** The ordinances of the chosen city are few: a word or two of theirs tell more. */
const LEAST_TEXT_OF_CITY = 0.15;
const LEAST_UNTIED_OF_CITY = 0.14;
/** Words alone lead astray: what shares nothing else with the question must share many of them. */
const LEAST_UNTIED = 0.25;

/** So many federal laws of one topic stand where they stand; each further one is worth so much less. */
const SIBLINGS = 2;
const SIBLING = 0.85;

/** What cities have laws of their own for, and what is asked where only a city has one. */
const ASKED_IN_CITIES: Record<string, string[]> = {
  freelance_gig: ["contractor_test", "final_pay", "pay_frequency"],
  wage_theft: ["pay_frequency", "final_pay", "wage_claim_limitation", "wage_deductions"],
  working_time: ["predictive_scheduling", "hiring"],
  hotel_workers: ["workplace_safety", "harassment"],
};
const NEAR_TOPIC = 0.6;

type Fallback = { topic: string; slugs: string[] };

/** Laws in the order in which a lawyer would want them. Pure: same question, same candidates, same order. */
export function rankLaws(candidates: LawCandidate[], question: Question, fallbacks: Fallback[]): RankedLaw[] {
  const absent = new Set(candidates.flatMap(({ law }) => (law.isAbsence ? [law.id] : [])));
  const all = question.citations.flatMap(({ lawIds }) => lawIds);
  const cited = [...all.filter((id) => !absent.has(id)), ...all.filter((id) => absent.has(id))];
  const whole = new Set(
    question.statutes
      .filter(({ isWholeQuestion, isDistinct }) => isWholeQuestion && isDistinct)
      .flatMap(({ lawIds }) => lawIds),
  );
  const silent = silentTopics(candidates);
  const own = new Set(
    candidates.flatMap(({ law }) => (law.jurisdiction === "FEDERAL" || law.isAbsence ? [] : law.topics.slice(0, 1))),
  );
  const named = namedStrength(question);
  const ranked = candidates.map(({ law, said: text, isTitled }): RankedLaw => {
    const topic = topicOf(law, question, fallbacks, { silent, own });
    const name = isNamesake(law, question, own.has(topic.topic ?? "")) ? 0 : (named.get(law.id) ?? 0);
    const isTied = topic.score > 0 || name > 0;
    const belowThreshold = question.employees !== null && (law.minEmployees ?? 0) > question.employees;
    const words = TEXT * Math.sqrt(text) * (isTied ? 1 : UNTIED);
    const fit =
      jurisdictionFit(law, question, silent, topic.topic) *
      (!isTitled && isSpecial(law, { fallbacks, topic: topic.topic, name, own }) ? SPECIAL_FEDERAL : 1) *
      (STATUS[law.status] ?? 1) *
      (TRUST[law.confidence] ?? 1) *
      (belowThreshold ? BELOW_THRESHOLD : 1);
    return {
      law,
      score:
        isTied || text >= (isOfCity(law, question) ? LEAST_TEXT_OF_CITY : LEAST_TEXT)
          ? (TOPIC * topic.score + words + name) * fit
          : 0,
      match: matchOf(law.id, { cited, whole, name, topic: topic.score }),
      matchedTopic: topic.topic,
      topicScore: topic.score,
      belowThreshold,
    };
  });
  return kept(ranked, cited, whole, ({ law }) => isOfCity(law, question));
}

const isOfCity = ({ city }: ShelvedLaw, { place }: Question): boolean => city !== null && city === place.city?.code;

function kept(
  ranked: RankedLaw[],
  cited: number[],
  whole: Set<number>,
  isLocal: (hit: RankedLaw) => boolean,
): RankedLaw[] {
  const places = new Map(cited.map((id, place) => [id, place / cited.length]));
  const tier = ({ law }: RankedLaw) => places.get(law.id) ?? (whole.has(law.id) ? 1 : 2);
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  const least = (hit: RankedLaw) => {
    if (hit.match === "text" && isLocal(hit)) return LEAST_UNTIED_OF_CITY;
    return Math.max(hit.match === "text" ? LEAST_UNTIED : LEAST, Math.min(best, BEST_COUNTED) * LEAST_OF_BEST);
  };
  const byRank = (a: RankedLaw, b: RankedLaw) =>
    tier(a) - tier(b) || b.score - a.score || a.law.slug.localeCompare(b.law.slug);
  const sorted = ranked.filter((hit) => tier(hit) < 2 || hit.score >= least(hit)).sort(byRank);
  const found = siblingsBehind(sorted).sort(byRank);
  return found.map((hit) => ({ ...hit, score: tier(hit) < 2 ? 1 : Math.min(0.99, hit.score / Math.max(best, 1)) }));
}

/** Many federal laws of one topic leave room for the law of another that was asked of too. */
function siblingsBehind(sorted: RankedLaw[]): RankedLaw[] {
  const seen = new Map<string, number>();
  return sorted.map((hit) => {
    if (hit.law.jurisdiction !== "FEDERAL" || hit.match !== "topic" || !hit.matchedTopic) return hit;
    const before = seen.get(hit.matchedTopic) ?? 0;
    seen.set(hit.matchedTopic, before + 1);
    return before < SIBLINGS ? hit : { ...hit, score: hit.score * SIBLING ** (before - SIBLINGS + 1) };
  });
}

function matchOf(id: number, found: { cited: number[]; whole: Set<number>; name: number; topic: number }): Match {
  if (found.cited.includes(id)) return "citation";
  if (found.whole.has(id)) return "title";
  if (found.name > 0) return "name";
  return found.topic > 0 ? "topic" : "text";
}

/** 'tip credit' in a state with tip law of its own: the federal act that is also called so was not meant before it. */
const isNamesake = ({ id, jurisdiction }: ShelvedLaw, { place, statutes }: Question, hasOwn: boolean): boolean =>
  hasOwn &&
  jurisdiction === "FEDERAL" &&
  place.state !== "ALL" &&
  !statutes.some(({ isDistinct, lawIds }) => isDistinct && lawIds.includes(id));

/** A statute that was named; a name shared by many laws says less of each. */
function namedStrength({ statutes }: Question): Map<number, number> {
  const strength = new Map<number, number>();
  for (const { lawIds, isDistinct } of statutes) {
    const each = (isDistinct ? NAMED : NAMED_PLAINLY) / Math.sqrt(Math.max(1, lawIds.length / 2));
    for (const id of lawIds) strength.set(id, Math.max(strength.get(id) ?? 0, each));
  }
  return strength;
}

/** Topics on which a state's record says that no law was found: there federal law comes first. */
function silentTopics(candidates: LawCandidate[]): Set<string> {
  return new Set(
    candidates
      .filter(({ law }) => law.isAbsence)
      .flatMap(({ law: { jurisdiction, topics } }) => topics.map((topic) => `${jurisdiction}/${topic}`)),
  );
}

function topicOf(
  law: ShelvedLaw,
  question: Question,
  fallbacks: Fallback[],
  { silent, own }: { silent: Set<string>; own: Set<string> },
): { score: number; topic: string | null } {
  let best: { score: number; topic: string | null } = { score: 0, topic: null };
  let rest = 0;
  for (const { topic, weight } of question.topics) {
    const place = law.topics.indexOf(topic);
    let share = place === 0 ? 1 : place > 0 ? SECOND_TOPIC : 0;
    if (share === 0 && isOfCity(law, question) && isNear(law, topic)) share = NEAR_TOPIC;
    if (
      share === 0 &&
      law.jurisdiction === "FEDERAL" &&
      fallbacks.some((fallback) => fallback.topic === topic && fallback.slugs.includes(law.slug))
    ) {
      const isSilent = silent.has(`${question.place.state}/${topic}`) || !own.has(topic);
      share = isSilent ? FALLBACK : FALLBACK_BESIDE_STATE_LAW;
    }
    if (share === 0) continue;
    const score = weight * share;
    rest += score;
    if (score > best.score) best = { score, topic };
  }
  return { score: Math.min(1, best.score + 0.1 * (rest - best.score)), topic: best.topic };
}

const isNear = ({ topics }: ShelvedLaw, topic: string): boolean =>
  topics.some((own) => ASKED_IN_CITIES[own]?.includes(topic));

function jurisdictionFit(law: ShelvedLaw, { place }: Question, silent: Set<string>, topic: string | null): number {
  if (law.isAbsence) return ABSENCE_FIT;
  if (law.jurisdiction === "FEDERAL") {
    return topic && silent.has(`${place.state}/${topic}`) ? 1 : FEDERAL_FIT;
  }
  if (law.city === null) return 1;
  return law.city === place.city?.code ? CHOSEN_CITY_FIT : CITY_FIT;
}

type Standing = {
  fallbacks: Fallback[];
  topic: string | null;
  name: number;
  /** Topics on which the place has law of its own. */
  own: Set<string>;
};

/** A federal law for some trade only, unless the question says its name. */
function isSpecial(law: ShelvedLaw, { fallbacks, topic, name, own }: Standing): boolean {
  if (law.jurisdiction !== "FEDERAL" || topic === null || name > 0) return false;
  const general = fallbacks.find((fallback) => fallback.topic === topic)?.slugs ?? [];
  if (general.length === 0 && !own.has(topic)) return false;
  return !fallbacks.some(({ slugs }) => slugs.includes(law.slug));
}

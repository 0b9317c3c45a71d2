import type { Question } from "../query/types";
import { type CaseCandidate, caseTopics } from "./case-candidates";
import type { ShelvedCase } from "./shelves";
import type { Match } from "./types";

export type RankedCase = { found: ShelvedCase; score: number; dots: number; match: Match; onTopic: boolean };

const TOPIC = 0.5;
const TEXT = 0.35;
const STATUTE = 0.12;
const WEIGHT_OF_RECORD = 0.1;
const SECOND_TOPIC = 0.75;
const TREATMENT: Record<string, number> = { good: 1, limited: 0.95, superseded: 0.7, overruled: 0.6 };
const OWN_STATE = 1.06;
/** A case on a lesser topic of the question is no 'highly relevant' one, however well known. */
const ON_TOPIC = 0.8;
const MOST_BESIDE_TOPIC = 3;
const LEAST = 0.2;
const LEAST_OF_BEST = 0.4;
const LEAST_TEXT = 0.3;

/** Cases by how well they fit; a case that was cited or named stands first. */
export function rankCases(candidates: CaseCandidate[], question: Question, lawSlugs: Set<string>): RankedCase[] {
  const weights = question.terms.slice(0, candidates[0]?.ranks.length ?? 0).map(({ weight }) => weight);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const strongest = question.topics[0]?.weight ?? 0;
  const asked = question.topics.map(({ topic, weight }) => ({ weight, kin: caseTopics([{ topic }]) }));
  const ranked = candidates.map(({ found, ranks }) => {
    const text = sum > 0 ? weights.reduce((total, weight, at) => total + weight * (ranks[at] as number), 0) / sum : 0;
    const topic = topicScore(found, asked);
    const statute = found.statutes.some((slug) => lawSlugs.has(slug)) ? STATUTE : 0;
    const isNamed = isCalled(found, question);
    const isTold = isNamed || topic > 0 || text >= LEAST_TEXT;
    const own = found.jurisdiction === question.place.state ? OWN_STATE : 1;
    const fit = (TREATMENT[found.treatment] ?? 1) * own * (found.citationVerified ? 1 : 0.97);
    const record = (WEIGHT_OF_RECORD * found.relevanceScore) / 5;
    const score = isTold ? Math.min(0.99, (TOPIC * topic + TEXT * Math.sqrt(text) + statute + record) * fit) : 0;
    const match: Match = isNamed ? "citation" : topic > 0 ? "topic" : "text";
    return { found, score: isNamed ? 1 : score, dots: 0, match, onTopic: topic >= strongest * ON_TOPIC };
  });
  const sorted = ranked.sort((a, b) => b.score - a.score || b.found.year - a.found.year || a.found.id - b.found.id);
  const best = sorted.find(({ match }) => match !== "citation")?.score ?? 0;
  return sorted
    .filter(({ score, match }) => match === "citation" || (score >= LEAST && score >= best * LEAST_OF_BEST))
    .map((hit) => ({ ...hit, dots: dotsOf(hit, best) }));
}

type WeighedTopic = { weight: number; kin: string[] };

function topicScore({ topics }: ShelvedCase, asked: WeighedTopic[]): number {
  const scores = asked.map(({ weight, kin }) => {
    const place = topics.findIndex((topic) => kin.includes(topic));
    return place < 0 ? 0 : weight * (place === 0 ? 1 : SECOND_TOPIC);
  });
  const best = Math.max(0, ...scores);
  const rest = scores.reduce((total, score) => total + score, 0) - best;
  return Math.min(1, best + 0.15 * rest);
}

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Every party named in the question is one of the case, or its reporter citation was given. */
function isCalled({ name, citation }: ShelvedCase, { caseCitations, caseParties }: Question): boolean {
  if (caseCitations.length === 0 && caseParties.length === 0) return false;
  const held = ` ${letters(citation ?? "")} `;
  if (caseCitations.some((cited) => held.includes(` ${letters(cited)} `))) return true;
  const words = ` ${letters(name)} `;
  return (
    caseParties.length === 2 &&
    caseParties.every((party) =>
      letters(party)
        .split(" ")
        .some((word) => word.length > 2 && words.includes(` ${word} `)),
    )
  );
}

/** Five dots for a case that fits as well as the best and is one that every HR department should know. */
function dotsOf({ score, match, onTopic, found }: RankedCase, best: number): number {
  if (match === "citation") return 5;
  const relevance = found.relevanceScore;
  const fit = best > 0 ? score / best : 0;
  const absolute = Math.min(1, score / 0.6);
  const most = onTopic ? 5 : MOST_BESIDE_TOPIC;
  return Math.max(1, Math.min(most, Math.round(3 * fit * absolute + 0.4 * relevance)));
}

import type { Language } from "../query/language";
import type { QueryTerm, Question, TopicEvidence } from "../query/types";
import { choosing } from "./law-candidates";
import { holdingAny, type Shelf, withRanks } from "./shelf";
import type { ShelvedLaw } from "./shelves";

/** Laws of all states whose words come nearest to the question. */
const NEAREST = 30;
const MOST_TOPICS = 3;
const COMMON = 350;
/** A topic needs this share of the votes, and says at most this much. */
const LEAST_SHARE = 0.4;
/** Without any word of a workplace the laws must agree. */
const LEAST_SHARE_OUTSIDE = 0.5;
const MOST_SAID = 0.55;
/** The words of the question must be in the laws at least this well. */
const LEAST_FIT = 0.1645;

/**
 * Topics of a question whose words are not in the thesaurus: what the laws of all states that use these words are about.
 * The corpus itself says which words belong to which topic.
 */
export function topicsOfText(
  { terms, inScope, hasWorkWords }: Question,
  { shelves, topics }: Language,
): TopicEvidence[] {
  const known = terms.filter(({ lawCount }) => lawCount > 1);
  if (known.length === 0) return [];
  const votes = votesOf(nearest(known, shelves.laws));
  const all = votes.reduce((sum, { fits }) => sum + fits, 0);
  const least = inScope || hasWorkWords ? LEAST_SHARE : LEAST_SHARE_OUTSIDE;
  return votes.flatMap(({ topic, fits, best }) => {
    const share = all > 0 ? fits / all : 0;
    if (share < least || best < LEAST_FIT) return [];
    const label = topics.get(topic)?.label ?? topic;
    return [{ topic, label, weight: MOST_SAID * share, because: known.slice(0, 3).map(({ word }) => word) }];
  });
}

type Near = { topic: string; fit: number };

/** The laws of any place that say most of the words, the rare words counting more. */
function nearest(terms: QueryTerm[], shelf: Shelf<ShelvedLaw>): Near[] {
  const counted = terms.map(({ lexeme, lawCount }) => ({ lexeme, count: lawCount }));
  const sum = terms.reduce((total, { weight }) => total + weight, 0);
  const lexemes = terms.map(({ lexeme }) => lexeme);
  return withRanks(shelf, lexemes, (ranks) => {
    const near: Near[] = [];
    for (const place of holdingAny(shelf, choosing(counted, COMMON))) {
      const law = shelf.records[place];
      const topic = law?.topics[0];
      if (!law || law.isAbsence || !topic) continue;
      near.push({
        topic,
        fit: terms.reduce((fit, { weight }, at) => fit + weight * (ranks[at]?.[place] as number), 0) / sum,
      });
    }
    return near.sort((a, b) => b.fit - a.fit).slice(0, NEAREST);
  });
}

type Vote = { topic: string; fits: number; best: number };

function votesOf(near: Near[]): Vote[] {
  const votes = new Map<string, Vote>();
  for (const { topic, fit } of near) {
    const vote = votes.get(topic) ?? { topic, fits: 0, best: 0 };
    votes.set(topic, { topic, fits: vote.fits + fit, best: Math.max(vote.best, fit) });
  }
  return [...votes.values()].sort((a, b) => b.fits - a.fits).slice(0, MOST_TOPICS);
}

import type { Phrase } from "./phrase";
import type { TopicEvidence } from "./types";

/** How often each word stands in the phrases of each topic: what single words suggest where no phrase is said. */
export type WordTopics = { byStem: Map<string, Map<string, number>>; ofTopic: Map<string, number>; all: number };

const SMOOTH = 0.05;
/** So much likelier must the words be in a topic than anywhere (natural logarithm), and so much a strange word counts against it. */
const LEAST = 2.8;
const AGAINST = -1;
const LEAST_WORDS = 2;
const MOST_TOPICS = 2;
/** Beside the best, a topic must be suggested nearly as well. */
const BESIDE = 0.7;
const SUGGESTED = 0.5;

/** Counted once for a revision of the thesaurus. */
export function wordTopics(phrases: Phrase[]): WordTopics {
  const counted: WordTopics = { byStem: new Map(), ofTopic: new Map(), all: 0 };
  for (const { stems, topics, kind } of phrases) {
    if (kind === "name" || topics.length === 0) continue;
    const share = 1 / Math.sqrt(topics.length);
    for (const stem of new Set(stems.filter((each) => !each.startsWith("~")))) {
      const known = counted.byStem.get(stem) ?? new Map<string, number>();
      counted.byStem.set(stem, known);
      for (const topic of topics) {
        known.set(topic, (known.get(topic) ?? 0) + share);
        counted.ofTopic.set(topic, (counted.ofTopic.get(topic) ?? 0) + share);
        counted.all += share;
      }
    }
  }
  return counted;
}

/** How much the most telling word of a phrase says of a topic by itself, 0 to 1: 'job' says nothing of any, 'garnishee' all of one. */
export function tellingOf({ byStem }: WordTopics, stems: string[], topic: string): number {
  const shares = stems.map((stem) => {
    const known = byStem.get(stem);
    return known ? (known.get(topic) ?? 0) / [...known.values()].reduce((sum, count) => sum + count, 0) : 0;
  });
  return Math.max(0, ...shares);
}

type Said = { stems: string[]; words: string[]; labels: Map<string, { label: string }> };

/** Topics that the words suggest one by one, the likeliest first: naive Bayes over the phrases of the thesaurus. */
export function suggestedTopics({ byStem, ofTopic, all }: WordTopics, { stems, words, labels }: Said): TopicEvidence[] {
  const known = [...new Set(stems)].filter((stem) => byStem.has(stem));
  const kinds = byStem.size;
  const overall = known.map(
    (stem) => [...(byStem.get(stem)?.values() ?? [])].reduce((sum, count) => sum + count, 0) / all,
  );
  const fits = [...ofTopic].map(([topic, total]) => {
    const fit = known.reduce((sum, stem, at) => {
      const here = ((byStem.get(stem)?.get(topic) ?? 0) + SMOOTH) / (total + SMOOTH * kinds);
      return sum + Math.max(AGAINST, Math.log(here / (overall[at] ?? 1)));
    }, 0);
    return { topic, fit };
  });
  const sorted = fits.filter(({ fit }) => fit >= LEAST).sort((a, b) => b.fit - a.fit);
  const best = sorted[0]?.fit ?? 0;
  return sorted.slice(0, MOST_TOPICS).flatMap(({ topic, fit }) => {
    if (fit < best * BESIDE) return [];
    const said = [...new Set(words.filter((_, at) => byStem.get(stems[at] ?? "")?.has(topic)))];
    if (said.length < LEAST_WORDS) return [];
    const label = labels.get(topic)?.label ?? topic;
    return [{ topic, label, weight: SUGGESTED * (fit / best), because: said.slice(0, 4), isLoose: true as const }];
  });
}

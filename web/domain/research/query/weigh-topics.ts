import type { Language } from "./language";
import type { PhraseMatch } from "./match-phrases";
import type { TopicEvidence } from "./types";

/** What one word of the thesaurus tells of a topic, beside a phrase of two or more. */
const ONE_WORD = 0.62;
const PHRASE = 0.9;
const LABEL = 0.95;
const NUMBERS = 0.7;
/** A phrase of several topics says a little less of each. */
const SHARED: Record<number, number> = { 1: 1, 2: 0.95, 3: 0.88 };
const LEAST_SHARE = 0.75;
/** A topic far weaker than the strongest one is an echo. */
const ECHO = 0.3;
const MOST_TOPICS = 6;

type Evidence = {
  matches: PhraseMatch[];
  words: string[];
  numbers: { topic: string; text: string }[];
  language: Language;
};

/** Topics of a question by the phrases in it; several phrases of one topic strengthen each other. */
export function weighTopics({ matches, words, numbers, language }: Evidence): TopicEvidence[] {
  const doubts = new Map<string, number>();
  const because = new Map<string, Set<string>>();
  const strictFirst = [...matches].sort((a, b) => b.sureness - a.sureness);
  for (const { phrase, start, end, sureness, isLoose } of strictFirst) {
    const base = phrase.kind === "label" ? LABEL : phrase.content > 1 || phrase.stems.length > 1 ? PHRASE : ONE_WORD;
    const strength = base * sureness * (SHARED[phrase.topics.length] ?? LEAST_SHARE);
    for (const topic of phrase.topics) {
      // Scattered words tell of a topic that nothing else tells of; they do not add to what is known.
      if (isLoose && doubts.has(topic)) continue;
      doubts.set(topic, (doubts.get(topic) ?? 1) * (1 - strength));
      const said = because.get(topic) ?? new Set();
      because.set(topic, said.add(words.slice(start, end).join(" ")));
    }
  }
  for (const { topic, text } of numbers) {
    doubts.set(topic, (doubts.get(topic) ?? 1) * (1 - NUMBERS));
    because.set(topic, (because.get(topic) ?? new Set()).add(text));
  }
  const weighed = [...doubts].map(([topic, doubt]) => ({
    topic,
    label: language.topics.get(topic)?.label ?? topic,
    weight: 1 - doubt,
    because: [...(because.get(topic) ?? [])],
  }));
  const sorted = weighed.sort((a, b) => b.weight - a.weight || a.topic.localeCompare(b.topic));
  const strongest = sorted[0]?.weight ?? 0;
  return sorted.filter(({ weight }) => weight >= strongest * ECHO).slice(0, MOST_TOPICS);
}

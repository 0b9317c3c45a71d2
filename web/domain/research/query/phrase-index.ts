import type { LawName, TopicEntry } from "./entries";
import { ownStem } from "./lookalikes";
import type { Phrase } from "./phrase";
import { isPassedOver, wordsOf } from "./read-text";
import { type WordTopics, wordTopics } from "./word-topics";

export type PhraseIndex = {
  byFirstStem: Map<string, Phrase[]>;
  /** Phrases of two and more telling words, by each of them: for words in another order. */
  byTellingStem: Map<string, Phrase[]>;
  /** Titles and popular names in full, by their words. */
  wholeNames: Map<string, number[]>;
  wordTopics: WordTopics;
};

type Sources = {
  aliases: { term: string; kind: "topic" | "law"; target: string }[];
  topics: TopicEntry[];
  laws: LawName[];
  lawsBySlug: Map<string, LawName>;
  stems: Map<string, string>;
};

const ABBREVIATION = /^[A-Z][A-Z0-9&.-]{2,}$/;
/** Words that alone or together name no particular law. */
const PLAIN = new Set(
  "act law code rule order pay paid wage state leave labor work worker employ employe employer federal time fair".split(
    " ",
  ),
);

const COMMON = new Set("work worker hour pay paid employe job day week month time full part".split(" "));

/** The stem of a word; a stop word stands for itself and for no stem: 'can' is not 'canned'. */
export function stemOrStop(word: string, stems: Map<string, string>): string {
  const stem = stems.get(word);
  return stem ? ownStem(word, stem) : `~${word}`;
}

/** Every phrase that means something, by its first word. */
export function phraseIndex(sources: Sources): PhraseIndex {
  const found = new Map<string, Phrase>();
  const add = (all: string[], phrase: Partial<Phrase> & Pick<Phrase, "kind">) => {
    const words = phrase.kind === "name" ? all : all.filter((word) => !isPassedOver(word));
    const stems = words.map((word) => stemOrStop(word, sources.stems));
    const content = words.filter((word) => sources.stems.get(word) !== "").length;
    if (stems.length === 0 || content === 0) return;
    const key = `${phrase.kind}:${(phrase.kind === "name" ? words : stems).join(" ")}`;
    const known = found.get(key) ?? {
      stems,
      tellingStems: stems.filter(isTellingStem),
      words,
      topics: [],
      lawIds: [],
      isDistinct: false,
      content,
      kind: phrase.kind,
      isCommon: stems.filter(isTellingStem).every((stem) => COMMON.has(stem)),
    };
    known.topics = [...new Set([...known.topics, ...(phrase.topics ?? [])])];
    known.lawIds = [...new Set([...known.lawIds, ...(phrase.lawIds ?? [])])];
    known.isDistinct ||= phrase.isDistinct ?? false;
    found.set(key, known);
  };
  for (const { term, kind, target } of sources.aliases) {
    const lawId = sources.lawsBySlug.get(target)?.id;
    if (kind === "topic") add(wordsOf(term), { kind: "alias", topics: [target] });
    else if (lawId !== undefined) add(wordsOf(term), { kind: "alias", lawIds: [lawId], isDistinct: true });
  }
  for (const { label, slug } of sources.topics) add(wordsOf(label), { kind: "label", topics: [slug] });
  const wholeNames = new Map<string, number[]>();
  for (const law of sources.laws) {
    for (const name of namesOf(law)) {
      const words = wordsOf(name);
      if (!isGeneric(name, law)) wholeNames.set(words.join(" "), [...(wholeNames.get(words.join(" ")) ?? []), law.id]);
      if (isTelling(name, words, sources.stems)) {
        add(words, { kind: "name", lawIds: [law.id], isDistinct: isProper(name) });
      }
    }
  }
  const phrases = [...found.values()];
  const loose = phrases.filter(({ kind, content, isCommon }) => kind !== "name" && content > 1 && !isCommon);
  return {
    byFirstStem: groupedBy(phrases, ({ stems }) => stems.slice(0, 1)),
    byTellingStem: groupedBy(loose, ({ tellingStems }) => tellingStems.slice(0, 1)),
    wholeNames,
    wordTopics: wordTopics(phrases),
  };
}

/** The title, its part before the colon, and the popular names. */
function namesOf({ title, popularNames }: LawName): string[] {
  const act = title.split(":")[0] ?? "";
  return [...new Set([title, ...(act === title ? [] : [act]), ...popularNames])];
}

function isTelling(name: string, words: string[], stems: Map<string, string>): boolean {
  if (words.length === 1) return ABBREVIATION.test(name);
  return words.filter((word) => stems.get(word) !== "" && !PLAIN.has(stems.get(word) ?? word)).length >= 1;
}

/** `Texas Payday Law`, `FEHA` or `SB 399`, in difference to `federal minimum wage`. */
function isProper(name: string): boolean {
  return (
    ABBREVIATION.test(name) || /\b(Act|Law|Code|Ordinance|Order|Rule|Rules)\b/.test(name) || /^[A-Z]+ \d+$/.test(name)
  );
}

/** 'tip credit' or 'time and a half' is what a federal act is about, and a state's own law as well; only its title names it. */
const isGeneric = (name: string, { title, jurisdiction }: LawName): boolean =>
  jurisdiction === "FEDERAL" && name !== title && !isProper(name) && !/[A-Z\d]|\bfederal\b/.test(name);

/** Not a stop word. */
export const isTellingStem = (stem: string): boolean => !stem.startsWith("~");

function groupedBy(phrases: Phrase[], keysOf: (phrase: Phrase) => string[]): Map<string, Phrase[]> {
  const groups = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const key of keysOf(phrase)) {
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push(phrase);
    }
  }
  return groups;
}

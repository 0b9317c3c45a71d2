import { DOUBLE_WORDS, DOUBLE_WORK_WORDS, OUTSIDE_WORDS, WORK_WORDS } from "./outside-words";
import { wordsOf } from "./read-text";
import type { QueryTerm, TopicEvidence } from "./types";

type Evidence = {
  words: string[];
  topics: TopicEvidence[];
  terms: QueryTerm[];
  /** A citation or the proper name of a statute was found. */
  namesLaw: boolean;
};

/** Private matters in words that also have a meaning at work. */
const PRIVATE = new RegExp(
  [
    "\\b(?:get|file|obtain) (?:a |an )?(?:restraining|protective|protection) order\\b",
    "\\bpersonal use\\b",
    "\\b(?:poem|joke|song|story) (?:about|for)\\b",
    "\\bhow (?:do|can|to) (?:i |we )?(?:adopt|expunge|divorce|naturalize)\\b",
    "\\bexpunge my\\b",
    "\\bname change\\b",
    "\\bdebt collectors?\\b",
    "\\b(?:lawyer|attorney) for my\\b",
    "\\b(?:train|bus|flight) times?\\b",
    "\\bmalpractice\\b",
  ].join("|"),
);
/** A workplace in words that alone are none of it. */
const WORK_SIGNS = /\bfire (?:him|her|them|someone|somebody)\b|\b(?:our|my|a|the|for|line) cooks?\b/;
const CONTEXT = 0.4;
const OUTSIDE = 0.45;
const NEEDED = 0.45;
const DOUBLE = 0.6;
const LOOSE = 0.7;
const SURE_WORK =
  /^(?:employ\w+|work\w*|jobs?|pay\w*|wages?|coworkers?|staff|leave|boss|hir(?:e|ed|ing)|applicants?|garnish\w*)$/;
/** A word in fewer laws than this says nothing of employment. */
const FOREIGN = 8;

/** Whether a question is about employment law; what it is not about is said instead of padded with results. */
export function judgeScope({ words, topics, terms, namesLaw }: Evidence): boolean {
  if (namesLaw) return true;
  const work = words.some((word) => WORK_WORDS.has(word)) || WORK_SIGNS.test(words.join(" "));
  if (isPrivate(words)) return false;
  const inPhrases = new Set(
    topics.flatMap(({ because }) => because.filter((said) => said.includes(" "))).flatMap(wordsOf),
  );
  const outside = outsideWords(words.filter((word) => !inPhrases.has(word)));
  const known = terms.filter(({ lawCount, caseCount }) => lawCount + caseCount > 0);
  if (topics.length === 0 && known.length === 0) return false;
  const evidence = Math.max(0, ...topics.map((topic) => topic.weight * sureness(topic, terms, work)));
  return evidence + (work ? CONTEXT : 0) - OUTSIDE * Math.min(outside, 3) * (work ? 0.5 : 1) >= NEEDED;
}

/** Words in another order, and words with a life outside the workplace, tell less of a question without it. */
function sureness(topic: TopicEvidence, terms: QueryTerm[], work: boolean): number {
  if (isDouble(topic, terms)) return DOUBLE;
  return topic.isLoose && !work ? LOOSE : 1;
}

/** Nothing but a word that also lives outside the workplace, beside words that the law does not know. */
function isDouble({ because }: TopicEvidence, terms: QueryTerm[]): boolean {
  if (!because.every((said) => DOUBLE_WORDS.has(said))) return false;
  const others = terms.filter(({ word, typed }) => !because.includes(word) && !because.includes(typed ?? ""));
  const foreign = others.filter(({ lawCount }) => lawCount < FOREIGN);
  return foreign.length > others.length / 2;
}

const isPrivate = (words: string[]): boolean =>
  PRIVATE.test(words.join(" ")) && !words.some((word) => SURE_WORK.test(word));

const outsideWords = (words: string[]): number => new Set(words.filter((word) => OUTSIDE_WORDS.has(word))).size;

/**
 * Words of a workplace and fewer of other fields of life: what the thesaurus lacks may still be about employment, and the
 * laws themselves are asked.
 */
export function mayBeWork(words: string[]): boolean {
  if (isPrivate(words)) return false;
  const work = [...new Set(words.filter((word) => WORK_WORDS.has(word)))];
  const outside = outsideWords(words);
  const sure = work.filter((word) => !DOUBLE_WORK_WORDS.has(word)).length;
  if (work.length > 0) return outside === 0 || (sure > 0 && work.length > outside);
  return false;
}

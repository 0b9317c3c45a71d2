import type { AskedTopics } from "./asked-topics";
import { fieldsOf } from "./fields-of-life";
import { isTellingStem } from "./phrase-index";
import type { QueryTerm, TopicEvidence } from "./types";

/** What of a question tells whether it is about employment law. */
export type ScopeEvidence = {
  words: string[];
  /** Of each word, a stop word marked as such. */
  stems: string[];
  /** Told in phrases of the thesaurus. */
  topics: TopicEvidence[];
  /** Guessed by the words in which topics are asked about. */
  asked: AskedTopics;
  terms: QueryTerm[];
  /** A citation, or a law's name that is the whole question. */
  citesLaw: boolean;
  /** A citation or the proper name of a statute was found. */
  namesLaw: boolean;
  namesPlace: boolean;
  countsHeads: boolean;
};

/** Letters of a piece of a word: what a slip of the pen leaves of it. */
const PIECE = 4;
/** Several pieces tell of one word. */
const OF_PIECE = 0.5;
/** A word in fewer laws than this says little of employment. */
const RARE = 8;
const MOST = 4;
const SHORT = 2;
/** So many telling words on, a word still stands near. */
const REACH = 3;
/** Brings the logarithm of a count to the size of the other signs. */
const OF_LOGARITHM = 5;
const FIRST = "^";
const LAST = "$";

type Signs = Map<string, number>;
type Said = { stem: string; fields: readonly string[] };

/**
 * The signs of a question that weights are learnt for, each with how far it is given: its words, words beside and near each
 * other and their fields of life, pieces of words, and what the thesaurus and the laws know of them.
 */
export function signsOf(evidence: ScopeEvidence): Signs {
  const signs: Signs = new Map();
  const said = evidence.words.map((word, at) => ({ stem: evidence.stems[at] ?? word, fields: fieldsOf(word) }));
  const lived = new Set<string>();
  for (const { stem, fields } of said) {
    signs.set(`word ${stem}`, 1);
    for (const field of fields) lived.add(field);
  }
  together([...lived].sort(), signs);
  neighbours(said, signs);
  neighbours(
    said.filter((_, at) => !PASSED_OVER.has(evidence.words[at] as string)),
    signs,
  );
  nearby(
    said.filter(({ stem }) => isTellingStem(stem)),
    signs,
  );
  pieces(evidence, signs);
  knowledge(evidence, signs);
  return signs;
}

/** The fields of life that a question touches, and each with each other: a landlord and pay are seldom the law of work. */
function together(fields: string[], signs: Signs): void {
  for (const [at, field] of fields.entries()) {
    signs.set(`field ${field}`, 1);
    for (let other = at + 1; other < fields.length; other += 1) signs.set(`both ${field} ${fields[other]}`, 1);
  }
}

/** Whose something is tells much beside it, and something also across it: 'break my lease', 'break lease'. */
const PASSED_OVER = new Set("a an the my his her hers their theirs our your its this that these those some".split(" "));

/** Each word beside the next, and the field of life in place of either: 'fire my <trade>', '<food> recip'. */
function neighbours(said: Said[], signs: Signs): void {
  for (let at = -1; at < said.length; at += 1) {
    const [one, other] = [said[at], said[at + 1]];
    const left = one?.stem ?? FIRST;
    const right = other?.stem ?? LAST;
    signs.set(`pair ${left} ${right}`, 1);
    for (const field of one?.fields ?? []) {
      signs.set(`pair <${field}> ${right}`, 1);
      for (const next of other?.fields ?? []) signs.set(`pair <${field}> <${next}>`, 1);
    }
    for (const field of other?.fields ?? []) signs.set(`pair ${left} <${field}>`, 1);
  }
}

/** Telling words that stand near each other, in either order: 'landlord ... rent', '<employer> ... rent'. */
function nearby(said: Said[], signs: Signs): void {
  for (const [at, one] of said.entries()) {
    for (let next = at + 1; next <= at + REACH && next < said.length; next += 1) {
      const other = said[next] as Said;
      signs.set(one.stem < other.stem ? `near ${one.stem} ${other.stem}` : `near ${other.stem} ${one.stem}`, 1);
      for (const field of one.fields) signs.set(`near <${field}> ${other.stem}`, 1);
      for (const field of other.fields) signs.set(`near <${field}> ${one.stem}`, 1);
    }
  }
}

function pieces({ words, stems }: ScopeEvidence, signs: Signs): void {
  for (const [at, word] of words.entries()) {
    if (!isTellingStem(stems[at] ?? word)) continue;
    const framed = `<${word}>`;
    for (let start = 0; start + PIECE <= framed.length; start += 1)
      signs.set(`piece ${framed.slice(start, start + PIECE)}`, OF_PIECE);
  }
}

/** What the thesaurus finds in a question and leaves over of it, and how strange its words are to the laws. */
function knowledge({ words, stems, topics, asked, terms, ...named }: ScopeEvidence, signs: Signs): void {
  const strict = topics.filter(({ isLoose }) => !isLoose);
  const phrases = strict.filter(({ because }) => because.some((said) => said.includes(" ")));
  const covered = new Set(strict.flatMap(({ because }) => because.flatMap(plainWords)));
  const telling = words.filter((word, at) => isTellingStem(stems[at] ?? word));
  const left = telling.filter((word) => !covered.has(word)).length;
  const count = Math.max(1, terms.length);
  const unknown = terms.filter(({ lawCount }) => lawCount === 0).length;
  const rare = terms.filter(({ lawCount }) => lawCount > 0 && lawCount < RARE).length;
  const inLaws = terms.map(({ lawCount }) => Math.log1p(lawCount) / OF_LOGARITHM);
  const inCases = terms.map(({ caseCount }) => Math.log1p(caseCount) / OF_LOGARITHM);
  const known: Record<string, number> = {
    "topic told": strongest(strict),
    "topic told in a phrase": strongest(phrases),
    "topic guessed": strongest(topics.filter(({ isLoose }) => isLoose)),
    "no topic": Number(topics.length === 0),
    "share told": telling.length > 0 ? 1 - left / telling.length : 0,
    "all told": Number(telling.length > 0 && left === 0),
    "left over": Math.min(MOST, left),
    "topic asked": asked.topics[0]?.share ?? 0,
    "nothing of work asked": asked.strange,
    "share unknown": unknown / count,
    "share rare": rare / count,
    "unknown words": Math.min(MOST, unknown),
    "known to laws": sum(inLaws) / count,
    "least known to laws": terms.length > 0 ? Math.min(...inLaws) : 0,
    "known to cases": sum(inCases) / count,
    "share unknown to cases": terms.filter(({ caseCount }) => caseCount === 0).length / count,
    "names a law": Number(named.namesLaw),
    "names a place": Number(named.namesPlace),
    "counts heads": Number(named.countsHeads),
    "few words": Number(words.length <= SHORT),
    always: 1,
  };
  for (const [sign, value] of Object.entries(known)) if (value !== 0) signs.set(`known ${sign}`, value);
}

const plainWords = (said: string): string[] => said.toLowerCase().split(/[^a-z0-9]+/);

const strongest = (topics: TopicEvidence[]): number => Math.max(0, ...topics.map(({ weight }) => weight));

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

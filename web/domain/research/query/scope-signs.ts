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

export type SignKind = "word" | "field" | "both" | "pair" | "near" | "piece" | "known";
/** Takes a sign: its kind, a word and the one beside it (none: ""), and how far it is given. The same sign may come twice. */
export type TakeSign = (kind: SignKind, one: string, other: string, given: number) => void;

type Said = { stem: string; fields: readonly string[] };

/** The signs of a question by their names, as weights are learnt for them. */
export function signsOf(evidence: ScopeEvidence): Map<string, number> {
  const signs = new Map<string, number>();
  tellSigns(evidence, (kind, one, other, given) =>
    signs.set(other === "" ? `${kind} ${one}` : `${kind} ${one} ${other}`, given),
  );
  return signs;
}

/**
 * The signs of a question that weights are learnt for, each with how far it is given: its words, words beside and near each
 * other and their fields of life, pieces of words, and what the thesaurus and the laws know of them.
 */
export function tellSigns(evidence: ScopeEvidence, take: TakeSign): void {
  const said = evidence.words.map((word, at) => ({ stem: evidence.stems[at] ?? word, fields: fieldsOf(word) }));
  const lived = new Set<string>();
  for (const { stem, fields } of said) {
    take("word", stem, "", 1);
    for (const field of fields) lived.add(field);
  }
  together([...lived].sort(), take);
  const inPlaceOf = said.map(({ stem, fields }) => ({ stem, fields: fields.map(bracketed) }));
  neighbours(inPlaceOf, take);
  neighbours(
    inPlaceOf.filter((_, at) => !PASSED_OVER.has(evidence.words[at] as string)),
    take,
  );
  nearby(
    inPlaceOf.filter(({ stem }) => isTellingStem(stem)),
    take,
  );
  pieces(evidence, take);
  knowledge(evidence, take);
}

const BRACKETED = new Map<string, string>();

/** How a field of life stands in the place of a word. */
function bracketed(field: string): string {
  const known = BRACKETED.get(field) ?? `<${field}>`;
  BRACKETED.set(field, known);
  return known;
}

/** The fields of life that a question touches, and each with each other: a landlord and pay are seldom the law of work. */
function together(fields: string[], take: TakeSign): void {
  for (const [at, field] of fields.entries()) {
    take("field", field, "", 1);
    for (let other = at + 1; other < fields.length; other += 1) take("both", field, fields[other] as string, 1);
  }
}

/** Whose something is tells much beside it, and something also across it: 'break my lease', 'break lease'. */
const PASSED_OVER = new Set("a an the my his her hers their theirs our your its this that these those some".split(" "));

/** Each word beside the next, and the field of life in place of either: 'fire my <trade>', '<food> recip'. */
function neighbours(said: Said[], take: TakeSign): void {
  for (let at = -1; at < said.length; at += 1) {
    const [one, other] = [said[at], said[at + 1]];
    const left = one?.stem ?? FIRST;
    const right = other?.stem ?? LAST;
    take("pair", left, right, 1);
    for (const field of one?.fields ?? []) {
      take("pair", field, right, 1);
      for (const next of other?.fields ?? []) take("pair", field, next, 1);
    }
    for (const field of other?.fields ?? []) take("pair", left, field, 1);
  }
}

/** Telling words that stand near each other, in either order: 'landlord ... rent', '<employer> ... rent'. */
function nearby(said: Said[], take: TakeSign): void {
  for (const [at, one] of said.entries()) {
    for (let next = at + 1; next <= at + REACH && next < said.length; next += 1) {
      const other = said[next] as Said;
      if (one.stem < other.stem) take("near", one.stem, other.stem, 1);
      else take("near", other.stem, one.stem, 1);
      for (const field of one.fields) take("near", field, other.stem, 1);
      for (const field of other.fields) take("near", field, one.stem, 1);
    }
  }
}

function pieces({ words, stems }: ScopeEvidence, take: TakeSign): void {
  for (const [at, word] of words.entries()) {
    if (!isTellingStem(stems[at] ?? word)) continue;
    const framed = `<${word}>`;
    for (let start = 0; start + PIECE <= framed.length; start += 1)
      take("piece", framed.slice(start, start + PIECE), "", OF_PIECE);
  }
}

/** What the thesaurus finds in a question and leaves over of it, and how strange its words are to the laws. */
function knowledge({ words, stems, topics, asked, terms, ...named }: ScopeEvidence, take: TakeSign): void {
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
  for (const sign in known) if (known[sign] !== 0) take("known", sign, "", known[sign] as number);
}

const plainWords = (said: string): string[] => said.toLowerCase().split(/[^a-z0-9]+/);

const strongest = (topics: TopicEvidence[]): number => Math.max(0, ...topics.map(({ weight }) => weight));

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

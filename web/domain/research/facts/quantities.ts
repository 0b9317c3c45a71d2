import { NUMBER_WORDS } from "../number-words";
import type { Bounds } from "./types";

/** A number of a text with what stands around it. */
export type Quantity = {
  bounds: Bounds;
  /** The words behind it, as far as the clause goes. */
  after: string;
  /** Its clause, in lower case. */
  clause: string;
  /** The words before it in its clause. */
  before: string;
  isMoney: boolean;
  /** Where it stands in the text. */
  at: number;
};

const MORE_WORDS: Record<string, number> = { ...NUMBER_WORDS, dozen: 12, hundred: 100, thousand: 1000, couple: 2 };
const WORDS = Object.keys(MORE_WORDS).join("|");
const NUMBER = new RegExp(
  `(?<![\\w.,$-])(\\$ ?)?(?:(\\d{1,3}(?:,\\d{3})+|\\d+)(\\.\\d+)?(k\\b)?|\\b(?:a )?(${WORDS})(?:[- ](one|two|three|four|five|six|seven|eight|nine))?\\b)`,
  "g",
);
const CLAUSE_END = /[.;:?!](?=\s|$)|,(?=\s)|\s(?:and|but|so|because|while)\s/g;

const BEFORE: [words: RegExp, bounds: (value: number) => Bounds][] = [
  [/\b(?:more than|over|above) (?:about )?$/, (value) => ({ from: value + 1, to: Number.POSITIVE_INFINITY })],
  [/\b(?:at least|a minimum of) $/, (value) => ({ from: value, to: Number.POSITIVE_INFINITY })],
  [/\b(?:fewer than|less than|under|below) (?:about )?$/, (value) => ({ from: 0, to: value - 1 })],
  [/\b(?:up to|at most|no more than) $/, (value) => ({ from: 0, to: value })],
];

/** Every number of a text, in figures and in words, with the clause that it stands in. */
export function quantitiesIn(text: string): Quantity[] {
  const lower = text.toLowerCase().replaceAll("’", "'");
  const ends = [...lower.matchAll(CLAUSE_END)].map((match) => match.index);
  return [...lower.matchAll(NUMBER)].map((match) => {
    const start = 1 + Math.max(-1, ...ends.filter((end) => end < match.index));
    const end = Math.min(lower.length, ...ends.filter((place) => place >= match.index + match[0].length));
    const before = lower.slice(start, match.index);
    const value = valueOfMatch(match);
    const limit = BEFORE.find(([words]) => words.test(before));
    return {
      bounds: limit ? limit[1](value) : { from: value, to: value },
      before,
      after: lower.slice(match.index + match[0].length, end).trimStart(),
      clause: lower.slice(start, end),
      isMoney: match[1] !== undefined,
      at: match.index,
    };
  });
}

function valueOfMatch([, , whole, part, thousands, word, ones]: RegExpMatchArray): number {
  if (word) return (MORE_WORDS[word] ?? 0) + (ones ? (MORE_WORDS[ones] ?? 0) : 0);
  return Number(`${whole?.replaceAll(",", "")}${part ?? ""}`) * (thousands ? 1000 : 1);
}

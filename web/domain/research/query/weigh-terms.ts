import type { Language } from "./language";
import { findsOthers } from "./lookalikes";
import { wordsOf } from "./read-text";
import type { NamedPlace, QueryTerm } from "./types";

/** Words of asking, not of law; PostgreSQL's stop words are out already. */
const ASKING = new Set(
  `need needed know want tell please help question questions legal illegal law laws rule rules allowed allow required require requirement
  requirements must get give given got make makes made able okay ok someone somebody anyone person people company business employer employers
  employee employees worker workers say says said tell told state federal us usa happen happens ask asked asking long much many often
  use used using take takes taking go going new like still also ever could would should might may shall let im ive dont doesnt cant
  yes sure thing things way right rights apply applies`.split(/\s+/),
);
const CORRECTED = 0.8;
/** A question is searched for so many of its words. */
export const MOST_TERMS = 12;

type Input = {
  words: string[];
  stems: Map<string, string>;
  corrections: { typed: string; word: string }[];
  places: NamedPlace[];
  language: Language;
};

/** The words of a question that tell laws apart, the rarest first, each with its weight (inverse document frequency). */
export function weighTerms({ words, stems, corrections, places, language }: Input): QueryTerm[] {
  const placeWords = new Set(places.flatMap(({ stateName, city }) => wordsOf(`${stateName} ${city?.name ?? ""}`)));
  const terms = new Map<string, QueryTerm>();
  for (const word of words) {
    const lexeme = stems.get(word) ?? "";
    if (lexeme === "" || word.length < 2 || ASKING.has(word) || placeWords.has(word) || terms.has(lexeme)) continue;
    if (findsOthers(word, lexeme)) continue;
    const counts = language.vocabulary.get(lexeme) ?? { laws: 0, cases: 0 };
    const typed = corrections.find((correction) => correction.word === word)?.typed ?? null;
    const weight = rarity(counts.laws, language.lawTotal) * (typed ? CORRECTED : 1);
    terms.set(lexeme, { word, lexeme, weight, lawCount: counts.laws, caseCount: counts.cases, typed });
  }
  return [...terms.values()].sort((a, b) => b.weight - a.weight);
}

/** Inverse document frequency from 0 (in every record) to 1 (in one). */
function rarity(count: number, total: number): number {
  if (total <= 1) return 1;
  return Math.max(0.05, Math.log((total + 1) / (count + 1)) / Math.log(total + 1));
}

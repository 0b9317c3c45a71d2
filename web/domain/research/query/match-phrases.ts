import type { Phrase } from "./phrase";
import type { PhraseIndex } from "./phrase-index";
import { isPassedOver } from "./read-text";

/** A phrase found in a question: where, and how surely (0 to 1). */
export type PhraseMatch = { phrase: Phrase; start: number; end: number; sureness: number; isLoose?: true };

/**
 * Words that stand alone in the thesaurus and share their stem with a word that means something else: what was 'posted' online
 * is no required posting, an hourly 'rate' no rating, a criminal 'record' nothing that was recorded.
 */
const ONLY_AS: ReadonlyMap<string, RegExp> = new Map([
  ["arm", /^armed$/],
  ["axe", /^axed$/],
  ["consult", /^consultants?$/],
  ["contract", /^contracters?$/],
  ["degre", /^degrees$/],
  ["dread", /^dreads$/],
  ["freez", /^freezing$/],
  ["graduat", /^graduations?$/],
  ["item", /^itemiz/],
  ["mandat", /^mandat(?:ion|ed)$/],
  ["marin", /^marines?$/],
  ["post", /^postings?$/],
  ["punch", /^punched$/],
  ["race", /^races?$/],
  ["rate", /^ratings?$/],
  ["record", /^record(?:ed|ings?|ers?)$/],
  ["refer", /^references?$/],
  ["retir", /^retir(?:e|ed|es|ing)$/],
  ["slip", /^slipp/],
  ["transit", /^transition/],
  ["twist", /^twists$/],
  ["uniform", /^uniform(?:s|e|es)?$/],
]);
/** Words that may stand inside a phrase: 'let an employee go', 'pay out unused vacation'. */
const MAX_GAP = 3;
const GAP_COST = 0.07;
/** Words of a phrase in another order or further apart: 'tips that our manager takes'. */
const WINDOW = 7;
const LOOSE = 0.68;

/** More than any phrase reaches over. */
const BETWEEN_SENTENCES = WINDOW * 2;
const NOTHING = "~";

/**
 * Every phrase of the thesaurus in the words of a question; inside a longer phrase its parts do not count. No phrase reaches
 * into another sentence.
 */
export function matchPhrases(
  words: string[],
  stems: string[],
  index: PhraseIndex,
  sentenceStarts: ReadonlySet<number> = new Set(),
): PhraseMatch[] {
  const said: number[] = [];
  const telling: string[] = [];
  for (const [place, word] of words.entries()) {
    if (sentenceStarts.has(place)) {
      for (let step = 0; step < BETWEEN_SENTENCES; step += 1) {
        said.push(place);
        telling.push(NOTHING);
      }
    }
    if (isPassedOver(word)) continue;
    said.push(place);
    telling.push(stems[place] as string);
  }
  const strict = matchIn(telling, index);
  const known = new Set(strict.map(({ phrase }) => phrase));
  const loose = looseIn(telling, index).filter(({ phrase }) => !known.has(phrase));
  const phrases = [...strict, ...loose].map((match) => ({
    ...match,
    start: said[match.start] as number,
    end: (said[match.end - 1] as number) + 1,
  }));
  return withoutParts([...phrases.filter((match) => isMeant(match, words)), ...namesIn(words, stems, index)]);
}

function isMeant({ phrase, start }: PhraseMatch, words: string[]): boolean {
  const [stem = ""] = phrase.stems;
  return phrase.stems.length > 1 || (ONLY_AS.get(stem)?.test(words[start] as string) ?? true);
}

function matchIn(stems: string[], index: PhraseIndex): PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (const [start, stem] of stems.entries()) {
    for (const phrase of index.byFirstStem.get(stem) ?? []) {
      const match = phrase.kind === "name" ? null : matchAt(stems, start, phrase);
      if (match) found.push(match);
    }
  }
  return found;
}

function looseIn(stems: string[], index: PhraseIndex): PhraseMatch[] {
  return [...new Set(stems)].flatMap((stem) =>
    (index.byTellingStem.get(stem) ?? []).flatMap((phrase) => looseAt(stems, phrase) ?? []),
  );
}

/** All telling words of a phrase within a few words of each other. */
function looseAt(stems: string[], phrase: Phrase): PhraseMatch | null {
  const { tellingStems: wanted } = phrase;
  const [first = ""] = wanted;
  for (let at = stems.indexOf(first); at >= 0; at = stems.indexOf(first, at + 1)) {
    const from = Math.max(0, at - WINDOW);
    let [start, end] = [at, at + 1];
    const isHere = wanted.every((stem) => {
      const place = stems.indexOf(stem, from);
      start = Math.min(start, place);
      end = Math.max(end, place + 1);
      return place >= 0 && place <= at + WINDOW;
    });
    if (isHere && end - start <= WINDOW + wanted.length - 1)
      return { phrase, start, end, sureness: LOOSE, isLoose: true };
  }
  return null;
}

function namesIn(words: string[], stems: string[], index: PhraseIndex): PhraseMatch[] {
  return stems.flatMap((stem, start) =>
    (index.byFirstStem.get(stem) ?? []).flatMap(
      (phrase) => (phrase.kind === "name" && nameAt(words, start, phrase)) || [],
    ),
  );
}

function nameAt(words: string[], start: number, phrase: Phrase): PhraseMatch | null {
  const isHere = phrase.words.every((word, at) => words[start + at] === word);
  return isHere ? { phrase, start, end: start + phrase.words.length, sureness: 1 } : null;
}

function matchAt(stems: string[], start: number, phrase: Phrase): PhraseMatch | null {
  const most = phrase.isCommon ? 0 : MAX_GAP;
  let at = start;
  let gaps = 0;
  for (const wanted of phrase.stems.slice(1)) {
    const next = stems.indexOf(wanted, at + 1);
    if (next < 0 || next - at - 1 > most) return null;
    gaps += next - at - 1;
    at = next;
  }
  if (gaps > most) return null;
  return { phrase, start, end: at + 1, sureness: 1 - GAP_COST * gaps };
}

function withoutParts(matches: PhraseMatch[]): PhraseMatch[] {
  return matches.filter((match) => !matches.some((other) => other !== match && covers(other, match)));
}

/** A longer run of words without gaps says more than a part of it; names of laws do not silence the thesaurus. */
function covers(longer: PhraseMatch, part: PhraseMatch): boolean {
  if (longer.phrase.kind === "name" && part.phrase.kind !== "name") return false;
  if (longer.isLoose && !part.isLoose) return false;
  // A phrase that means one law says more than a longer one of the topic alone.
  if (part.phrase.lawIds.length > 0 && longer.phrase.lawIds.length === 0) return false;
  const isLonger = longer.phrase.stems.length > part.phrase.stems.length;
  return (
    isLonger &&
    longer.start <= part.start &&
    longer.end >= part.end &&
    part.phrase.stems.every((stem) => longer.phrase.stems.includes(stem))
  );
}

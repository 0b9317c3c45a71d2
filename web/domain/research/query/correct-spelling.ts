import type { Language } from "./language";
import englishWords from "./tables/english-words.json";

/** Shorter words are taken as they are typed. */
export const LEAST_LENGTH = 4;
const LONG = 8;
const MAX_WORDS = 5;
const ENGLISH_WORDS: ReadonlySet<string> = new Set(englishWords.words.flatMap((line) => line.split(" ")));

type Correction = { typed: string; word: string };

/** Words that neither the corpus, the thesaurus nor common English knows, with the known word that was probably meant. */
export function correctSpelling(
  words: string[],
  stems: Map<string, string>,
  language: Language,
  isCommon: (word: string, stem: string) => boolean,
): Correction[] {
  const unknown = [...new Set(words)].filter(
    (word) => isUnknown(word, stems, language) && !isCommon(word, stems.get(word) ?? word),
  );
  return unknown.slice(0, MAX_WORDS).flatMap((typed) => {
    const word = nearest(typed, language);
    return word ? [{ typed, word }] : [];
  });
}

function isUnknown(word: string, stems: Map<string, string>, language: Language): boolean {
  if (word.length < LEAST_LENGTH || /\d/.test(word) || language.words.has(word) || ENGLISH_WORDS.has(word))
    return false;
  const stem = stems.get(word) ?? word;
  return stem !== "" && !language.vocabulary.has(stem);
}

type Shelved = [word: string, stem: string][];
const byLetter = new WeakMap<Language["words"], Map<string, Shelved>>();

/** The words that begin with a letter or have it second: a slip of the pen leaves one of the two. */
function wordsNear(letter: string, { words }: Language): Shelved {
  let shelves = byLetter.get(words);
  if (!shelves) {
    shelves = new Map();
    for (const [word, stem] of words) {
      if (stem === "") continue;
      for (const each of new Set(word.slice(0, 2))) {
        const shelf = shelves.get(each) ?? [];
        shelves.set(each, shelf);
        shelf.push([word, stem]);
      }
    }
    byLetter.set(words, shelves);
  }
  return shelves.get(letter) ?? [];
}

/** The same slips are made again and again. */
const MOST_KNOWN = 5000;
const nearestKnown = new WeakMap<Language["words"], Map<string, string | null>>();

function nearest(typed: string, language: Language): string | null {
  const known = nearestKnown.get(language.words) ?? new Map<string, string | null>();
  nearestKnown.set(language.words, known);
  let word = known.get(typed);
  if (word === undefined) {
    word = nearestIn(typed, language);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(typed, word);
  }
  return word;
}

function nearestIn(typed: string, language: Language): string | null {
  let best: { word: string; score: number } | null = null;
  for (const [word, stem] of wordsNear(typed.charAt(0), language)) {
    const distance = distanceTo(typed, word);
    if (distance === null) continue;
    const score = distance - Math.min(0.5, Math.log10(1 + (language.vocabulary.get(stem)?.laws ?? 0)) / 8);
    if (!best || score < best.score) best = { word, score };
  }
  return best?.word ?? null;
}

/** How far a word is from what was typed, null when nobody would mean it. */
function distanceTo(typed: string, word: string): number | null {
  const most = typed.length >= LONG ? 2 : 1;
  if (word.length < LEAST_LENGTH || Math.abs(word.length - typed.length) > most) return null;
  if (word[0] !== typed[0] && word[1] !== typed[0]) return null;
  const distance = editDistance(typed, word, most);
  return distance > most ? null : distance;
}

/** Whether one word could be a slip of the pen for the other. */
export const isNearWord = (typed: string, word: string): boolean => distanceTo(typed, word) !== null;

const VOWELS = /[aeiouy]/;
const SOUND_ALIKE = new Set(["cs", "sc", "ck", "kc", "sz", "zs", "mn", "nm", "gj", "jg", "fv", "vf", "dt", "td"]);

/** Vowels and letters of one sound are mixed up; another consonant makes another word: 'hiking' is not 'hiring'. */
function replacing(one = "", other = ""): number {
  if (VOWELS.test(one) && VOWELS.test(other)) return 1;
  return SOUND_ALIKE.has(one + other) ? 1 : 2;
}

/** Insertions, deletions, replacements and swaps of neighbors between two words, or more than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : replacing(a[row - 1], b[column - 1])),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] as number;
}

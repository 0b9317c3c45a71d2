import type { Question } from "../query/types";
import { PHRASES, PLAIN_WORDS, SAME_WORDS } from "./same-words";

/** The word without its ending: enough to see that 'discharged' and 'discharge' are one. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|x|ch|sh)es$/, "")
    .replace(/(?<![su])s$/, "");
  const bare = singular.replace(/(?<=\w{3})(?:ing|ed)$/, "").replace(/e$/, "");
  return bare.replace(/([bdgmnprt])\1$/, "$1");
}

const CANONICAL = new Map(
  SAME_WORDS.flatMap((group) => group.map((word): [string, string] => [stem(word), stem(group[0] ?? word)])),
);

/** The telling words of a text, each in the form that its like-meaning words share. */
export function tellingWords(text: string): string[] {
  const joined = PHRASES.reduce((all, [phrase, word]) => all.replace(phrase, word), text.toLowerCase());
  const words = joined.match(/[a-z]+|\d[\d,.]*\d|\d/g) ?? [];
  return words.filter((word) => !PLAIN_WORDS.has(word)).map((word) => CANONICAL.get(stem(word)) ?? stem(word));
}

const UNKNOWN_WEIGHT = 0.25;

/** The telling words of a question with how much each says. */
export function weighedWords(question: Question): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (word: string, weight: number) => weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  for (const word of tellingWords(question.text)) add(word, UNKNOWN_WEIGHT);
  for (const term of question.terms)
    for (const word of tellingWords(term.word)) add(word, Math.max(term.weight, UNKNOWN_WEIGHT));
  return weights;
}

/** Which share of the question a sentence speaks to, 0 to 1. */
export function overlap(sentence: string, weights: ReadonlyMap<string, number>): number {
  const said = new Set(tellingWords(sentence));
  let found = 0;
  let all = 0;
  for (const [word, weight] of weights) {
    all += weight;
    if (said.has(word)) found += weight;
  }
  return all > 0 ? found / all : 0;
}

/** Sentences of a prose field; a digit or a small letter after the period does not begin one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!])\s+(?=["“(]?[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .reduce<string[]>((all, sentence) => {
      const before = all.at(-1);
      if (
        before &&
        /(?:\b(?:v|No|Inc|Co|Corp|St|Del|Cal|U\.S|F|Art|Sec|Lab|Code|Stat|Ann|Dr|Mr|Ms)|\b[A-Z])\.$/.test(before)
      ) {
        all[all.length - 1] = `${before} ${sentence}`;
      } else all.push(sentence);
      return all;
    }, []);

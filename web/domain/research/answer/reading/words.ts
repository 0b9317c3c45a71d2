import type { Question } from "../../query/types";
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

/** The question with its misspelled words as they were read. */
export const asRead = ({ text, terms }: Question): string =>
  terms.reduce(
    (all, { typed, word }) => (typed ? all.replace(new RegExp(`\\b${typed}\\b`, "i"), word) : all),
    SMOKES.test(text) ? text.replace(/\boff[- ]the[- ]clock\b/i, "off duty") : text,
  );

/** Who smokes off the clock does no unpaid work. */
const SMOKES = /\b(?:marijuana|cannabis|weed|pot|smok\w+|drink\w*|drugs?|tobacco|vap\w+)\b/i;

const UNKNOWN_WEIGHT = 0.25;
/** What a topic is called counts a little, where the question used everyday words. */
const TOPIC_WORD = 0.2;
/** The name of a topic that is weaker than the first would only help its law to lead. */
const AS_STRONG = 0.85;

/** Numbers and units stand in many sentences and mean another thing in each. */
const isMeasure = (word: string): boolean => /^(?:\d.*|day|hour|week|month|year|minut|dollar|percent|time)$/.test(word);
const MEASURE = 0.4;

/** The telling words of a question with how much each says. */
export function weighedWords(question: Question): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (word: string, weight: number) => weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  for (const word of tellingWords(question.text)) add(word, UNKNOWN_WEIGHT);
  for (const term of question.terms)
    for (const word of tellingWords(term.word)) add(word, Math.max(term.weight, UNKNOWN_WEIGHT));
  for (const [word, weight] of weights) if (isMeasure(word)) weights.set(word, weight * MEASURE);
  const strongest = question.topics[0]?.weight ?? 0;
  for (const topic of question.topics.slice(0, 2)) {
    if (topic.weight < strongest * AS_STRONG) continue;
    for (const word of tellingWords(topic.label)) add(word, TOPIC_WORD * topic.weight);
  }
  return weights;
}

const MOST_REMEMBERED = 30_000;

/** Keeps what was made of a sentence of the corpus: the same sentences are weighed for one question after another. */
export function remembered<T>(make: (sentence: string) => T): (sentence: string) => T {
  const known = new Map<string, T>();
  return (sentence) => {
    const held = known.get(sentence);
    if (held !== undefined) return held;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const made = make(sentence);
    known.set(sentence, made);
    return made;
  };
}

/** Keeps what was made of the latest text: one question is held beside a hundred sentences, then comes the next. */
export function ofTheLatest<T>(make: (text: string) => T): (text: string) => T {
  let held: { text: string; made: T } | null = null;
  return (text) => {
    if (held?.text !== text) held = { text, made: make(text) };
    return held.made;
  };
}

export const saidIn = remembered((sentence) => new Set(tellingWords(sentence)));

const PAY = tellingWords("pay")[0];

/** Whether a sentence shares more with a question than numbers, units and the word pay. */
export const sharesSubject = (sentence: string, question: string): boolean =>
  tellingWords(question).some((word) => word !== PAY && !isMeasure(word) && saidIn(sentence).has(word));

/** Which share of the question a sentence speaks to, 0 to 1. */
export function overlap(sentence: string, weights: ReadonlyMap<string, number>): number {
  const said = saidIn(sentence);
  let found = 0;
  let all = 0;
  for (const [word, weight] of weights) {
    all += weight;
    if (said.has(word)) found += weight;
  }
  return all > 0 ? found / all : 0;
}

/** Endings that are no end of a sentence: initials, and what citations shorten. */
const SHORTENED =
  /(?:^|[\s(])(?:v|vs|No|Nos|Inc|Co|Corp|Ltd|St|Art|Sec|Ch|ch|Lab|Stat|Ann|Dr|Mr|Ms|Rev|Gen|Civ|Comp|Admin|Regs?|Gov|Bus|Ins|Md|Pa|Tex|Fla|Ill|Mass|Conn|Colo|Cal|Del|Wash|Ore|Minn|Mich|Wis|Ga|Va|Ala|Ariz|Ark|Okla|Tenn|Ky|La|Miss|Mo|Mont|Neb|Nev|Kan|Ind|Wyo|Vt|Haw|Cir|App|Sup|Ct|Dep't|[A-Z]|(?:[A-Z]\.)+[A-Z])\.$/;
/** Words that point back: such a sentence says nothing without the one before it. */
const POINTS_BACK =
  /^(?:It|Its|They|Their|This|These|Those|That|Such|He|She|Both|Either|Neither|Older|Others?|The same|Then|There)\b/;

/** Sentences of a prose field. */
export const sentencesOf = remembered((text): readonly string[] =>
  joined(text.split(/(?<=[.?!])\s+(?=["“(]?[A-Z])/), (before) => SHORTENED.test(before)),
);

/** Sentences that can stand alone: one that points back stays with the one before it. */
export function statementsOf(text: string): string[] {
  return joined(sentencesOf(text), (_, sentence) => POINTS_BACK.test(sentence));
}

function joined(parts: readonly string[], belongs: (before: string, part: string) => boolean): string[] {
  const all: string[] = [];
  for (const part of parts.map((entry) => entry.trim()).filter(Boolean)) {
    const before = all.at(-1);
    if (before !== undefined && belongs(before, part)) all[all.length - 1] = `${before} ${part}`;
    else all.push(part);
  }
  return all;
}

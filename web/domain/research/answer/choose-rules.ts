import type { LawHit } from "../search/types";
import { COMPARABLE_FIGURES, numberOf } from "./comparable-figures";
import type { QuestionForm } from "./question-form";
import { isSound } from "./usable";
import { overlap, remembered, statementsOf, tellingWords } from "./words";

export type Rule = { text: string; law: LawHit; fit: number };

const FIRST = 0.08;
/** A question of few words asks for the rule itself. */
const FIRST_OF_BROAD = 0.3;
const BROAD = 0.3;
const FIGURE = 0.12;
const CORE = 0.2;
const IN_TITLE = 0.4;
const SUMMARY_ONLY = -0.1;
/** Two sentences that share so many words say the same. */
const SAME = 0.72;

type Reading = { weights: ReadonlyMap<string, number>; form: QuestionForm };

/** The rules of a law in the order in which they answer the question. */
export function rulesFor(law: LawHit, { weights, form }: Reading): Rule[] {
  const broad = isBroad(weights, law);
  const listed = (list: LawHit["deadlines"]) => (typeof list === "string" ? [] : list.map(({ text }) => text));
  const requirements =
    law.requirementDetails.length > 0 ? law.requirementDetails.map(({ text }) => text) : law.requirements;
  const first = broad ? FIRST_OF_BROAD : FIRST;
  const pool: [string, number][] = [
    ...requirements.map((text, at): [string, number] => [text, at === 0 ? first : 0]),
    ...statementsOf(law.summary).map((text): [string, number] => [
      text,
      requirements.length > 0 ? SUMMARY_ONLY : first,
    ]),
    ...(form.asksFigure ? listed(law.deadlines).map((text): [string, number] => [text, -0.04]) : []),
    ...(asksNotice(weights)
      ? [...listed(law.notices), ...listed(law.recordsRetention)].map((text): [string, number] => [text, -0.04])
      : []),
  ];
  const rules = pool
    .filter(([text]) => isSound(text, law))
    .map(
      ([text, bonus]): Rule => ({
        text,
        law,
        fit:
          overlap(text, weights) * (broad ? IN_TITLE : 1) +
          bonus +
          (form.asksFigure && /\d/.test(text) ? FIGURE : 0) +
          (holdsCore(text, law) ? (broad ? 2 * CORE : CORE) : 0),
      }),
    );
  return distinct(rules.sort((a, b) => b.fit - a.fit));
}

/** A question that says little beside the law's own name asks for the rule itself: the name chooses no sentence. */
function isBroad(asked: ReadonlyMap<string, number>, { title }: LawHit): boolean {
  const titled = new Set(tellingWords(title));
  const all = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  const beside = [...asked].reduce((sum, [word, weight]) => sum + (titled.has(word) ? 0 : weight), 0);
  return beside <= all * BROAD;
}

/** The sentence that holds the figure by which states are compared is the heart of a law. */
function holdsCore(text: string, law: LawHit): boolean {
  for (const { topic, key, unit } of COMPARABLE_FIGURES) {
    if (topic !== law.topics[0]) continue;
    const value = numberOf(law.figures, key);
    if (value === null) continue;
    const shown = unit === "hour" || unit === "week" || unit === "year" ? (value / 100).toString() : value.toString();
    return new RegExp(`(?<![\\d.])${shown.replace(".", "\\.")}(?!\\d|\\.\\d*[1-9])`).test(
      text.replace(/,(?=\d{3})/g, ""),
    );
  }
  return false;
}

const asksNotice = (weights: ReadonlyMap<string, number>): boolean =>
  ["poster", "notice", "record", "keep", "retain", "retention"].some((word) => weights.has(word));

function distinct(rules: Rule[]): Rule[] {
  const kept: Rule[] = [];
  for (const rule of rules) if (!kept.some((other) => isSame(rule.text, other.text))) kept.push(rule);
  return kept;
}

/** Whether one sentence repeats another. */
export const isSame = (one: string, other: string): boolean => one === other || likeness(one, other) >= SAME;

const wordsIn = remembered((sentence) => new Set(sentence.toLowerCase().match(/[a-z0-9$.]+/g)));

/** In short sentences a few common words mean little. */
const FEW_WORDS = 10;

/** Which share of the shorter sentence's words the other has, 0 to 1. */
export function likeness(one: string, other: string): number {
  const a = wordsIn(one);
  const b = wordsIn(other);
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(FEW_WORDS, Math.min(a.size, b.size));
}

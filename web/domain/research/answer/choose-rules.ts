import type { LawHit } from "../search/types";
import { COMPARABLE_FIGURES, numberOf } from "./comparable-figures";
import type { QuestionForm } from "./question-form";
import { isSound } from "./usable";
import { overlap, statementsOf } from "./words";

export type Rule = { text: string; law: LawHit; fit: number };

const FIRST = 0.08;
const FIGURE = 0.12;
const CORE = 0.15;
const SUMMARY_ONLY = -0.1;
/** Two sentences that share so many words say the same. */
const SAME = 0.72;

type Reading = { weights: ReadonlyMap<string, number>; form: QuestionForm };

/** The rules of a law in the order in which they answer the question. */
export function rulesFor(law: LawHit, { weights, form }: Reading): Rule[] {
  const listed = (list: LawHit["deadlines"]) => (typeof list === "string" ? [] : list.map(({ text }) => text));
  const requirements =
    law.requirementDetails.length > 0 ? law.requirementDetails.map(({ text }) => text) : law.requirements;
  const pool: [string, number][] = [
    ...requirements.map((text, at): [string, number] => [text, at === 0 ? FIRST : 0]),
    ...statementsOf(law.summary).map((text): [string, number] => [
      text,
      requirements.length > 0 ? SUMMARY_ONLY : FIRST,
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
          overlap(text, weights) +
          bonus +
          (form.asksFigure && /\d/.test(text) ? FIGURE : 0) +
          (holdsCore(text, law) ? CORE : 0),
      }),
    );
  return distinct(rules.sort((a, b) => b.fit - a.fit));
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
export const isSame = (one: string, other: string): boolean => likeness(one, other) >= SAME;

/** Which share of the shorter sentence's words the other has, 0 to 1. */
export function likeness(one: string, other: string): number {
  const a = new Set(one.toLowerCase().match(/[a-z0-9$.]+/g));
  const b = new Set(other.toLowerCase().match(/[a-z0-9$.]+/g));
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(1, Math.min(a.size, b.size));
}

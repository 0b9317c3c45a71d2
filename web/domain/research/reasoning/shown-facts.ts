import { dollars } from "../answer/choosing/comparable-figures";
import { type Wanted, type WrittenCondition, wantedOf } from "../corpus/schema/condition";
import type { Fact } from "../corpus/schema/facts-file";
import type { Given } from "../facts/given-facts";
import type { Facts, FactValue } from "../facts/types";
import type { AskedFact, ShownFact } from "./types";

const HALF_DAY = 12 * 60;

/** '14 employees', '$200 a day', '9 p.m.': a fact as its reader gave it. */
export function shownFact(fact: Fact, known: FactValue): string {
  return fact.shown.replace("{value}", valueText(fact, known));
}

/** As a person writes it, and as `../facts/given-facts.ts` reads it again. */
export function valueText({ kind }: Fact, known: FactValue): string {
  switch (known.kind) {
    case "choice":
      return known.chosen.join(" and ");
    case "yesno":
      return known.isTrue ? "yes" : "no";
    case "span":
      return `${known.span.value} ${known.span.value === 1 ? known.span.unit.slice(0, -1) : known.span.unit}`;
    case "clock":
      return clockText(known.minutes);
    case "number":
      return boundsText(known.bounds, kind === "money" ? dollars : plain);
  }
}

const plain = (value: number): string => value.toLocaleString("en-US");

function boundsText({ from, to }: { from: number; to: number }, written: (value: number) => string): string {
  if (from === to) return written(from);
  if (to === Number.POSITIVE_INFINITY) return `${written(from)} or more`;
  return from <= 0 ? `up to ${written(to)}` : `${written(from)} to ${written(to)}`;
}

export function clockText(minutes: number): string {
  if (minutes === HALF_DAY) return "noon";
  if (minutes === 2 * HALF_DAY) return "midnight";
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const written = `${hour % 12 === 0 ? 12 : hour % 12}${rest > 0 ? `:${String(rest).padStart(2, "0")}` : ""}`;
  return `${written} ${minutes % (2 * HALF_DAY) < HALF_DAY ? "a.m." : "p.m."}`;
}

/** 'from 50', 'below 16', 'up to 99': the bounds that a sentence sets to a number of the case; null where it sets none. */
export function boundText(condition: WrittenCondition | undefined, key: string): string | null {
  const wanted = condition && wantedOf(condition).find(([fact]) => fact === key)?.[1];
  return wanted === undefined ? null : rangeText(wanted);
}

function rangeText(wanted: Wanted): string | null {
  if (typeof wanted !== "object" || Array.isArray(wanted)) return null;
  const { from, above, to, below } = wanted;
  const parts = [
    from !== undefined && `from ${from}`,
    above !== undefined && `above ${above}`,
    to !== undefined && `up to ${to}`,
    below !== undefined && `below ${below}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : null;
}

/** The facts of a case as chips, in the order of the vocabulary. */
export const chipsOf = (facts: Facts, given: Given, vocabulary: Fact[]): ShownFact[] =>
  vocabulary.flatMap((fact) => {
    const known = facts.get(fact.key);
    if (!known) return [];
    const { key, label } = fact;
    return [
      {
        fact: key,
        label,
        text: shownFact(fact, known),
        value: valueText(fact, known),
        from: given.has(key) ? ("given" as const) : ("question" as const),
      },
    ];
  });

/** A fact that is not told, as it is asked for. */
export const askedFact = ({ key, label, ask, kind, options }: Fact): AskedFact => ({
  fact: key,
  label,
  ask,
  kind,
  ...(options && { options: Object.keys(options) }),
});

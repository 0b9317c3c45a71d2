import { type Wanted, type WrittenCondition, wantedOf } from "../corpus/schema/condition";
import { compareSpans, minutesOf, spanOf } from "./spans";
import type { Bounds, Facts, FactValue } from "./types";
import { boundsOf } from "./who-is-among-whom";

export type Verdict = "yes" | "no" | "unknown";

/** Whether a sentence holds for a case, and what one would have to know to tell. */
export type Holding = {
  verdict: Verdict;
  /** Facts that are not known and could turn it. */
  missing: string[];
  /** Facts that it rests on. */
  used: string[];
  /** The law names a further condition that facts cannot say. */
  isOpen: boolean;
};

const ALWAYS: Holding = { verdict: "yes", missing: [], used: [], isOpen: false };

/** Whether a condition holds for these facts: yes, no, or unknown and which fact is missing. */
export function holds(condition: WrittenCondition | undefined, facts: Facts): Holding {
  if (!condition) return ALWAYS;
  const parts = wantedOf(condition).map(([key, wanted]) => holdsOne(key, wanted, facts));
  if (condition.any) parts.push(anyOf(condition.any.map((part) => holds(part, facts))));
  if (condition.not) parts.push(turned(holds(condition.not, facts)));
  const all = allOf(parts);
  return condition.also ? { ...all, isOpen: true } : all;
}

function holdsOne(key: string, wanted: Wanted, facts: Facts): Holding {
  const known = knownOf(key, facts);
  const verdict = known ? fits(known, wanted) : "unknown";
  return {
    verdict,
    missing: verdict === "unknown" ? [key] : [],
    used: known && verdict !== "unknown" ? [key] : [],
    isOpen: false,
  };
}

/** A shift and the hours of a day are as long as each other where only one is told. */
const SAME_LENGTH: Record<string, string> = { shift_hours: "hours_day", hours_day: "shift_hours" };

/** A fact as it was given, or as it follows from the others: who has 12 employees in all has no 50 in the state. */
function knownOf(key: string, facts: Facts): FactValue | null {
  const own = facts.get(key);
  if (own) return own;
  const alike = facts.get(SAME_LENGTH[key] ?? "");
  if (alike) return alike;
  const bounds = boundsOf(key, facts);
  return bounds ? { kind: "number", bounds } : null;
}

function fits(known: FactValue, wanted: Wanted): Verdict {
  switch (known.kind) {
    case "choice":
      return known.chosen.some((choice) => [wanted].flat().includes(choice)) ? "yes" : "no";
    case "yesno":
      return known.isTrue === (wanted === true || wanted === "yes") ? "yes" : "no";
    case "clock":
      return inRange(wanted, (bound) => order(known.minutes, minutesOf(String(bound))));
    case "span":
      return inRange(wanted, (bound) => {
        const span = typeof bound === "number" ? { value: bound, unit: known.span.unit } : spanOf(bound);
        return span ? Math.sign(compareSpans(known.span, span)) : Number.NaN;
      });
    case "number":
      return numberInRange(wanted, known.bounds);
  }
}

const order = (value: number, bound: number | null): number => (bound === null ? Number.NaN : Math.sign(value - bound));

type Range = { from?: number | string; above?: number | string; to?: number | string; below?: number | string };

const rangeOf = (wanted: Wanted): Range | null =>
  typeof wanted === "object" && !Array.isArray(wanted) ? (wanted as Range) : null;

function inRange(wanted: Wanted, compare: (bound: number | string) => number): Verdict {
  const range = rangeOf(wanted);
  if (!range) return "unknown";
  const { from, above, to, below } = range;
  const isIn =
    (from === undefined || compare(from) >= 0) &&
    (above === undefined || compare(above) > 0) &&
    (to === undefined || compare(to) <= 0) &&
    (below === undefined || compare(below) < 0);
  return isIn ? "yes" : "no";
}

/** Yes or no where all that the number can be says the same. */
function numberInRange(wanted: Wanted, { from, to }: Bounds): Verdict {
  const range = rangeOf(wanted);
  if (!range) return "unknown";
  const least = (value: number) =>
    (range.from === undefined || value >= Number(range.from)) &&
    (range.above === undefined || value > Number(range.above));
  const most = (value: number) =>
    (range.to === undefined || value <= Number(range.to)) && (range.below === undefined || value < Number(range.below));
  const [lower, upper] = [least(from) && most(from), least(to) && most(to)];
  if (lower && upper) return "yes";
  if (lower !== upper) return "unknown";
  // Both ends lie outside: on one side of the range, or around it.
  return least(from) === least(to) && most(from) === most(to) ? "no" : "unknown";
}

function allOf(parts: Holding[]): Holding {
  const no = parts.find(({ verdict }) => verdict === "no");
  if (no) return no;
  return {
    verdict: parts.some(({ verdict }) => verdict === "unknown") ? "unknown" : "yes",
    ...joined(parts),
  };
}

function anyOf(parts: Holding[]): Holding {
  const yes = parts.find(({ verdict }) => verdict === "yes");
  if (yes) return yes;
  return { verdict: parts.some(({ verdict }) => verdict === "unknown") ? "unknown" : "no", ...joined(parts) };
}

const joined = (parts: Holding[]): Omit<Holding, "verdict"> => ({
  missing: [...new Set(parts.flatMap(({ missing }) => missing))],
  used: [...new Set(parts.flatMap(({ used }) => used))],
  isOpen: parts.some(({ isOpen }) => isOpen),
});

function turned(part: Holding): Holding {
  if (part.verdict === "unknown") return part;
  // What the facts only seem to meet is not turned round: a further condition may still be missing.
  if (part.isOpen && part.verdict === "yes") return { ...part, verdict: "unknown" };
  return { ...part, verdict: part.verdict === "yes" ? "no" : "yes" };
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { labeledQuestions } from "../questions";

/** A question that scope is learnt from. */
export type Lesson = {
  q: string;
  at: string;
  isWork: boolean;
  /** How much it counts: what is made from a pattern less than what somebody would type. */
  weight: number;
  /** Told by hand, and so good enough to measure with. */
  isTyped: boolean;
  /** What belongs together is held back together. */
  group: string;
};

const FILES = { inside: "training-inside.yaml", outside: "training-outside.yaml", patterns: "training-patterns.yaml" };
export const CHECKS = ["check.yaml", "second-check.yaml"];
const listsSchema = z.record(z.string(), z.array(z.string()));
const patternsSchema = z.strictObject({
  slots: z.record(z.string(), z.string()),
  inside: z.array(z.string()),
  outside: z.array(z.string()),
});

/** Times that a pattern is filled, and what one filling counts. */
const FILLINGS = 14;
const OF_PATTERN = 0.3;
/** What a saying of `../learning` counts: it was written to tell a topic, and more of them would drown the lessons that are near the border. */
const OF_SAYING = 0.3;
/** A question without a place of its own is asked in these in turn. */
const PLACES = ["CA", "TX", "NY", "FL", "OH", "GA", "IL", "WA", "PA", "CO"];

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

/** Every lesson: typed questions, filled patterns, sayings, and the labeled questions; none held out or checked with. */
export function lessons(): Lesson[] {
  const typed = [...typedIn(FILES.inside, true), ...typedIn(FILES.outside, false)];
  const { slots, inside, outside } = patternsSchema.parse(parse(textOf(FILES.patterns)));
  const filled = [
    ...inside.flatMap((pattern) => filledIn(pattern, slots, true)),
    ...outside.flatMap((pattern) => filledIn(pattern, slots, false)),
  ];
  const labeled = labeledQuestions()
    .filter(({ holdout }) => !holdout)
    .map(({ q, at, must }) => lesson(q, must.length > 0, at));
  const placed = [...typed, ...filled, ...sayings()].map((one, turn) => ({
    ...one,
    at: PLACES[turn % PLACES.length] as string,
  }));
  const heldOut = labeledQuestions().filter(({ holdout }) => holdout);
  const kept = new Set([...checks(), ...heldOut].map(({ q }) => q.toLowerCase()));
  return [...placed, ...labeled].filter(({ q }) => !kept.has(q.toLowerCase()));
}

/** Questions that scope is checked with and never learnt from: of each file, or of all. */
export const checks = (files = CHECKS): Lesson[] => files.flatMap(checksIn);

function checksIn(file: string): Lesson[] {
  const { inside = [], outside = [] } = listsSchema.parse(parse(textOf(file)));
  const all = [...inside.map((q) => lesson(q, true)), ...outside.map((q) => lesson(q, false))];
  return all.map((one, turn) => ({ ...one, at: PLACES[turn % PLACES.length] as string }));
}

/** What people say of each topic, and under `none` what has nothing to do with employment. */
const sayings = (): Lesson[] =>
  Object.entries(listsSchema.parse(parse(textOf("../learning/sayings.yaml")))).flatMap(([topic, said]) =>
    said.map((q) => ({ ...lesson(q, topic !== "none"), weight: OF_SAYING, isTyped: false })),
  );

const typedIn = (file: string, isWork: boolean): Lesson[] =>
  Object.values(listsSchema.parse(parse(textOf(file))))
    .flat()
    .map((q) => lesson(q, isWork));

const lesson = (q: string, isWork: boolean, at = "ALL"): Lesson => ({
  ...{ q, at, isWork, weight: 1, isTyped: true, group: q },
});

/** The pattern with its places filled, always the same way. */
function filledIn(pattern: string, slots: Record<string, string>, isWork: boolean): Lesson[] {
  const fillings = Array.from({ length: FILLINGS }, (_, turn) =>
    pattern.replace(/\{(\w+)\}/g, (_place, slot: string) => {
      const values = slots[slot]?.split(", ");
      if (!values) throw new Error(`No slot ${slot} for "${pattern}"`);
      return values[numberOf(`${pattern} ${slot} ${turn}`) % values.length] as string;
    }),
  );
  return [...new Set(fillings)].map((q) => ({
    ...{ q, at: "ALL", isWork, weight: OF_PATTERN, isTyped: false, group: pattern },
  }));
}

/** A number for a text, the same on every machine. */
export const numberOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE(0);

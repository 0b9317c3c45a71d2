import type { Criterion } from "./criteria";
import { escaped } from "./mask-identity";

export const METHOD = { name: "built_in", version: "1" } as const;

/** What scoring looks at: nothing that tells who it is. */
export type ScreeningInput = { text: string; years: number | null; degreeLevel: number | null };

export type CriterionResult = {
  criterion: string;
  weight: number;
  outcome: "found" | "not_found" | "unclear";
  /** Why, in words that can be read to an applicant. */
  reason: string;
  quote: string | null;
};

export type ScreeningOutput = { score: number | null; found: number; of: number; results: CriterionResult[] };

const AROUND = 50;
const LONGEST_TEXT = 60_000;

/**
 * Looks each criterion up and adds up what was found: the share of the weights, in percent. What cannot be told is left
 * out of the sum, not counted against anybody. Plain look-up, the same for everybody; nothing is learned from past hires.
 */
export function screen(criteria: Criterion[], input: ScreeningInput): ScreeningOutput {
  const results = criteria.map((criterion): CriterionResult => {
    const { label, weight } = criterion;
    return { criterion: label, weight, ...look(criterion, input) };
  });
  const told = results.filter(({ outcome }) => outcome !== "unclear");
  const whole = told.reduce((sum, { weight }) => sum + weight, 0);
  const part = told.reduce((sum, { weight, outcome }) => (outcome === "found" ? sum + weight : sum), 0);
  return {
    score: whole > 0 ? Math.round((part / whole) * 1000) / 10 : null,
    found: results.filter(({ outcome }) => outcome === "found").length,
    of: results.length,
    results,
  };
}

type Look = Pick<CriterionResult, "outcome" | "reason" | "quote">;

function look(criterion: Criterion, { text, years, degreeLevel }: ScreeningInput): Look {
  if (criterion.kind === "years") {
    if (years === null) return unclear("The length of experience could not be read from the resume.");
    const enough = years >= criterion.years;
    return told(enough, `The jobs of the resume come to ${years} years; ${criterion.years} are asked for.`, null);
  }
  if (criterion.kind === "degree") {
    if (degreeLevel === null) return unclear("No education could be read from the resume.");
    const enough = degreeLevel >= criterion.level;
    return told(
      enough,
      enough ? "A degree of this level or a higher one is named." : "The highest degree named is a lower one.",
      null,
    );
  }
  if (text.trim() === "") return unclear("There is no text to look in.");
  for (const word of criterion.anyOf) {
    const hit = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, "iu").exec(
      text.slice(0, LONGEST_TEXT),
    );
    if (hit) return told(true, `“${word}” stands in the resume.`, around(text, hit.index, hit[0].length));
  }
  return told(false, `None of ${criterion.anyOf.map((word) => `“${word}”`).join(", ")} stands in the resume.`, null);
}

const unclear = (reason: string): Look => ({ outcome: "unclear", reason, quote: null });
const told = (found: boolean, reason: string, quote: string | null): Look => ({
  outcome: found ? "found" : "not_found",
  reason,
  quote,
});

function around(text: string, at: number, length: number): string {
  const piece = text.slice(Math.max(0, at - AROUND), at + length + AROUND);
  return `${at > AROUND ? "…" : ""}${piece.replace(/\s+/g, " ").trim()}${at + length + AROUND < text.length ? "…" : ""}`;
}

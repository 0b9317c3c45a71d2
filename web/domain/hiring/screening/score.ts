import { yearsOf } from "../resume/dates";
import type { Criterion } from "./criteria";
import { escaped } from "./mask-identity";
import type { WorkedJob } from "./worked-jobs";

/** 2: years of a kind of work are counted from the jobs that name it. */
export const METHOD = { name: "built_in", version: "2" } as const;

/** What scoring looks at: nothing that tells who it is. */
export type ScreeningInput = {
  text: string;
  years: number | null;
  degreeLevel: number | null;
  /** The jobs of the resume, each with its own words and its months. */
  jobs?: WorkedJob[];
};

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

function look(criterion: Criterion, input: ScreeningInput): Look {
  const { text, years, degreeLevel } = input;
  if (criterion.kind === "years") {
    if (criterion.of.length > 0) return lookForYears(criterion, input);
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
    const hit = wordIn(word, text);
    if (hit) return told(true, `“${word}” is in the resume.`, around(text, hit.index, hit[0].length));
  }
  return told(false, `None of ${criterion.anyOf.map((word) => `“${word}”`).join(", ")} is in the resume.`, null);
}

/** The years of the jobs that name the subject. That somebody worked so long at something else says nothing of it. */
function lookForYears({ years, of }: Criterion & { kind: "years" }, { text, jobs = [] }: ScreeningInput): Look {
  const subject = of.map((word) => `“${word}”`).join(" or ");
  const named = jobs.filter((job) => of.some((word) => names(job.text, word)));
  if (named.length > 0) {
    const worked = yearsOf(named.map(({ months }) => months));
    const quote =
      named[0]?.text
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, 2 * AROUND) ?? null;
    return told(
      worked >= years,
      `The jobs that name ${subject} come to ${worked} years; ${years} are asked for.`,
      quote,
    );
  }
  if (text.trim() === "") return unclear("There is no text to look in.");
  const hit = of.map((word) => wordIn(word, text)).find(Boolean);
  if (hit) {
    const reason = `${subject} is in the resume, but in no job with dates: the years cannot be told.`;
    return { ...unclear(reason), quote: around(text, hit.index, hit[0].length) };
  }
  return told(false, `No job of the resume names ${subject}; ${years} years of it are asked for.`, null);
}

const wordIn = (word: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, "iu").exec(text.slice(0, LONGEST_TEXT));

const ENDINGS = /(?:ies|ing|ers?|es|s|y|e)$/i;
const SHORTEST_STEM = 3;

/** Whether a job's words name the subject: each of its words, also in another form (baking, baker, bakery). */
const names = (text: string, subject: string): boolean =>
  subject.split(/\s+/).every((word) => {
    const stem = word.replace(ENDINGS, "");
    if (stem.length < SHORTEST_STEM) return wordIn(word, text) !== null;
    return new RegExp(
      `(?<![\\p{L}\\p{N}])${escaped(stem)}(?:y|ies|ing|ers?|e?ry|eries|es?|s|ed)?(?![\\p{L}\\p{N}])`,
      "iu",
    ).test(text);
  });

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

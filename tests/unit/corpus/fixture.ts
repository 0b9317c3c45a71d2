import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkCorpus } from "~/domain/research/corpus/check-corpus";
import type { Problem } from "~/domain/research/corpus/problem";
import { temporaryFolder } from "../../setup/temporary-folder";

const REAL_CORPUS = resolve(import.meta.dirname, "../../../prisma/corpus");

const HEADER = `state: DE
name: Delaware
read: 2026-11-20
code: {name: Delaware Code, url: "https://delcode.delaware.gov"}
agencies:
  dol: {name: Delaware Department of Labor, url: "https://labor.delaware.gov"}

laws:
`;

/** A sound record, with single lines replaced (or dropped by an empty string) through their key. */
export function lawText(changes: Record<string, string> = {}): string {
  const lines: Record<string, string> = {
    slug: "- slug: de-meal-rest-breaks",
    title: "  title: Delaware Meal Break Law",
    citations: "  citations: [19 Del. C. 707]",
    topics: "  topics: [meal_rest_breaks]",
    verifiedAsOf: "  verifiedAsOf: 2026",
    level: "  level: source",
    source: "  source: a page that was read",
    applies: "  applies: {text: Employers with employees in Delaware.}",
    summary: "  summary: A shift of 7.5 or more hours must have a meal break of 30 minutes.",
    provisions:
      '  provisions:\n  - {point: rule, mood: must, text: An employer must give a meal break of 30 minutes., pin: "707"}\n  - {point: rule, mood: is, text: The shift has 7.5 or more hours., pin: "707"}',
    none: "  none: [deadline, notice]",
    agency: "  agency: dol",
    remedies: "  remedies: [none stated]",
    figures: "  figures: {mealMinutes: 30, mealAfterHours: 7.5}",
  };
  return Object.values({ ...lines, ...changes })
    .filter(Boolean)
    .join("\n");
}

/** The sound record with these further provisions. */
export const lawWith = (...provisions: string[]): string =>
  lawText({ none: [...provisions.map((provision) => `  - ${provision}`), "  none: [deadline]"].join("\n") });

/** The project's own files beside which a record is checked. Of the points those of the records' topics: all take longest to read. */
const BESIDE = [
  "topics.yaml",
  "links.yaml",
  "facts.yaml",
  ...["general", "meal_rest_breaks", "min_wage"].map((name) => `points/${name}.yaml`),
];

/** A corpus of one's own beside the project's topics, links and facts, with nothing in it yet. */
export function emptyCorpus(): string {
  const root = temporaryFolder("corpus");
  for (const file of BESIDE) cpSync(join(REAL_CORPUS, file), join(root, file));
  mkdirSync(join(root, "states"));
  return root;
}

/** Checks one state file made of these records. */
export function checkState(...laws: string[]) {
  const root = emptyCorpus();
  writeFileSync(join(root, "states/de.yaml"), `${HEADER}${laws.join("\n")}\n`);
  return checkCorpus(root, { today: "2026-11-20", only: "states/de.yaml" });
}

/** The problems other than the holes that a one-record state naturally has. */
export function problemsOf(...laws: string[]): Problem[] {
  return checkState(...laws).problems.filter((problem) => problem.rule !== "coverage");
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../../web/platform/root";
import { labeledQuestions } from "./questions";

const SAYINGS = "tests/quality/learning/sayings.yaml";
const TOPICS = "prisma/corpus/topics.yaml";
const THESAURUS = ["prisma/corpus/aliases.yaml", TOPICS];
const TABLES = "web/domain/research/query/tables";
const SCOPE = "tests/quality/scope";

/** What topics are learnt from, in a few letters: the table names the examples that it was made of. */
export const markOfTopics = (): string => markOf([SAYINGS, ...THESAURUS]);

/** What scope is learnt from: its lessons, and the tables and words that the signs of a lesson are read by. */
export const markOfScope = (): string =>
  markOf([
    SAYINGS,
    ...THESAURUS,
    ...["training-inside.yaml", "training-outside.yaml", "training-patterns.yaml"].map((file) => `${SCOPE}/${file}`),
    ...["asked-topics.json", "fields-of-life.json"].map((file) => `${TABLES}/${file}`),
  ]);

/** The files, and the labelled questions that may be learnt from. */
function markOf(files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(contentOf(file));
  hash.update(JSON.stringify(labeledQuestions().filter(({ holdout }) => !holdout)));
  return hash.digest("hex").slice(0, 16);
}

/** The figures that a topic compares say nothing of what people ask: a new one is no new lesson. */
function contentOf(file: string): string {
  const text = readFileSync(path.join(projectRoot, file), "utf8");
  return file === TOPICS ? text.replace(/^ {2}figures:\n(?: {4}.*\n)+/gm, "") : text;
}

// What the sentence encoder learns from and is measured on, in one file for the Python beside it:
//   npx tsx tests/quality/learning/encoder/write-lessons.ts <lessons.json>
import { writeFileSync } from "node:fs";
import path from "node:path";
import { buildRecords } from "../../../../web/domain/research/corpus/build-records";
import { readCorpusFiles } from "../../../../web/domain/research/corpus/read-files";
import { projectRoot } from "../../../../web/platform/root";
import { QUESTION_FILES, questionsOf } from "../../questions";
import { CHECKS, checks, type Lesson, lessons } from "../../scope/training";
import { sayings } from "../sayings";

const target = process.argv[2];
if (!target) throw new Error("Where to? npx tsx tests/quality/learning/encoder/write-lessons.ts <lessons.json>");

/** Patterns that were filled count less than what somebody typed. */
const scopeOf = (all: Lesson[]) => all.map(({ q, isWork, weight, group }) => ({ text: q, isWork, weight, group }));
const { points, laws, topics } = buildRecords(readCorpusFiles(path.join(projectRoot, "prisma", "corpus")));
const topicOf = new Map(laws.map(({ slug, topics: [topic] }) => [slug, topic]));
const questions = QUESTION_FILES.flatMap((file) =>
  questionsOf(file)
    .filter(({ kind }) => kind !== "citation" && kind !== "title")
    .map(({ q, must, holdout }) => ({
      text: q,
      file,
      topics: [...new Set(must.flatMap((slug) => topicOf.get(slug) ?? []))],
      heldOut: holdout,
    })),
);

writeFileSync(
  target,
  JSON.stringify({
    topics: [...topics.values()].map(({ key, label }) => ({ key, label })),
    points: [...points].map(([point, { topic, kind, asks }]) => ({ point, topic, kind, asks })),
    provisions: laws.flatMap(({ slug, jurisdiction, provisions }) =>
      provisions.map(({ point, text, role }) => ({ law: slug, place: jurisdiction, point, text, role })),
    ),
    questions,
    sayings: sayings(),
    scope: scopeOf(lessons()),
    scopeChecks: Object.fromEntries(CHECKS.map((file) => [file, scopeOf(checks([file]))])),
  }),
);
console.log(`${points.size} points, ${questions.length} questions, written to ${target}`);

// What the sentence encoder learns from and is measured on, in one file for the Python beside it:
//   npx tsx tests/quality/learning/encoder/write-lessons.ts <lessons.json>
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
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
const files = readCorpusFiles(path.join(projectRoot, "prisma", "corpus"));
const { points, laws, topics } = buildRecords(files);
/** The others are filled from the templates that all topics share. */
const written = new Set(files.points.flatMap(({ value }) => value.points.map(({ key }) => `${value.topic}.${key}`)));
const outsideAsks = parse(
  readFileSync(path.join(projectRoot, "tests/quality/scope/outside-asks.yaml"), "utf8"),
) as Record<"outside" | "inside", Record<string, string[]> | string[]>;
const nearTheEdge = (isWork: boolean) =>
  Object.values(outsideAsks[isWork ? "inside" : "outside"])
    .flat()
    .map((text) => ({ text, isWork, weight: 1, group: "near the edge" }));
const topicOf = new Map(laws.map(({ slug, topics: [topic] }) => [slug, topic]));
const questions = QUESTION_FILES.flatMap((file) =>
  questionsOf(file)
    .filter(({ kind }) => kind !== "citation" && kind !== "title")
    .map(({ q, must, holdout }) => ({
      text: q,
      file,
      must,
      topics: [...new Set(must.flatMap((slug) => topicOf.get(slug) ?? []))],
      heldOut: holdout,
    })),
);

writeFileSync(
  target,
  JSON.stringify({
    topics: [...topics.values()].map(({ key, label }) => ({ key, label })),
    points: [...points].map(([point, { topic, kind, asks }]) => ({
      point,
      topic,
      kind,
      isOwn: written.has(point),
      asks,
    })),
    provisions: laws.flatMap(({ slug, jurisdiction, provisions }) =>
      provisions.map(({ point, text, role }) => ({ law: slug, place: jurisdiction, point, text, role })),
    ),
    questions,
    sayings: sayings(),
    scope: [...scopeOf(lessons()), ...nearTheEdge(true), ...nearTheEdge(false)],
    scopeChecks: Object.fromEntries(CHECKS.map((file) => [file, scopeOf(checks([file]))])),
  }),
);
console.log(`${points.size} points, ${questions.length} questions, written to ${target}`);

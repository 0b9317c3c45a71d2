import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkCorpus } from "../web/domain/research/corpus/check-corpus";
import { type CoverageMatrix, coverageMatrix } from "../web/domain/research/corpus/coverage";
import { dueBy } from "../web/domain/research/corpus/due";
import { payTableText } from "../web/domain/research/corpus/pay-wages";
import { type PointCell, pointCoverage, trustOf, unknownShare } from "../web/domain/research/corpus/point-coverage";
import { problemLine } from "../web/domain/research/corpus/problem";
import { readableRecord } from "../web/domain/research/corpus/readable-record";
import { now } from "../web/platform/clock";

const MARKS = { law: "#", absence: "o", hole: "!", "-": "." } as const;
const SHOWN_WARNINGS = 60;

const { values } = parseArgs({
  options: {
    root: { type: "string", default: resolve(import.meta.dirname, "corpus") },
    file: { type: "string" },
    matrix: { type: "boolean", default: false },
    due: { type: "boolean", default: false },
    by: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string" },
  },
});

function printMatrix(matrix: CoverageMatrix): void {
  console.log("\nCoverage: # law, o no state law found, . none needed, ! hole");
  for (const [index, topic] of matrix.topics.entries()) console.log(`${String(index + 1).padStart(4)}  ${topic.key}`);
  const columns = matrix.topics.map((_, index) => String((index + 1) % 10)).join("");
  console.log(`\n    ${columns}`);
  for (const { state, cells } of matrix.rows) console.log(`${state}  ${cells.map((cell) => MARKS[cell]).join("")}`);
}

/** A repeatable shuffle, so that two reviewers of one seed read the same records. */
function sample<T>(items: T[], count: number, seed: number): T[] {
  const keyed = items.map((item, index) => ({ item, key: Math.sin(seed * 9973 + index * 7919) * 43758.5453 }));
  return keyed
    .sort((a, b) => (a.key % 1) - (b.key % 1))
    .slice(0, count)
    .map(({ item }) => item);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Core points by topic: in how many of the 52 places each is answered, found silent, or was never looked for. */
function printPoints({ laws, points }: typeof reading.records): void {
  const rows = pointCoverage({ laws, points });
  const count = (cell: PointCell, of = rows) =>
    of.reduce((sum, { cells }) => sum + [...cells.values()].filter((value) => value === cell).length, 0);
  console.log("\nCore points: places that answer, were found silent, were not looked at");
  for (const row of rows) {
    const name = `${row.point.topic}.${row.point.key}`;
    const counts = (["answered", "silent", "hole"] as const).map((cell) => String(count(cell, [row])).padStart(3));
    const holes = [...row.cells].filter(([, cell]) => cell === "hole").map(([place]) => place);
    console.log(`${name.padEnd(44)} ${counts.join(" ")}  ${holes.length > 12 ? "" : holes.join(" ")}`);
  }
  const core = new Set(rows.map(({ point }) => point.topic));
  const ofCore = laws.filter(({ topics }) => core.has(topics[0] as string));
  console.log(`all core points: ${count("answered")} answered, ${count("silent")} silent, ${count("hole")} holes`);
  for (const [name, group] of [
    ["core topics", ofCore],
    ["all topics", laws],
  ] as const) {
    const { total, byLevel } = trustOf(group);
    const shares = Object.entries(byLevel).map(([level, n]) => `${level} ${percent(n / Math.max(1, total))}`);
    const unknown = (["penalties", "limitation", "records"] as const).map(
      (field) => `${field} ${percent(unknownShare(group, field))}`,
    );
    console.log(`${name}: ${total} provisions: ${shares.join(", ")}; unknown: ${unknown.join(", ")}`);
  }
}

const PAY_TABLE = "web/domain/pay/tables/minimum-wage.json";

/** The table of the pay calculator is the one that the dated wages make; a line that differs is an error. */
function differencesWithPay(): string[] {
  const { wages } = reading.files;
  if (!wages || resolve(values.root) !== resolve(import.meta.dirname, "corpus")) return [];
  const written = readFileSync(resolve(import.meta.dirname, "..", PAY_TABLE), "utf8").split("\n");
  const wanted = payTableText(wages.value).split("\n");
  const differing =
    wanted.filter((line, index) => line !== written[index]).length + Math.max(0, written.length - wanted.length);
  const first = wanted.findIndex((line, index) => line !== written[index]) + 1;
  console.log(`${differing} differences between pay and corpus`);
  return differing > 0
    ? [`${PAY_TABLE}:${first}:1 error wage: ${differing} lines differ from prisma/corpus/wages.yaml: npm run pay:wages`]
    : [];
}

const started = performance.now();
const only = values.file?.replace(/^(\.\/)?(prisma\/corpus\/)?/, "");
const reading = checkCorpus(resolve(values.root), { today: now().toISOString().slice(0, 10), only });
const { laws, cases } = reading.records;

if (values.sample) {
  // Other records each time; the seed brings the same ones again.
  const seed = values.seed === undefined ? Math.floor(Math.random() * 10_000) : Number(values.seed);
  const records = sample([...laws, ...cases], Number(values.sample), seed);
  console.log(`Sample of ${records.length} records, --seed ${seed}\n`);
  console.log(records.map(readableRecord).join("\n\n----------------------------------------\n\n"));
}

const errors = reading.problems.filter((problem) => problem.severity === "error");
const warnings = reading.problems.filter((problem) => problem.severity === "warning");
const shown = only ? warnings : warnings.slice(0, SHOWN_WARNINGS);
for (const problem of [...errors, ...shown]) console.log(problemLine(problem));
if (shown.length < warnings.length) console.log(`... and ${warnings.length - shown.length} more warnings`);

const matrix = coverageMatrix(reading.files, reading.records);
if (values.matrix || (!only && !values.sample)) printMatrix(matrix);
if (values.matrix) printPoints(reading.records);

if (values.due) {
  const day = values.by ?? now().toISOString().slice(0, 10);
  const due = dueBy(day, reading.files, reading.records);
  console.log(`\nDue by ${day}: ${due.length}`);
  for (const { on, where, what } of due) console.log(`${on}  ${where}: ${what}`);
}

const pay = only && only !== "wages.yaml" ? [] : differencesWithPay();
for (const line of pay) console.log(line);

const found = laws.filter((law) => law.kind === "law");
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `\n${found.length} laws, ${laws.length - found.length} absences, ${cases.length} cases, ${reading.files.states.length} state files; ` +
    `${only ? "" : `${matrix.holes.length} holes, `}${errors.length + pay.length} errors, ${warnings.length} warnings in ${seconds} s`,
);
process.exitCode = errors.length + pay.length > 0 ? 1 : 0;

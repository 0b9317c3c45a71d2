// Before a build and before tests: reads what every ask of a point and every sentence of law means, and keeps it beside the model
// (`generated/`). What was kept before with the same model is not read again.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { projectRoot } from "~/platform/root";
import { buildRecords } from "../corpus/build-records";
import { readCorpusFiles } from "../corpus/read-files";
import { encode } from "./encode";
import { calibration, KEPT_POINTS_FILE, KEPT_VECTORS_FILE, type KeptPoint, SHIPPED_VECTORS_FILE } from "./model-files";
import { keyOf, NO_VECTORS, packVectors, placeOfKey, unpackVectors, vectorOfRow } from "./packed-vectors";

const MOST_AT_ONCE = 4;

const files = readCorpusFiles(path.join(projectRoot, "prisma", "corpus"));
const { points, laws } = buildRecords(files);
const own = new Set(files.points.flatMap(({ value }) => value.points.map(({ key }) => `${value.topic}.${key}`)));
const asked: KeptPoint[] = [...points].map(([point, { topic, asks }]) => ({
  point,
  topic,
  isOwn: own.has(point),
  asks,
}));
const sentences = laws.flatMap(({ provisions }) => provisions.map(({ text }) => text));
const ofSilence = [...points.values()].flatMap(({ whereSilent }) => (whereSilent ? [whereSilent.text] : []));
const texts = new Set([...asked.flatMap(({ asks }) => asks), ...sentences, ...ofSilence]);

/** Those of an earlier run, and those that come with the model: reading all of them takes minutes. */
const before = [KEPT_VECTORS_FILE, SHIPPED_VECTORS_FILE].map((file) =>
  existsSync(file) ? unpackVectors(calibration.model, readFileSync(file)) : NO_VECTORS,
);
const vectors = new Map<bigint, Float32Array>();
const unread: string[] = [];
for (const text of texts) {
  const known = before.find((kept) => placeOfKey(kept, keyOf(text)) >= 0);
  if (known) vectors.set(keyOf(text), vectorOfRow(known, placeOfKey(known, keyOf(text))));
  else unread.push(text);
}
const left = unread.values();
async function readOn(): Promise<void> {
  for (const text of left) vectors.set(keyOf(text), (await encode([text]))[0] as Float32Array);
}
// As many at a time as Node has threads for work outside JavaScript.
await Promise.all(Array.from({ length: Math.min(availableParallelism(), MOST_AT_ONCE) }, readOn));

mkdirSync(path.dirname(KEPT_VECTORS_FILE), { recursive: true });
// What is half written is never read.
for (const [file, content] of [
  [KEPT_VECTORS_FILE, packVectors(calibration.model, vectors)],
  [KEPT_POINTS_FILE, JSON.stringify(asked)],
] as const) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

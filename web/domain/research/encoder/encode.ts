import { readFileSync } from "node:fs";
import type { InferenceSession, Tensor } from "onnxruntime-node";
import { MODEL_FILE, VOCABULARY_FILE } from "./model-files";
import { piecesOf, readVocabulary, type Vocabulary } from "./wordpiece";

/** How many numbers tell what a sentence means. */
export const DIMENSIONS = 384;
/** Pieces of a text that are read; a sentence of ninety words has about 120. */
const MOST_PIECES = 128;
/** What is looked at of a longer text before it is cut into pieces. */
const MOST_LETTERS = 2_000;

type Reader = { session: InferenceSession; vocabulary: Vocabulary; tensor: typeof Tensor };

let reader: Promise<Reader> | undefined;

/** Loaded when first needed: a start waits for nothing, and a process that never reads a question holds no model. */
function theReader(): Promise<Reader> {
  reader ??= loadReader().catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}

async function loadReader(): Promise<Reader> {
  const { InferenceSession, Tensor } = await import("onnxruntime-node");
  const session = await InferenceSession.create(MODEL_FILE, {
    executionProviders: ["cpu"],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    // What a long text took is given back after it.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
  return { session, vocabulary: readVocabulary(readFileSync(VOCABULARY_FILE, "utf8")), tensor: Tensor };
}

/**
 * What each text means, as a place among all meanings (of length 1): texts that mean nearly the same lie near each other. One
 * after the other, because what stands beside a text in a batch would move it a little.
 */
export async function encode(texts: readonly string[]): Promise<Float32Array[]> {
  if (texts.length === 0) return [];
  const { session, vocabulary, tensor: TensorOf } = await theReader();
  const vectors: Float32Array[] = [];
  for (const text of texts) {
    const pieces = piecesOf(text.slice(0, MOST_LETTERS), vocabulary, MOST_PIECES);
    const ids = new TensorOf("int64", BigInt64Array.from(pieces, BigInt), [1, pieces.length]);
    const mask = new TensorOf("int64", new BigInt64Array(pieces.length).fill(1n), [1, pieces.length]);
    const { vector } = await session.run({ input_ids: ids, attention_mask: mask });
    vectors.push(Float32Array.from((vector as Tensor).data as Float32Array));
  }
  return vectors;
}

/** How near two meanings are: 1 the same, about 0 nothing in common. */
export function similarity(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

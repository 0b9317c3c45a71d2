import { MODEL_FILE } from "./model-files";
import { modelOf } from "./open-model";
import { piecesOf } from "./wordpiece";

/** How many numbers tell what a sentence means. */
export const DIMENSIONS = 384;
/** Pieces of a text that are read; a sentence of ninety words has about 120. */
const MOST_PIECES = 128;
/** What is looked at of a longer text before it is cut into pieces. */
const MOST_LETTERS = 2_000;

const theModel = modelOf(MODEL_FILE, "vector");

/** What each text means, as a place among all meanings (of length 1): texts that mean nearly the same lie near each other. */
export async function encode(texts: readonly string[]): Promise<Float32Array[]> {
  if (texts.length === 0) return [];
  const { vocabulary, read } = await theModel();
  const vectors: Float32Array[] = [];
  for (const text of texts) {
    const pieces = piecesOf(text.slice(0, MOST_LETTERS), vocabulary, MOST_PIECES);
    vectors.push(await read({ input_ids: pieces, attention_mask: pieces.map(() => 1) }));
  }
  return vectors;
}

/** How near two meanings are: 1 the same, about 0 nothing in common. */
export function similarity(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

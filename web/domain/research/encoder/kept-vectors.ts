import { existsSync, readFileSync } from "node:fs";
import { encode, similarity } from "./encode";
import { calibration, KEPT_VECTORS_FILE } from "./model-files";
import {
  inWholeNumbers,
  keyOf,
  NO_VECTORS,
  type PackedVectors,
  placeOfKey,
  similarityToRow,
  unpackVectors,
} from "./packed-vectors";

/** Texts that were written since the build, and are read once while the process lives. */
const MOST_LATER = 4_000;

let packed: PackedVectors | undefined;
const later = new Map<bigint, Float32Array>();

/** The meanings that the build keeps; read when first needed. */
export function keptVectors(): PackedVectors {
  packed ??= existsSync(KEPT_VECTORS_FILE)
    ? unpackVectors(calibration.model, readFileSync(KEPT_VECTORS_FILE))
    : NO_VECTORS;
  return packed;
}

/** Where a text's meaning is: in a kept row, or by itself. */
export type Meaning = number | Float32Array;

/** The meanings of texts of the law, those of the build or newly read. */
export async function meaningsOf(texts: readonly string[]): Promise<Meaning[]> {
  const kept = keptVectors();
  const meanings: Meaning[] = [];
  for (const text of texts) {
    const key = keyOf(text);
    const place = placeOfKey(kept, key);
    meanings.push(place >= 0 ? place : (later.get(key) ?? (await readLater(key, text))));
  }
  return meanings;
}

async function readLater(key: bigint, text: string): Promise<Float32Array> {
  const [vector] = await encode([text]);
  if (later.size >= MOST_LATER) later.delete(later.keys().next().value as bigint);
  later.set(key, vector as Float32Array);
  return vector as Float32Array;
}

/** How near a question is to each of these meanings, in their order. */
export function nearnessOf(question: Float32Array, meanings: readonly Meaning[]): number[] {
  const kept = keptVectors();
  const whole = inWholeNumbers(question);
  return meanings.map((meaning) =>
    typeof meaning === "number" ? similarityToRow(kept, meaning, whole) : similarity(question, meaning),
  );
}

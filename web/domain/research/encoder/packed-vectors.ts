import { createHash } from "node:crypto";
import { DIMENSIONS } from "./encode";

const MARK_BYTES = 32;
const HEAD_BYTES = MARK_BYTES + 8;
const KEY_BYTES = 8;
const SCALE_BYTES = 4;
const GREATEST = 127;
/** A question is compared in whole numbers: so fine that the sum of all still is a small integer. */
const GREATEST_OF_QUESTION = 2_047;

/** Meanings in a byte a number, to be found by the text that has them. */
export type PackedVectors = {
  keys: BigUint64Array;
  /** What a unit of each row is worth. */
  scales: Float32Array;
  units: Int8Array;
};

export const NO_VECTORS: PackedVectors = {
  keys: new BigUint64Array(),
  scales: new Float32Array(),
  units: new Int8Array(),
};

export const keyOf = (text: string): bigint => createHash("sha256").update(text).digest().readBigUInt64LE();

/** The model's mark, how many there are, the keys in order, what a unit of each is worth, and the units. */
export function packVectors(model: string, vectors: ReadonlyMap<bigint, Float32Array>): Buffer {
  const sorted = [...vectors].sort(([a], [b]) => (a < b ? -1 : 1));
  const file = Buffer.alloc(HEAD_BYTES + sorted.length * (KEY_BYTES + SCALE_BYTES + DIMENSIONS));
  const scales = HEAD_BYTES + sorted.length * KEY_BYTES;
  const units = scales + sorted.length * SCALE_BYTES;
  file.write(model, "hex");
  file.writeUInt32LE(sorted.length, MARK_BYTES);
  for (const [at, [key, vector]] of sorted.entries()) {
    const unit = greatestIn(vector) / GREATEST || 1;
    file.writeBigUInt64LE(key, HEAD_BYTES + at * KEY_BYTES);
    file.writeFloatLE(unit, scales + at * SCALE_BYTES);
    for (const [place, value] of vector.entries())
      file.writeInt8(Math.round(value / unit), units + at * DIMENSIONS + place);
  }
  return file;
}

/** What was packed with this model; nothing of another's. */
export function unpackVectors(model: string, file: Buffer): PackedVectors {
  if (file.length < HEAD_BYTES || file.toString("hex", 0, MARK_BYTES) !== model) return NO_VECTORS;
  const count = file.readUInt32LE(MARK_BYTES);
  const scales = HEAD_BYTES + count * KEY_BYTES;
  const units = scales + count * SCALE_BYTES;
  if (file.length !== units + count * DIMENSIONS) return NO_VECTORS;
  // Numbers of eight bytes are read where eight divides the place.
  const { buffer, byteOffset: start } = file.byteOffset % KEY_BYTES === 0 ? file : Buffer.alloc(file.length, file);
  return {
    keys: new BigUint64Array(buffer, start + HEAD_BYTES, count),
    scales: new Float32Array(buffer, start + scales, count),
    units: new Int8Array(buffer, start + units, count * DIMENSIONS),
  };
}

/** Where the row of a text stands; -1 where it is not kept. */
export function placeOfKey({ keys }: PackedVectors, key: bigint): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] as bigint;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function vectorOfRow({ scales, units }: PackedVectors, place: number): Float32Array {
  const start = place * DIMENSIONS;
  const unit = scales[place] as number;
  return Float32Array.from(units.subarray(start, start + DIMENSIONS), (value) => value * unit);
}

/** A question in whole numbers, and what one is worth. */
export type WholeNumbers = { numbers: Int32Array; unit: number };

export function inWholeNumbers(vector: Float32Array): WholeNumbers {
  const unit = greatestIn(vector) / GREATEST_OF_QUESTION || 1;
  return { numbers: Int32Array.from(vector, (value) => Math.round(value / unit)), unit };
}

/** How near a question is to a kept row. Whole numbers, four at a time: this is done for thousands of rows a question. */
export function similarityToRow({ scales, units }: PackedVectors, place: number, question: WholeNumbers): number {
  const { numbers, unit } = question;
  const start = place * DIMENSIONS;
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 4) {
    const from = start + at;
    const one = Math.imul(numbers[at] as number, units[from] as number);
    const two = Math.imul(numbers[at + 1] as number, units[from + 1] as number);
    const three = Math.imul(numbers[at + 2] as number, units[from + 2] as number);
    const four = Math.imul(numbers[at + 3] as number, units[from + 3] as number);
    sum = (sum + (((one + two) | 0) + ((three + four) | 0))) | 0;
  }
  return sum * unit * (scales[place] as number);
}

const greatestIn = (vector: Float32Array): number => vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

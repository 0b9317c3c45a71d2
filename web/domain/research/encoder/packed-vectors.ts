import { createHash } from "node:crypto";
import { DIMENSIONS } from "./encode";

const MARK_BYTES = 32;
const HEAD_BYTES = MARK_BYTES + 8;
const KEY_BYTES = 8;
const SCALE_BYTES = 4;
const ROW_BYTES = SCALE_BYTES + DIMENSIONS;
const GREATEST = 127;

/** Meanings in a byte a number, to be found by the text that has them. */
export type PackedVectors = { keys: BigUint64Array; rows: Buffer };

export const NO_VECTORS: PackedVectors = { keys: new BigUint64Array(), rows: Buffer.alloc(0) };

export const keyOf = (text: string): bigint => createHash("sha256").update(text).digest().readBigUInt64LE();

/** The model's mark, how many there are, the keys in order, then each row: what a unit is worth, and the units. */
export function packVectors(model: string, vectors: ReadonlyMap<bigint, Float32Array>): Buffer {
  const sorted = [...vectors].sort(([a], [b]) => (a < b ? -1 : 1));
  const file = Buffer.alloc(HEAD_BYTES + sorted.length * (KEY_BYTES + ROW_BYTES));
  file.write(model, "hex");
  file.writeUInt32LE(sorted.length, MARK_BYTES);
  for (const [at, [key, vector]] of sorted.entries()) {
    file.writeBigUInt64LE(key, HEAD_BYTES + at * KEY_BYTES);
    const row = HEAD_BYTES + sorted.length * KEY_BYTES + at * ROW_BYTES;
    const unit = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / GREATEST;
    file.writeFloatLE(unit, row);
    for (const [place, value] of vector.entries())
      file.writeInt8(Math.round(value / (unit || 1)), row + SCALE_BYTES + place);
  }
  return file;
}

/** What was packed with this model; nothing of another's. */
export function unpackVectors(model: string, file: Buffer): PackedVectors {
  if (file.length < HEAD_BYTES || file.toString("hex", 0, MARK_BYTES) !== model) return NO_VECTORS;
  const count = file.readUInt32LE(MARK_BYTES);
  const rows = HEAD_BYTES + count * KEY_BYTES;
  if (file.length !== rows + count * ROW_BYTES) return NO_VECTORS;
  const keys = new BigUint64Array(count);
  for (let at = 0; at < count; at += 1) keys[at] = file.readBigUInt64LE(HEAD_BYTES + at * KEY_BYTES);
  return { keys, rows: file.subarray(rows) };
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

/** How near a meaning is to that of a kept row. */
export function similarityToRow({ rows }: PackedVectors, place: number, vector: Float32Array): number {
  const start = place * ROW_BYTES;
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (vector[at] as number) * unitsAt(rows, start + SCALE_BYTES + at);
  return sum * rows.readFloatLE(start);
}

export function vectorOfRow({ rows }: PackedVectors, place: number): Float32Array {
  const start = place * ROW_BYTES;
  const unit = rows.readFloatLE(start);
  return Float32Array.from({ length: DIMENSIONS }, (_, at) => unitsAt(rows, start + SCALE_BYTES + at) * unit);
}

/** A byte with its sign, read without a call: this is done millions of times a question. */
const unitsAt = (rows: Buffer, at: number): number => ((rows[at] as number) << 24) >> 24;

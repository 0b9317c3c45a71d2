import table from "./tables/word-vectors.json";

/** How many numbers tell what a word means. */
export const DIMENSIONS: number = table.dimensions;

/** Two numbers a byte, of sixteen levels each; none lies at 0. */
const BYTES = DIMENSIONS / 2;
const HIGH = 4;
const LOW = 0b1111;
const MIDDLE = 7.5;
const PACKED = Buffer.from(table.vectors.join(""), "base64");
const PLACES: ReadonlyMap<string, number> = new Map(
  table.words
    .join(" ")
    .split(" ")
    .map((stem, at) => [stem, at]),
);

/** Unpacked once: questions say the same words again and again. */
const unpacked = new Map<number, Float32Array>();

/** What a word means, as its place among the words of English (of length 1); null of a word that nobody knows. */
export function vectorOf(stem: string): Float32Array | null {
  const place = PLACES.get(stem);
  if (place === undefined) return null;
  const vector = unpacked.get(place) ?? vectorAt(place);
  unpacked.set(place, vector);
  return vector;
}

function vectorAt(place: number): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (let at = 0; at < BYTES; at += 1) {
    const pair = PACKED[place * BYTES + at] as number;
    vector[2 * at] = (pair >> HIGH) - MIDDLE;
    vector[2 * at + 1] = (pair & LOW) - MIDDLE;
  }
  return ofLengthOne(vector);
}

/** What words mean together: the middle between them (of length 1), and nothing where none is known. */
export const meaningOf = (stems: string[]): Float32Array => ofLengthOne(together(stems));

/** How long the places of words are together: long where all lie the same way. */
export const lengthTogether = (stems: string[]): number => lengthOf(together(stems));

function together(stems: string[]): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const stem of stems) {
    const vector = vectorOf(stem);
    if (vector) for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] as number) + (vector[at] as number);
  }
  return sum;
}

function lengthOf(vector: Float32Array): number {
  let squares = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) squares += (vector[at] as number) ** 2;
  return Math.sqrt(squares);
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = lengthOf(vector) || 1;
  for (let at = 0; at < DIMENSIONS; at += 1) vector[at] = (vector[at] as number) / length;
  return vector;
}

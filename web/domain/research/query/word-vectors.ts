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

/** What a word means, as its place among the words of English (of length 1); null of a word that nobody knows. */
export function vectorOf(stem: string): Float32Array | null {
  const place = PLACES.get(stem);
  if (place === undefined) return null;
  const vector = new Float32Array(DIMENSIONS);
  for (let at = 0; at < BYTES; at += 1) {
    const pair = PACKED[place * BYTES + at] as number;
    vector[2 * at] = (pair >> HIGH) - MIDDLE;
    vector[2 * at + 1] = (pair & LOW) - MIDDLE;
  }
  return ofLengthOne(vector);
}

/** What words mean together: the middle between them (of length 1), and nothing where none is known. */
export function meaningOf(stems: string[]): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const stem of stems) {
    const vector = vectorOf(stem);
    if (vector) for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] as number) + (vector[at] as number);
  }
  return ofLengthOne(sum);
}

function ofLengthOne(vector: Float32Array): Float32Array {
  let squares = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) squares += (vector[at] as number) ** 2;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < DIMENSIONS; at += 1) vector[at] = (vector[at] as number) / length;
  return vector;
}

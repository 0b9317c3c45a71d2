const LEVELS = 16;
const HIGHEST = LEVELS - 1;
/** What is farther out is taken as it were here, in standard deviations. */
const FARTHEST = 2.6;
/** Bytes a line: so many whole threes, that the lines of base64 can be joined. */
const LINE = 600;

/** Numbers in 4 bits each, two a byte, in lines of base64; the middle of all is 0. */
export function packVectors(vectors: number[][]): string[] {
  const numbers = vectors.flat();
  const spread = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0) / numbers.length);
  const scale = (2 * FARTHEST * spread) / LEVELS;
  const bytes = Buffer.alloc(Math.ceil(numbers.length / 2));
  for (const [at, value] of numbers.entries()) {
    const level = Math.min(HIGHEST, Math.max(0, Math.floor(value / scale) + LEVELS / 2));
    bytes[at >> 1] = (bytes[at >> 1] as number) | (level << (at % 2 === 0 ? 4 : 0));
  }
  const count = Math.ceil(bytes.length / LINE);
  return Array.from({ length: count }, (_, line) => bytes.subarray(line * LINE, (line + 1) * LINE).toString("base64"));
}

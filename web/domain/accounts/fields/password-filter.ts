import { createHash } from "node:crypto";

/** Of passwords that are in no list so many are refused all the same: one of ten thousand. */
const WRONG = 1e-4;
export const TURNS = Math.round(Math.log2(1 / WRONG));

/** As all lists are compared: in any case, and in the width that every keyboard types. */
export const compared = (password: string): string => password.normalize("NFKC").toLowerCase();

/** The bits of a text in a filter (Bloom) of so many. */
function bitsOf(text: string, size: number): number[] {
  const hash = createHash("sha256").update(text).digest();
  const [first, step] = [hash.readUInt32LE(0), hash.readUInt32LE(4) | 1];
  return Array.from({ length: TURNS }, (_, turn) => (first + turn * (step >>> 0)) % size);
}

/** A filter that knows every one of these texts. */
export function makeFilter(texts: ReadonlySet<string>): Buffer {
  const bytes = Math.ceil((texts.size * -Math.log(WRONG)) / Math.LN2 ** 2 / 8);
  const filter = Buffer.alloc(bytes);
  for (const text of texts) {
    for (const bit of bitsOf(text, bytes * 8))
      filter.writeUInt8(filter.readUInt8(bit >> 3) | (1 << (bit & 7)), bit >> 3);
  }
  return filter;
}

export const knows = (filter: Buffer, text: string): boolean =>
  bitsOf(text, filter.length * 8).every((bit) => (filter.readUInt8(bit >> 3) & (1 << (bit & 7))) !== 0);

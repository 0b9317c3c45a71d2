import { deflateSync } from "node:zlib";
import { pdfOf } from "./hostile-pdfs";

/** Numbers between 0 and 1 that are the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NUMBERS = ["-1", "0", "65536", "2147483647", "4294967296", "99999999999999999999", "1e308"];

/** Real PDF files with some of their bytes, numbers and parts changed. */
export function fuzzedPdfs(real: readonly Uint8Array[], count: number, seed: number): Buffer[] {
  const next = random(seed);
  const upTo = (most: number) => Math.floor(next() * most);
  const seeds = [...real, pdfOf(deflateSync(Buffer.from("BT /F 12 Tf (Dana Miller) Tj ET")), "/FlateDecode")];
  const changes: ((file: Buffer) => Buffer)[] = [
    (file) => {
      const changed = Buffer.from(file);
      for (let turn = upTo(40); turn >= 0; turn -= 1) changed[upTo(changed.byteLength)] = upTo(256);
      return changed;
    },
    (file) => {
      const at = upTo(file.byteLength);
      return Buffer.concat([file.subarray(0, at), file.subarray(at + upTo(2000))]);
    },
    (file) => {
      const [at, length] = [upTo(file.byteLength), upTo(4000)];
      const piece = file.subarray(at, at + length);
      return Buffer.concat([file.subarray(0, at), ...Array<Buffer>(1 + upTo(50)).fill(piece), file.subarray(at)]);
    },
    (file) =>
      Buffer.from(
        file
          .toString("latin1")
          .replace(/\b\d+\b/g, (number) => (next() < 0.03 ? (NUMBERS[upTo(NUMBERS.length)] ?? number) : number)),
        "latin1",
      ),
    (file) =>
      Buffer.from(
        file.toString("latin1").replace(/\d+ 0 R/g, (reference) => (next() < 0.15 ? `${1 + upTo(8)} 0 R` : reference)),
        "latin1",
      ),
  ];
  return Array.from({ length: count }, () => {
    let file: Buffer = Buffer.from(seeds[upTo(seeds.length)] ?? Buffer.alloc(0));
    for (let turn = upTo(3); turn >= 0; turn -= 1) file = (changes[upTo(changes.length)] ?? Buffer.from)(file);
    return file;
  });
}

import { createInflateRaw } from "node:zlib";
import { Refused } from "./refused";

/** Of one stream that holds text, fonts or structure, unpacked; no resume comes near. */
const MOST_STREAM_BYTES = 16 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
/** Packed twice makes nothing smaller that was not made to grow. */
const MOST_LAYERS = 1;
const HEADER_REACH = 4096;
/** What comes out at once. */
const PIECE = 64 * 1024;
/** Left unread: zlib refuses headers that readers of PDF forgive, and a stream that it refused would not be counted. */
const HEADER_BYTES = 2;

const TOO_MUCH = "This PDF would unpack to far too much.";
const EXPANDING = new Set(["FlateDecode", "Fl", "LZWDecode", "LZW", "RunLengthDecode", "RL"]);
const FLATE = new Set(["FlateDecode", "Fl"]);

/**
 * Unpacks the streams of a PDF piece by piece, keeps nothing and counts: a library that unpacks in memory is handed only
 * what has been counted. Pictures are left out, since nobody unpacks them to read text. What is hidden from this (by
 * references, by damage) still meets the limits of the process.
 */
export async function countStreams(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = MOST_BYTES;
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (file.toString("latin1", at - 3, at) === "end") continue;
    const before = file.toString("latin1", Math.max(0, at - HEADER_REACH), at);
    const header = before.slice(before.lastIndexOf("obj") + 1);
    const filters = filtersOf(header);
    if (filters.filter((name) => EXPANDING.has(name)).length > MOST_LAYERS) throw new Refused(TOO_MUCH);
    if (!FLATE.has(filters[0] ?? "") || /\/Subtype\s*\/Image\b/.test(header)) continue;
    const start = file[at + 6] === 13 && file[at + 7] === 10 ? at + 8 : at + 7;
    const end = file.indexOf("endstream", start);
    left -= await unpackedSize(file.subarray(start, end < 0 ? undefined : end), Math.min(left, MOST_STREAM_BYTES));
  }
}

/** `/Filter /A` or `/Filter [/A /B]`; letters may be written as #xx. */
function filtersOf(header: string): string[] {
  const plain = header.replace(/#([0-9a-fA-F]{2})/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const named = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/[A-Za-z0-9]+)/.exec(plain)?.[1] ?? "";
  return [...named.matchAll(/\/([A-Za-z0-9]+)/g)].map(([, name = ""]) => name);
}

async function unpackedSize(packed: Uint8Array, most: number): Promise<number> {
  let size = 0;
  const unpack = createInflateRaw({ chunkSize: PIECE });
  unpack.end(packed.subarray(HEADER_BYTES));
  try {
    for await (const piece of unpack as AsyncIterable<Buffer>) {
      size += piece.byteLength;
      if (size > most) throw new Refused(TOO_MUCH);
    }
  } catch (error) {
    // Damaged from here on: the reader gets no further either.
    if (error instanceof Refused) throw error;
  }
  return size;
}

import { detectFileType, type FileType } from "./file-type";
import { pictureSize } from "./picture-size";
import { readZipDirectory, type ZipEntry } from "./zip-directory";

export type Inspection = { type: FileType; refusal: null } | { type: FileType | null; refusal: string };

const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
const HIGHEST_RATIO = 100;
/** Small files of blanks pack very well and harm nobody. */
const RATIO_FROM_BYTES = 5 * 1024 * 1024;
const MOST_ENTRIES = 2000;
const MOST_POINTS = 100_000_000;
/** The harmless text that virus scanners agree to find; cut in two, or they would find this file. */
const SCANNER_TEST = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** What an uploaded file is, and in words for its sender why it is refused. */
export function inspectUpload(bytes: Uint8Array, allowed: readonly FileType[]): Inspection {
  const type = detectFileType(bytes);
  if (!type || !allowed.includes(type)) {
    return { type, refusal: `This is not a file of a kind that can be uploaded here (${allowed.join(", ")}).` };
  }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.includes(SCANNER_TEST)) return { type, refusal: "This file is marked as harmful." };
  const refusal =
    type === "docx" ? zipRefusal(bytes) : type === "doc" ? compoundRefusal(buffer) : pictureRefusal(buffer, type);
  return refusal ? { type, refusal } : { type, refusal: null };
}

/** Whoever looks at it unpacks it: a few kilobytes may be gigabytes on the screen. */
function pictureRefusal(buffer: Buffer, type: FileType): string | null {
  const size = pictureSize(buffer, type);
  return size && size.width * size.height > MOST_POINTS ? "This picture has far too many points to be shown." : null;
}

function zipRefusal(bytes: Uint8Array): string | null {
  const directory = readZipDirectory(bytes);
  if ("problem" in directory) return "This document is damaged.";
  const { entries } = directory;
  if (isBomb(entries, bytes.byteLength)) return "This document would unpack to far too much.";
  if (entries.some((entry) => entry.isEncrypted)) return "This document is protected by a password.";
  if (entries.some((entry) => /vbaProject\.bin$|vbaData\.xml$/i.test(entry.name))) return MACROS;
  if (entries.some((entry) => isOutside(entry.name))) return "This document is damaged.";
  return null;
}

const MACROS = "This document holds macros. Save it without them and try again.";

/** By the sizes that the file declares; whoever unpacks it still has to count. */
function isBomb(entries: ZipEntry[], fileBytes: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packedBytes, 0);
  // Entries that share one packed part, or parts that lie about their size.
  const overlaps = new Set(entries.map((entry) => entry.headerOffset)).size < entries.length || packed > fileBytes;
  const isDense = unpacked > RATIO_FROM_BYTES && unpacked > fileBytes * HIGHEST_RATIO;
  return overlaps || isDense || unpacked > MOST_UNPACKED_BYTES || entries.length > MOST_ENTRIES;
}

const isOutside = (name: string): boolean =>
  name.startsWith("/") || name.includes("\\") || name.split("/").includes("..");

/** Old Word files keep macros in a storage of this name. */
const compoundRefusal = (buffer: Buffer): string | null =>
  buffer.includes(Buffer.from("_VBA_PROJECT", "utf16le")) ? MACROS : null;

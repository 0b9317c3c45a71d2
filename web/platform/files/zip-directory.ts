export type ZipEntry = {
  name: string;
  packedBytes: number;
  unpackedBytes: number;
  isEncrypted: boolean;
  headerOffset: number;
};

export type ZipDirectory = { entries: ZipEntry[] } | { problem: string };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 10_000;

/** Reads the list at the end of a ZIP file, without unpacking anything. */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(buffer);
  if (end === null) return { problem: "no list of contents" };
  const count = buffer.readUInt16LE(end + 10);
  const start = buffer.readUInt32LE(end + 16);
  if (count === 0xffff || start === 0xffffffff) return { problem: "a 64-bit archive" };
  if (count > MOST_ENTRIES) return { problem: "too many entries" };
  return readEntries(buffer, { count, start, end });
}

function findEnd(buffer: Buffer): number | null {
  const last = buffer.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (buffer.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return null;
}

function readEntries(
  buffer: Buffer,
  { count, start, end }: { count: number; start: number; end: number },
): ZipDirectory {
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || buffer.readUInt32LE(at) !== ENTRY_SIGNATURE) return { problem: "a broken list" };
    const nameBytes = buffer.readUInt16LE(at + 28);
    const extraBytes = buffer.readUInt16LE(at + 30);
    const commentBytes = buffer.readUInt16LE(at + 32);
    entries.push({
      name: buffer.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      packedBytes: buffer.readUInt32LE(at + 20),
      unpackedBytes: buffer.readUInt32LE(at + 24),
      isEncrypted: (buffer.readUInt16LE(at + 8) & 1) === 1,
      headerOffset: buffer.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return { entries };
}

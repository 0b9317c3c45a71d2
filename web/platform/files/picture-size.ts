import type { FileType } from "./file-type";

type Size = { width: number; height: number };

/** How large a picture says it is; null where its head does not tell. Nothing is unpacked. */
export function pictureSize(file: Buffer, type: FileType): Size | null {
  try {
    return READ[type]?.(file) ?? null;
  } catch {
    // It ends before it has said so.
    return null;
  }
}

const READ: Partial<Record<FileType, (file: Buffer) => Size | null>> = {
  png: (file) => ({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }),
  gif: (file) => ({ width: file.readUInt16LE(6), height: file.readUInt16LE(8) }),
  webp: webpSize,
  jpg: jpegSize,
};

function webpSize(file: Buffer): Size | null {
  const kind = file.toString("latin1", 12, 16);
  if (kind === "VP8X") return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (kind === "VP8 ") return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  if (kind !== "VP8L") return null;
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** From segment to segment until the one that begins the picture. */
function jpegSize(file: Buffer): Size | null {
  for (let at = 2; file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const kind = file[at + 1] ?? 0;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  }
  return null;
}

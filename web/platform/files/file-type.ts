import { readZipDirectory } from "./zip-directory";

export type FileType = "pdf" | "doc" | "docx" | "txt" | "jpg" | "png" | "gif" | "webp";

export const MIME_TYPES: Record<FileType, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
};

/** What a file is by its bytes, whatever its name says; null when it is nothing that may be uploaded. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  if (bytes.byteLength === 0) return null;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  const starts = (hex: string, at = 0) => head.subarray(at, at + hex.length / 2).toString("hex") === hex;
  // Some writers put a few bytes before the header; readers allow 1024.
  if (head.includes("%PDF-")) return "pdf";
  if (starts("ffd8ff")) return "jpg";
  if (starts("89504e470d0a1a0a")) return "png";
  if (
    head
      .subarray(0, 6)
      .toString("latin1")
      .match(/^GIF8[79]a/)
  )
    return "gif";
  if (starts("52494646") && starts("57454250", 8)) return "webp";
  if (starts("504b0304")) return isWordZip(bytes) ? "docx" : null;
  if (starts("d0cf11e0a1b11ae1")) return isWordCompound(bytes) ? "doc" : null;
  return isText(bytes) ? "txt" : null;
}

function isWordZip(bytes: Uint8Array): boolean {
  const directory = readZipDirectory(bytes);
  if ("problem" in directory) return false;
  const names = new Set(directory.entries.map((entry) => entry.name));
  return names.has("[Content_Types].xml") && names.has("word/document.xml");
}

/** The container of old Word files also holds spreadsheets and installers: the stream's name tells. */
function isWordCompound(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from("WordDocument", "utf16le"));
}

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\n\r\f]/u.test(text);
  } catch {
    return false;
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return "utf-8";
}

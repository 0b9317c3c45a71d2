import { deflateSync } from "node:zlib";
import { zipSync } from "fflate";
import { zipFile } from "../../unit/platform/zip-file";
import { pdfOf } from "./hostile-pdfs";

const MEBIBYTE = 1024 * 1024;
const TYPES = { name: "[Content_Types].xml", content: "<Types/>" };
const part = (content: string | Buffer, declaredBytes?: number) => ({
  name: "word/document.xml",
  content,
  declaredBytes,
});
const docx = (content: string | Buffer, declaredBytes?: number): Buffer =>
  zipFile([TYPES, part(content, declaredBytes)]);

/** Word files, archives and pictures that cost far more to read than to send, or are two kinds of file at once. */
export function hostileDocuments(): Record<string, () => Buffer> {
  const blanks = Buffer.alloc(120 * MEBIBYTE, 32);
  const honest = docx("<w:p><w:t>Dana Miller</w:t></w:p>");
  const nested = (levels: number): Uint8Array =>
    levels === 0 ? zipSync({ "a.bin": blanks.subarray(0, 20 * MEBIBYTE) }) : zipSync({ "a.zip": nested(levels - 1) });
  const entities = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");
  return {
    "a part of 120 MB": () => docx(blanks),
    "a part that says to be small": () => docx(blanks, 1000),
    "parts that share one body": () =>
      zipFile([
        TYPES,
        part(blanks.subarray(0, 15 * MEBIBYTE), 1000),
        ...Array.from({ length: 200 }, (_, at) => ({ name: `word/header${at}.xml`, sameAs: "word/document.xml" })),
      ]),
    "a hundred headers of 7 MB": () =>
      zipFile([
        TYPES,
        part("<w:p/>"),
        ...Array.from({ length: 100 }, (_, at) => ({
          name: `word/header${at}.xml`,
          content: blanks.subarray(0, 7 * MEBIBYTE),
          declaredBytes: 500,
        })),
      ]),
    "archives in archives": () =>
      zipFile([TYPES, part("<w:p/>"), { name: "word/media/a.zip", content: Buffer.from(nested(6)) }]),
    "an archive and no document": () => Buffer.from(nested(3)),
    "entities of entities": () =>
      docx(
        `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "ha">${entities}]><w:document><w:p><w:t>&l10;</w:t></w:p></w:document>`,
      ),
    "a file of the machine": () =>
      docx('<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:p><w:t>Dana &x; Miller</w:t></w:p>'),
    "tags that never end": () => docx(Buffer.alloc(4 * MEBIBYTE, "<w:p ")),
    "tables in tables": () => docx("<w:tbl><w:tr><w:tc>".repeat(100_000)),
    "a million paragraphs": () => docx("<w:p><w:t>x</w:t></w:p>".repeat(300_000)),
    "one line of 7 MB": () => docx(`<w:p><w:t>${"a.".repeat(3.5 * MEBIBYTE)}@</w:t></w:p>`),
    "ten thousand entries": () =>
      zipFile([TYPES, part("<w:p/>"), ...Array.from({ length: 10_000 }, (_, at) => ({ name: `word/${at}` }))]),
    "an old Word file of zeros": () =>
      Buffer.concat([
        Buffer.from("d0cf11e0a1b11ae1", "hex"),
        Buffer.from("WordDocument", "utf16le"),
        Buffer.alloc(9 * MEBIBYTE),
      ]),
    "an old Word file whose table goes in circles": () =>
      Buffer.concat([
        Buffer.from("d0cf11e0a1b11ae1", "hex"),
        Buffer.alloc(16),
        Buffer.from("3e000300feff0900060000000000000000000000ffffff7f", "hex"),
        Buffer.from("WordDocument", "utf16le"),
        Buffer.alloc(64 * 1024, Buffer.from("00000000", "hex")),
      ]),
    "text of 9 MB": () => Buffer.alloc(9 * MEBIBYTE, "Dana Miller dana@example.com 2019 - 2020\n"),
    "text in one line": () => Buffer.alloc(9 * MEBIBYTE, "a.b@"),
    "a document behind the head of a PDF": () => Buffer.concat([Buffer.from("%PDF-1.7\n"), honest]),
    "a document with a PDF behind it": () => Buffer.concat([honest, pdfOf(Buffer.from("BT ET"))]),
    "a picture with a PDF in its comment": () =>
      Buffer.concat([Buffer.from("GIF89a"), Buffer.from([0x21, 0xfe, 9]), pdfOf(Buffer.from("BT ET"))]),
    "a page of a browser with a PDF in it": () =>
      Buffer.concat([Buffer.from("<script>alert(1)</script>"), pdfOf(Buffer.from("BT ET"))]),
    "a picture of 30,000 by 30,000": () => picture(30_000),
  };
}

/** A PNG that says how large it is and holds as much, in one colour. */
function picture(size: number): Buffer {
  const chunk = (kind: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.byteLength);
    return Buffer.concat([length, Buffer.from(kind), content, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const body = deflateSync(Buffer.alloc(64 * MEBIBYTE), { level: 9 });
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", body),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

import { deflateSync } from "node:zlib";

const MEBIBYTE = 1024 * 1024;

/** A PDF of one page; `content` is the page's stream, packed as `filter` says, and `more` are further objects. */
export function pdfOf(content: Uint8Array, filter = "", { more = "", page = "" } = {}): Buffer {
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
        `3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox[0 0 600 800]${page}>>endobj\n${more}` +
        `4 0 obj<</Length ${content.byteLength}${filter && `/Filter ${filter}`}>>stream\n`,
      // Some of the objects are packed bytes in letters.
      "latin1",
    ),
    content,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);
}

const packed = (bytes: Uint8Array, times: number): Buffer => {
  let content = Buffer.from(bytes);
  for (let turn = 0; turn < times; turn += 1) content = deflateSync(content, { level: 9 });
  return content;
};

/** Forms that draw the next one ten times each: a few hundred bytes that are a billion texts. */
function laughs(levels: number): Buffer {
  const form = (number: number, body: string, next: number) =>
    `${number} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</N ${next} 0 R>>/Font<</F 9 0 R>>>>/Length ${body.length}>>stream\n${body}\nendstream endobj\n`;
  const forms = Array.from({ length: levels }, (_, level) => form(20 + level, "/N Do ".repeat(10), 21 + level));
  const last = form(20 + levels, "BT /F 12 Tf (ha) Tj ET", 20);
  const font = "9 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n";
  return pdfOf(Buffer.from("/N Do"), "", {
    more: font + forms.join("") + last,
    page: "/Resources<</XObject<</N 20 0 R>>/Font<</F 9 0 R>>>>",
  });
}

const words = Buffer.from("BT /F 12 Tf (Dana Miller) Tj ET\n");
const text = (bytes: number): Buffer => Buffer.alloc(bytes, words);

/** Each of them is within the limit of one stream; together they are not. */
function hundredStreams(stream: Buffer): Buffer {
  const body = stream.toString("latin1");
  const objects = Array.from(
    { length: 100 },
    (_, at) => `${100 + at} 0 obj<</Length ${body.length}/Filter/FlateDecode>>stream\n${body}\nendstream endobj\n`,
  );
  return pdfOf(words, "", { more: objects.join("") });
}

/** PDF files that cost far more to read than to send. */
export function hostilePdfs(): Record<string, () => Buffer> {
  let made: Buffer | undefined;
  const once = () => {
    made ??= packed(Buffer.alloc(480 * MEBIBYTE, 32), 1);
    return made;
  };
  const font = {
    more: "9 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n",
    page: "/Resources<</Font<</F 9 0 R>>>>",
  };
  return {
    "480 MB packed once": () => pdfOf(once(), "/FlateDecode"),
    "480 MB packed twice": () => pdfOf(packed(once(), 1), "[/FlateDecode/FlateDecode]"),
    "480 MB packed three times": () => pdfOf(packed(once(), 2), "[/FlateDecode/FlateDecode/FlateDecode]"),
    "its filters in escaped letters": () => pdfOf(packed(once(), 1), "[/Fl#61teDecode /#46lateDecode]"),
    "its filters by their short names": () => pdfOf(packed(once(), 1), "[/Fl/Fl]"),
    "its filters elsewhere": () =>
      pdfOf(packed(once(), 1), "8 0 R", { more: "8 0 obj[/FlateDecode/FlateDecode]endobj\n" }),
    "says to be a picture": () => pdfOf(once(), "/FlateDecode/Subtype/Image"),
    "behind another code": () => pdfOf(Buffer.from(`${once().toString("hex")}>`), "[/ASCIIHexDecode/FlateDecode]"),
    "a hundred streams of 15 MB": () => hundredStreams(packed(Buffer.alloc(15 * MEBIBYTE, 32), 1)),
    "a hundred streams of a window that is too large": () => {
      const stream = packed(Buffer.alloc(15 * MEBIBYTE, 32), 1);
      // zlib takes no such header; readers of PDF look at its other half only.
      stream.writeUInt16BE(0x8800 + 31 - (0x8800 % 31));
      return hundredStreams(stream);
    },
    "12 MB of words": () => pdfOf(packed(text(12 * MEBIBYTE), 1), "/FlateDecode", font),
    "9 MB of words as they are": () => pdfOf(text(9 * MEBIBYTE), "", font),
    "a billion laughs": () => laughs(9),
    "a form that draws itself": () => laughs(0),
    "arrays in arrays": () => pdfOf(Buffer.from("[".repeat(2 * MEBIBYTE))),
    "dictionaries in dictionaries": () => pdfOf(words, "", { more: `7 0 obj${"<</A".repeat(500_000)}endobj\n` }),
    "pages without end": () =>
      Buffer.from(String(pdfOf(words)).replace("/Kids[3 0 R]/Count 1", "/Kids[2 0 R 2 0 R 3 0 R]/Count 30")),
    "as many pages as a number holds": () => Buffer.from(String(pdfOf(words)).replace("/Count 1", "/Count 2147483647")),
    "a table of objects to nowhere": () =>
      Buffer.from(
        `%PDF-1.5\n1 0 obj<</Type/XRef/Size 99999999/W[1 4 2]/Root 1 0 R/Index[0 99999999]/Length 4>>stream\nabcd\nendstream endobj\nstartxref\n9\n%%EOF`,
      ),
  };
}

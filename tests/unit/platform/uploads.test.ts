import { Document, Packer, Paragraph } from "docx";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { detectFileType } from "~/platform/files/file-type";
import { inspectUpload } from "~/platform/files/inspect-upload";
import { zipFile } from "./zip-file";

const wordParts = [
  { name: "[Content_Types].xml", content: "<Types/>" },
  { name: "word/document.xml", content: "<w:document/>" },
];
const compound = (stream: string) =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600), Buffer.from(stream, "utf16le")]);
const DOCUMENTS = ["pdf", "doc", "docx", "txt"] as const;
const refusal = (bytes: Uint8Array) => inspectUpload(bytes, DOCUMENTS).refusal;

describe("the kind of a file is told by its bytes", () => {
  const samples: Array<[string, Buffer, string | null]> = [
    ["a PDF", Buffer.from("%PDF-1.7\n%âãÏÓ"), "pdf"],
    ["a PDF with bytes before its header", Buffer.concat([Buffer.alloc(100, 32), Buffer.from("%PDF-1.4")]), "pdf"],
    ["a JPEG", Buffer.from("ffd8ffe000104a464946", "hex"), "jpg"],
    ["a PNG", Buffer.from("89504e470d0a1a0a0000000d", "hex"), "png"],
    ["a GIF", Buffer.from("GIF89a\x01\x00"), "gif"],
    ["a WebP", Buffer.concat([Buffer.from("RIFF"), Buffer.alloc(4), Buffer.from("WEBPVP8 ")]), "webp"],
    ["a WAV sound", Buffer.concat([Buffer.from("RIFF"), Buffer.alloc(4), Buffer.from("WAVEfmt ")]), null],
    ["an old Word file", compound("WordDocument"), "doc"],
    ["an old spreadsheet", compound("Workbook"), null],
    ["a new Word file", zipFile(wordParts), "docx"],
    ["a new spreadsheet", zipFile([{ name: "[Content_Types].xml" }, { name: "xl/workbook.xml" }]), null],
    ["a ZIP without a list", zipFile(wordParts).subarray(0, 60), null],
    ["a program for Windows", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(100)]), null],
    ["a program for Linux", Buffer.from("\x7fELF\x02\x01\x01\x00"), null],
    ["plain text", Buffer.from("Ada Byron\r\n\tEngineer, Café\n"), "txt"],
    ["text in UTF-16", Buffer.concat([Buffer.from("fffe", "hex"), Buffer.from("Ada", "utf16le")]), "txt"],
    ["text in a broken encoding", Buffer.from("Caf\xe9", "latin1"), null],
    ["nothing", Buffer.alloc(0), null],
  ];
  test.each(samples)("%s", (_, bytes, type) => {
    expect(detectFileType(bytes)).toBe(type);
  });

  test("a document made by a real writer is one", async () => {
    const document = new Document({ sections: [{ children: [new Paragraph("Hello")] }] });
    const bytes = await Packer.toBuffer(document);
    expect(inspectUpload(bytes, DOCUMENTS)).toEqual({ type: "docx", refusal: null });
  });

  test("bytes of any kind never make it fail", () => {
    const starts = ["", "504b0304", "504b0506", "d0cf11e0a1b11ae1", "fffe"].map((hex) => Buffer.from(hex, "hex"));
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const { type, refusal: why } = inspectUpload(Buffer.concat([start, rest]), DOCUMENTS);
        return type !== null || why !== null;
      }),
    );
  });

  test("a damaged list of contents never makes it fail", () => {
    const good = zipFile(wordParts);
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), (at, value) => {
        const bytes = Buffer.from(good);
        bytes[at] = value;
        return ["docx", null, "txt"].includes(inspectUpload(bytes, DOCUMENTS).type);
      }),
      { numRuns: 500 },
    );
  });
});

describe("an upload is refused, in words for its sender", () => {
  test("when its kind is not allowed here", () => {
    expect(inspectUpload(Buffer.from("%PDF-1.7"), ["jpg", "png"]).refusal).toMatch(/jpg, png/);
  });

  test("when it would unpack to far too much", () => {
    const bomb = zipFile([...wordParts, { name: "word/media/a", content: Buffer.alloc(20_000_000) }]);
    expect(bomb.length).toBeLessThan(30_000);
    expect(refusal(bomb)).toMatch(/far too much/);
    const declared = zipFile([...wordParts, { name: "word/a", content: "x", declaredBytes: 4_000_000_000 }]);
    expect(refusal(declared)).toMatch(/far too much/);
  });

  test("when several entries share one packed part", () => {
    const kernel = { name: "word/a", content: Buffer.alloc(1_000_000) };
    const shared = Array.from({ length: 50 }, (_, index) => ({ ...kernel, name: `word/b${index}`, sameAs: "word/a" }));
    expect(refusal(zipFile([...wordParts, kernel, ...shared]))).toMatch(/far too much/);
  });

  test("when it holds macros, in the new form and in the old", () => {
    expect(refusal(zipFile([...wordParts, { name: "word/vbaProject.bin", content: "x" }]))).toMatch(/macros/);
    expect(refusal(compound("WordDocument _VBA_PROJECT"))).toMatch(/macros/);
  });

  test("when it is locked by a password or reaches out of its folder", () => {
    expect(refusal(zipFile([...wordParts, { name: "word/a", content: "x", flags: 1 }]))).toMatch(/password/);
    expect(refusal(zipFile([...wordParts, { name: "../../evil", content: "x" }]))).toMatch(/damaged/);
  });

  test("when a scanner's test text is in it", () => {
    const text = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
    expect(refusal(Buffer.from(text))).toMatch(/harmful/);
  });

  test("and not when it is an ordinary document with a large blank picture", () => {
    expect(refusal(zipFile([...wordParts, { name: "word/media/a.bmp", content: Buffer.alloc(3_000_000) }]))).toBeNull();
  });
});

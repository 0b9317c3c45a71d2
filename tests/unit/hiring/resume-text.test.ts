import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readLines } from "~/domain/hiring/resume/read-lines";
import { pdf } from "./small-pdf";

const utf8 = (text: string) => new TextEncoder().encode(text);
const textOf = async (...given: Parameters<typeof readLines>) => (await readLines(...given)).map(({ text }) => text);

/** A Word document of this body. */
const docx = (body: string, others: Record<string, Uint8Array> = {}) =>
  zipSync({ "word/document.xml": utf8(`<w:document><w:body>${body}</w:body></w:document>`), ...others });
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const line = (text: string) => `<w:p>${run(text)}</w:p>`;

describe("the text of a Word document", () => {
  it("has its characters as they were typed, whatever way they are written", async () => {
    const written = "R&amp;D &lt;lead&gt; &#65;&#x42; &#0;&#x110000;&nbsp;&hellip;";
    expect(await textOf(docx(line(written)), "docx")).toEqual(["R&D <lead> AB &nbsp;&hellip;"]);
  });

  it("keeps tabs and breaks, drops the second copy of a text box, and begins with the head of the page", async () => {
    const body = [
      `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs><w:numPr/></w:pPr>${run("Baker")}<w:tab/>${run("2020")}</w:p>`,
      `<w:p>${run("One")}<w:br/>${run("Two")}<w:cr/>${run("Three")}<w:t/></w:p>`,
      `<mc:AlternateContent><mc:Choice>${line("Box")}</mc:Choice><mc:Fallback>${line("Box")}</mc:Fallback></mc:AlternateContent>`,
      `<w:p><w:rPr><w:sz w:val="44"/><w:sz/></w:rPr>${run("Large")}</w:p>`,
    ].join("");
    const found = await readLines(
      docx(body, { "word/header1.xml": utf8(line("Sam Reyes")), "word/footer1.xml": utf8(line("Page 1")) }),
      "docx",
    );
    expect(found.map(({ text }) => text)).toEqual([
      "Sam Reyes",
      "Baker\t2020",
      "One",
      "Two",
      "Three",
      "Box",
      "Large",
      "Page 1",
    ]);
    expect(found.find(({ text }) => text === "Large")?.size).toBe(22);
    expect(found.find(({ text }) => text.startsWith("Baker"))?.isBullet).toBe(true);
  });

  it("reads short cells as one line, long ones cell after cell, and a single one as it stands", async () => {
    const cell = (...texts: string[]) => `<w:tc>${texts.map(line).join("")}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
    const story = cell("Job", "Place", "Duty");
    const table = `<w:tbl>${row(cell("2020"), cell("Baker", "Bread"))}${row(story, cell("Skill", "Tongue", "Mail"))}${row(cell(""), cell("Alone"))}</w:tbl>`;
    const found = await readLines(docx(table), "docx");
    expect(found.map(({ text }) => text)).toEqual([
      "2020\tBaker",
      "Bread",
      "Job",
      "Place",
      "Duty",
      "Skill",
      "Tongue",
      "Mail",
      "Alone",
    ]);
    expect(new Set(found.slice(2, 8).map(({ column }) => column))).toEqual(new Set([10, 11]));
  });

  it.each([
    ["that is cut in the middle", docx(line("x".repeat(4000))).subarray(0, 90), "This document is damaged."],
    ["whose packed bytes are noise", spoiled(docx(line("Sam ".repeat(400)))), "This document is damaged."],
    ["without a text part", zipSync({ "word/other.xml": utf8("<a/>") }), "This document is damaged."],
    [
      "that unpacks to far too much",
      docx("", { "word/footnotes.xml": new Uint8Array(21 * 1024 * 1024) }),
      "This document would unpack to far too much.",
    ],
    ["without a word", docx(line(" ")), "No text was found in this file. A scan cannot be read."],
    ["of endless lines", docx(line("a").repeat(5001)), "This file holds far more text than a resume."],
  ])("is refused in words from one %s", async (_name, bytes, message) => {
    await expect(readLines(bytes, "docx")).rejects.toThrow(message);
  });
});

/** The bytes of the first part turned into noise that no unpacker takes. */
function spoiled(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  copy.fill(0xff, 50, 80);
  return copy;
}

describe("the text of a PDF", () => {
  it("is refused in words with too many pages, with files inside, or with scripts in it", async () => {
    const pages = await pdf((doc) => {
      for (let page = 0; page < 31; page += 1) doc.addPage().text("Sam Reyes");
    });
    await expect(readLines(pages, "pdf")).rejects.toThrow("This PDF has more than 30 pages.");
    const carrying = await pdf((doc) => doc.text("Sam").file(Buffer.from("MZ"), { name: "tool.exe" }));
    await expect(readLines(carrying, "pdf")).rejects.toThrow("holds scripts or other files");
    const locked = await pdf((doc) => doc.text("Sam"), { userPassword: "secret" });
    await expect(readLines(locked, "pdf")).rejects.toThrow("protected by a password");
    await expect(readLines(utf8("%PDF-1.7\ngarbage"), "pdf")).rejects.toThrow("This PDF is damaged.");
  });

  it("comes line by line with the sizes of its letters", async () => {
    const bytes = await pdf((doc) => doc.fontSize(24).text("Sam Reyes").fontSize(10).text("Baker"));
    expect((await readLines(bytes, "pdf")).map(({ text, size }) => [text, Math.round(size)])).toEqual([
      ["Sam Reyes", 24],
      ["Baker", 10],
    ]);
  });
});

describe("plain text", () => {
  it("is read in each Unicode encoding, without the marks of Markdown", async () => {
    const words = "# Sam Reyes\n**Baker**\n*since 2020*\n-----\n";
    const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, "utf16le")]);
    const big = Buffer.from(little).swap16();
    for (const bytes of [utf8(words), little, big])
      expect(await textOf(bytes, "txt")).toEqual(["Sam Reyes", "Baker", "since 2020"]);
  });

  it("with an endless line is cut, and a picture is no resume", async () => {
    expect((await textOf(utf8(`Sam\n${"a".repeat(5000)}`), "txt"))[1]).toHaveLength(1000);
    await expect((async () => readLines(utf8("x"), "png"))()).rejects.toThrow("This is not a resume file");
  });
});

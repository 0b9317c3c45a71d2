import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { readResume } from "~/domain/hiring/resume/read-resume";
import { pdf } from "./small-pdf";

const utf8 = (text: string) => new TextEncoder().encode(text);

test("a PDF with a password is refused in words", async () => {
  const bytes = await pdf((doc) => doc.text("Dana Miller"), { userPassword: "secret" });
  expect((await readResume(bytes, "pdf")).refusal).toBe("This PDF is protected by a password.");
});

test("a broken PDF is refused in words", async () => {
  const bytes = utf8(`%PDF-1.7\n${"1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n".repeat(3)}garbage`);
  expect((await readResume(bytes, "pdf")).refusal).toBe("This PDF is damaged.");
});

test("a PDF that carries other files is refused", async () => {
  const bytes = await pdf((doc) => {
    doc.text("Dana Miller");
    doc.file(Buffer.from("MZ"), { name: "tool.exe" });
  });
  expect((await readResume(bytes, "pdf")).refusal).toContain("holds scripts or other files");
});

test("a scan without text is said to be one", async () => {
  const bytes = await pdf((doc) => doc.rect(10, 10, 200, 200).fill());
  expect((await readResume(bytes, "pdf")).refusal).toBe("No text was found in this file. A scan cannot be read.");
});

test("a document whose part unpacks to far more than it says is stopped while unpacking", async () => {
  const bomb = zipSync({
    "[Content_Types].xml": utf8("<Types/>"),
    "word/document.xml": new Uint8Array(25 * 1024 * 1024),
  });
  expect((await readResume(bomb, "docx")).refusal).toBe("This document would unpack to far too much.");
});

test("a document without its text part is damaged", async () => {
  expect((await readResume(zipSync({ "word/other.xml": utf8("<a/>") }), "docx")).refusal).toBe(
    "This document is damaged.",
  );
});

test("a file that takes too long is given up, and the next one is read", async () => {
  const slow = await readResume(utf8("Dana Miller\ndana@example.com"), "txt", { timeLimitMs: 0 });
  expect(slow.refusal).toBe("This file took too long or too much memory to read.");
  const next = await readResume(utf8("Dana Miller\ndana@example.com"), "txt");
  expect(next.parsed?.email).toBe("dana@example.com");
});

test("text that patterns could choke on is read in time", async () => {
  const lines = Array.from(
    { length: 300 },
    (_, at) => `${"a.".repeat(400)}${at}@ ${"2019 - ".repeat(60)} ${"(".repeat(200)}`,
  );
  const started = performance.now();
  await readResume(utf8(lines.join("\n")), "txt");
  expect(performance.now() - started).toBeLessThan(30_000);
});

test("tags in a resume stay text", async () => {
  const { parsed } = await readResume(
    utf8("Dana Miller\ndana@example.com\n\nSkills\n<script>alert(1)</script>, SQL"),
    "txt",
  );
  expect(parsed?.skills).toContain("SQL");
  expect(parsed?.rawText).toContain("<script>");
});

test("an old Word file that is none inside is damaged, not a fault of ours", async () => {
  const bytes = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4096, 7)]);
  expect((await readResume(bytes, "doc")).refusal).toBe("This document is damaged.");
});

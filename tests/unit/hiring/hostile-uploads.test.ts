import { randomBytes } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { readResume } from "~/domain/hiring/resume/read-resume";
import { fuzzedPdfs } from "../../security/uploads/fuzz";
import { hostileDocuments } from "../../security/uploads/hostile-documents";
import { hostilePdfs, pdfOf } from "../../security/uploads/hostile-pdfs";
import { type Figure, readHostile } from "../../security/uploads/read-hostile";
import { pdf } from "./small-pdf";

// A sample; `npm run test:hostile -- --only uploads` reads all of them and prints the figures.
const files = { ...hostilePdfs(), ...hostileDocuments() };
const read = (name: string, sender: string): Promise<Figure> =>
  readHostile(name, files[name]?.() ?? Buffer.alloc(0), sender);

const resume = Buffer.from("Dana Miller\ndana@example.com");
beforeAll(() => readResume(resume, "txt"));

it("what unpacks to far more than it weighs is refused before it does, and costs no more than its limits", async () => {
  for (const name of [
    "a hundred streams of 15 MB",
    "a hundred streams of a window that is too large",
    "a part that says to be small",
    "a hundred headers of 7 MB",
  ]) {
    const { outcome, peakMb } = await read(name, name);
    expect(outcome, name).toMatch(/unpack to far too much/);
    expect(peakMb, name).toBeLessThanOrEqual(150);
  }
});

it("what hides how it is packed meets the memory that the system gives, and others are read meanwhile", async () => {
  const bombs = ["says to be a picture", "tags that never end", "a billion laughs", "tags that never end"];
  let left = bombs.length;
  const refused = bombs.map((name) => read(name, "bombs").finally(() => (left -= 1)));
  for (const other of ["dana", "lee", "sam"]) {
    expect((await readResume(resume, "txt", { sender: other })).parsed?.email).toBe("dana@example.com");
  }
  expect(left, "of one sender's bombs still in line").toBeGreaterThan(1);
  for (const { outcome, peakMb } of await Promise.all(refused)) {
    expect(outcome).toBe("This file took too long or too much memory to read.");
    expect(peakMb).toBeLessThanOrEqual(150);
  }
}, 60_000);

it("files that are two kinds at once, or ask for files of the machine, give away nothing", async () => {
  for (const name of ["a file of the machine", "entities of entities", "a picture with a PDF in its comment"]) {
    const figure = await read(name, name);
    expect(figure.outcome, name).not.toContain("root:");
  }
  expect((await read("a picture of 30,000 by 30,000", "pictures")).outcome).toContain("far too many points");
});

it("changed PDFs are read or refused in words, and the one after them is read", async () => {
  const real = await pdf((doc) => doc.text("Dana Miller\ndana@example.com\nAcme Corp, Engineer, 2019 - 2021"));
  for (const [at, bytes] of fuzzedPdfs([real], 12, 7).entries()) {
    const { outcome, peakMb } = await readHostile(`fuzzed ${at}`, bytes, "fuzz");
    expect(outcome).toMatch(/^(read|This .+|No text .+)$/);
    expect(peakMb).toBeLessThanOrEqual(150);
  }
  expect((await readResume(resume, "txt", { sender: "fuzz" })).parsed?.email).toBe("dana@example.com");
});

it("a resume of nearly 10 MB, most of it a photograph, is still read", async () => {
  const photograph = randomBytes(9_500_000).toString("latin1");
  const bytes = pdfOf(Buffer.from("BT /F 12 Tf 50 700 Td (Dana Miller) Tj 0 -20 Td (dana@example.com) Tj ET"), "", {
    more:
      "9 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n" +
      `10 0 obj<</Type/XObject/Subtype/Image/Width 4000/Height 3000/Filter/DCTDecode/Length ${photograph.length}>>stream\n${photograph}\nendstream endobj\n`,
    page: "/Resources<</Font<</F 9 0 R>>/XObject<</I 10 0 R>>>>",
  });
  expect((await readResume(bytes, "pdf", { sender: "large" })).parsed?.email).toBe("dana@example.com");
});

it("the process that reads knows no secret", async () => {
  process.env.STATEWISE_TEST_SECRET = "known to nobody else";
  const figure = await readHostile("look", resume, "look");
  delete process.env.STATEWISE_TEST_SECRET;
  expect(figure.outcome).toBe("read");
  expect(figure.environment.replaceAll("NODE_ENV=production\0", "")).toBe("");
});

import WordExtractor from "word-extractor";
import { type Line, lineOf } from "./line";
import { Refused } from "./refused";

/** Text of a Word file of before 2007. */
export async function linesOfDoc(bytes: Uint8Array): Promise<Line[]> {
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: Error) => {
    throw new Refused(
      /encrypt/i.test(error.message) ? "This document is protected by a password." : "This document is damaged.",
    );
  });
  const text = [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()].join("\n");
  return text
    .split(/[\r\n\f\v]+/)
    .map((line) => lineOf(line))
    .filter((line) => line.text !== "");
}

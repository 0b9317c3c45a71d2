import type { FileType } from "~/platform/files/file-type";
import { linesOfDoc } from "./extract-doc";
import { linesOfDocx } from "./extract-docx";
import { linesOfPdf } from "./extract-pdf";
import { linesOfText } from "./extract-text-file";
import type { Line } from "./line";
import { Refused } from "./refused";

const MOST_LINES = 5_000;
const LONGEST_LINE = 1_000;

/** The text of a resume, whatever its file. Bytes that are `isOurs` may be used up, which saves a copy. */
export async function readLines(bytes: Uint8Array, type: FileType, isOurs = false): Promise<Line[]> {
  const lines = await linesOf(bytes, type, isOurs);
  if (lines.length > MOST_LINES) throw new Refused("This file holds far more text than a resume.");
  // Long lines are no lines of a resume, and patterns must not meet them.
  const cut = lines.map((line) =>
    line.text.length > LONGEST_LINE ? { ...line, text: line.text.slice(0, LONGEST_LINE) } : line,
  );
  if (cut.every((line) => line.text === ""))
    throw new Refused("No text was found in this file. A scan cannot be read.");
  return cut;
}

function linesOf(bytes: Uint8Array, type: FileType, isOurs: boolean): Line[] | Promise<Line[]> {
  if (type === "pdf") return linesOfPdf(bytes, isOurs);
  if (type === "docx") return linesOfDocx(bytes);
  if (type === "doc") return linesOfDoc(bytes);
  if (type === "txt") return linesOfText(bytes);
  throw new Refused("This is not a resume file: PDF, DOC, DOCX or TXT.");
}

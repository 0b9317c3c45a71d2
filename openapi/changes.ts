import { additions } from "./additions";
import { breakingChanges } from "./breaking";
import type { ApiDocument } from "./document-types";

export type Changelog = { versions: { version: string; notes: string[] }[]; compared: Change[] };

/** The notes by version, the newest first, each in paragraphs. */
export const readNotes = (text: string): Changelog["versions"] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = "", ...lines] = part.split("\n");
      const paragraphs = lines
        .join("\n")
        .trim()
        .split(/\n{2,}/);
      return { version: version.trim(), notes: paragraphs.map((paragraph) => paragraph.replaceAll("\n", " ")) };
    });

/** What changed from one released document to the next. */
export type Change = { from: string; to: string; breaking: string[]; added: string[] };

/** The changes of the present document to the released one, before those that were written down at earlier releases. */
export function changesWith(earlier: readonly Change[], released: ApiDocument, present: ApiDocument): Change[] {
  const [from, to] = [released.info.version, present.info.version];
  const breaking = breakingChanges(released, present);
  const added = additions(released, present);
  const older = earlier.filter((change) => change.from !== from);
  return breaking.length + added.length > 0 ? [{ from, to, breaking, added }, ...older] : older;
}

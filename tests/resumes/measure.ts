import { readResume } from "~/domain/hiring/resume/read-resume";
import { inspectUpload } from "~/platform/files/inspect-upload";
import { compare, type Miss, type Tally } from "./accuracy";
import { renderSpecimen } from "./render";
import { readSpecimens, type Specimen } from "./specimen";

export type Measure = { tally: Tally; misses: Miss[]; specimens: number };

/** Reads every specimen the way an upload is read and counts what came out right. */
export async function measure(specimens: Specimen[]): Promise<Measure> {
  const tally: Tally = {};
  const misses: Miss[] = [];
  for (const specimen of specimens) {
    const bytes = await renderSpecimen(specimen);
    const { type, refusal } = inspectUpload(bytes, ["pdf", "docx", "doc", "txt"]);
    const reading = refusal === null && type ? await readResume(bytes, type) : { parsed: null };
    misses.push(...compare(specimen, reading.parsed, tally));
  }
  return { tally, misses, specimens: specimens.length };
}

export const percent = ({ tally }: Measure, field: string): number => {
  const { right, of } = tally[field] ?? { right: 0, of: 1 };
  return (100 * right) / of;
};

/** Seen while the reader was made: written before it, or held out once and then learned from. */
export const known = (): Specimen[] => ["before.txt", "unseen.txt"].flatMap(readSpecimens);

/** Files of other programs, by somebody who had not read the reader; measured, never looked into for its sake. */
export const heldOut = (): Specimen[] => readSpecimens("files.txt");

import type { CorpusRecords } from "../build-records";
import type { Place, Problem } from "../problem";
import type { CorpusFiles } from "../read-files";

/** What a check may look at. `known` holds every slug of the corpus, also of files that were not read. */
export interface CheckInput {
  files: CorpusFiles;
  records: CorpusRecords;
  known: Set<string>;
  /** Set when one file is checked alone: a reference to a file that is not written yet is then a warning. */
  alone: boolean;
}

export type Check = (input: CheckInput) => Problem[];

export function error(place: Place, rule: string, message: string): Problem {
  return { ...place, severity: "error", rule, message };
}

export function warning(place: Place, rule: string, message: string): Problem {
  return { ...place, severity: "warning", rule, message };
}

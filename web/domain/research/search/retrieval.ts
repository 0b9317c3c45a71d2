import type { Question } from "../query/types";
import type { Candidate, Finding, ShownFact } from "../reasoning/types";
import type { CaseHit, LawHit } from "./types";

/** What a question finds, best first, for use inside the product; the reader's view is cut by access. */
export type Retrieval = {
  question: Question;
  laws: LawHit[];
  cases: CaseHit[];
  /** Where a question asks of several things, each of them with its laws. */
  parts?: { question: Question; laws: LawHit[] }[];
  /** Where it is asked which states have a law: the record of each state on the topic, found or not. */
  everyState?: LawHit[];
  /** What answers each thing that is asked. */
  findings?: Finding[];
  /** The facts of the case, as told or given. */
  facts?: ShownFact[];
  /** What may be meant, where it is not sure. */
  candidates?: Candidate[];
};

import type { Fact } from "../corpus/schema/facts-file";
import type { Facts } from "../facts/types";
import type { Question } from "../query/types";
import type { Candidate, Finding, ShownFact } from "../reasoning/types";
import type { CaseHit, LawHit } from "./types";

/** What a question finds, best first, for use inside the product; the reader's view is cut by access. */
export type Retrieval = {
  question: Question;
  laws: LawHit[];
  cases: CaseHit[];
  /** Where it is asked which states have a law: the record of each state on the topic, found or not. */
  everyState?: LawHit[];
  /** What answers each thing that is asked. */
  findings?: Finding[];
  /** The facts of the case, as told or given. */
  facts?: ShownFact[];
  /** The same as values, with the names of all facts: sums are reckoned from them. */
  told?: { facts: Facts; vocabulary: Fact[] };
  /** What may be meant, where it is not sure. */
  candidates?: Candidate[];
};

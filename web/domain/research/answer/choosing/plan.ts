import type { Retrieval } from "../../search/retrieval";
import type { LawHit } from "../../search/types";
import type { Aspect } from "../reading/aspects/aspect";
import type { QuestionForm } from "../reading/question-form";
import type { Severity } from "../reading/read-severity";
import type { Rule } from "./choose-rules";

/** What the parts of an assessment share: the question as read, and the laws sorted by what they can do for it. */
export type Plan = {
  retrieval: Retrieval;
  today: string;
  form: QuestionForm;
  severity: Severity;
  weights: ReadonlyMap<string, number>;
  /** Particular points that are asked about. */
  aspects: Aspect[];
  /** The rules of a law in the order in which they answer the question. */
  rules: (law: LawHit) => Rule[];
  /** The rule that would answer a larger employer than the one that is named, where it answers better than any for this one. */
  ofLarger: (law: LawHit) => Rule | null;
  /** In force, here, for this head-count, verified and to the point; best first. Absence records among them. */
  laws: LawHit[];
  /** The law that answers. Null: only laws that do not reach this employer, are to come or are no longer in force. */
  main: LawHit | null;
  belowThreshold: LawHit[];
  /** For employers smaller than the one of the question, as continued health cover is beside the federal act. */
  forSmaller: LawHit[];
  upcoming: LawHit[];
  outOfForce: LawHit[];
  /** A state's own record on the point is unverified and was not used. */
  hasUnverified: boolean;
};

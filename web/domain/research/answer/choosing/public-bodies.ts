import type { LawHit } from "../../search/types";
import { flagOf } from "./comparable-figures";

const OF_PUBLIC_BODIES =
  /\b(?:public (?:bod|employ)|government|(?:state|district) (?:government )?employ|state and local)/i;
const LEAVES_OUT_PRIVATE = /\bprivate employers are not covered\b/i;
/** The question comes from one, or tells of one. */
const ASKED_OF_ONE =
  /\b(?:public (?:employ\w+|schools?|agenc\w+|bod\w+|sector)|(?:state|city|county|town|federal|municipal) (?:employ\w+|agenc\w+|workers?|departments?|offices?|contract\w*)|governments?|school districts?|teachers?|police|fire ?fighters?)\b/i;

/** A law that leaves private employers out says first of all whom it covers. */
export function isForPublicBodies({ topics, figures, coveredText }: LawHit, question: string): boolean {
  const covered = coveredText ?? "";
  const [first = ""] = covered.split(";");
  const isOfWhistleblowers =
    topics[0] === "whistleblower" && flagOf(figures, "privateSector") === false && OF_PUBLIC_BODIES.test(first);
  return (isOfWhistleblowers || LEAVES_OUT_PRIVATE.test(covered)) && !ASKED_OF_ONE.test(question);
}

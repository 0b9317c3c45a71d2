import type { Question } from "../../query/types";
import type { LawHit } from "../../search/types";

/** Who tells of a union, of the safety agency, of a tip credit or of the way between two sites names no act. */
const NO_LAW =
  /^(?:the )?(?:unions?|\w*osha|tip credits?)$|^(?:reported|complained|went|told|called) .*osha$|^between\b/i;

/** Cited, titled or called by its proper name; a name such as 'minimum wage' is only a topic. */
export function isNamed({ match, id }: LawHit, { statutes }: Question): boolean {
  if (match === "citation" || match === "title") return true;
  return statutes.some(
    ({ text, lawIds, isDistinct, isWholeQuestion }) =>
      isDistinct && (isWholeQuestion || !NO_LAW.test(text)) && lawIds.includes(id),
  );
}

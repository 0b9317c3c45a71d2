import type { Question } from "../../query/types";
import type { Retrieval } from "../../search/retrieval";
import type { CaseHit, FullLaw, LawHit } from "../../search/types";
import { isForSmaller } from "../reading/sizes";
import { longDate } from "./comparable-figures";

/** What a law can do for an answer on a day. */
export type Standing =
  | "applies"
  | "below-threshold"
  | "too-large"
  | "upcoming"
  | "out-of-force"
  | "unverified"
  | "elsewhere";

/** Where a question is answered, and for whom. */
type AskedAt = Pick<Question, "text" | "place" | "employees">;

/** Whether a law may carry the answer: verified, of this place, in force, and for an employer of this size. */
export function standingOf(law: LawHit, asked: AskedAt, today: string): Standing {
  if (law.confidence === "recalled") return "unverified";
  const { place } = asked;
  const isHere = law.jurisdiction === "FEDERAL" || place.state === "ALL" || law.jurisdiction === place.state;
  const isCityHere =
    law.city === null || (place.includeCityLaws && (place.city === null || place.city.code === law.city));
  if (!isHere || !isCityHere) return "elsewhere";
  if (law.status === "repealed" || law.status === "enjoined" || (law.endsOn !== null && law.endsOn < today))
    return "out-of-force";
  // A record marked in force stays so whatever its date: the date may be that of its newest amendment.
  if (law.status === "enacted")
    return law.effectiveDate !== null && law.effectiveDate <= today ? "applies" : "upcoming";
  if (law.belowThreshold) return "below-threshold";
  // 'Employers in the city; those with fewer than 10 employees may use the lower cap' covers all of them.
  const [covered = ""] = (law.coveredText ?? "").split(";");
  return isForSmaller(covered, asked.employees) ? "too-large" : "applies";
}

/** A case may be named as authority only with a verified citation, and while it is good law here. */
export function isAuthority(found: CaseHit, { question }: Retrieval): boolean {
  const isHere =
    found.jurisdiction === "FEDERAL" || question.place.state === "ALL" || found.jurisdiction === question.place.state;
  return (
    isHere &&
    found.citationVerified &&
    found.confidence !== "recalled" &&
    (found.treatment === "good" || found.treatment === "limited")
  );
}

const NUMBERS = /\d[\d,]*(?:\.\d+)?/g;
const numbersIn = (text: string): number[] =>
  (text.match(NUMBERS) ?? []).map((number) => Number(number.replace(/,/g, "")));

const isDoubtful = ({ level, value }: FullLaw["figures"][number]): boolean =>
  level === "recalled" && typeof value !== "boolean" && value !== null;

/** A sentence that holds a figure which was only recalled is not used. */
export function isSound(sentence: string, law: FullLaw): boolean {
  if (!law.figures.some(isDoubtful)) return true;
  const doubtful = law.figures.filter(isDoubtful);
  const said = numbersIn(sentence);
  return !doubtful.some(({ value }) =>
    typeof value === "number"
      ? said.includes(value) || said.includes(value / 100)
      : sentence.includes(String(value)) ||
        (/^\d{4}-\d\d-\d\d$/.test(String(value)) && sentence.includes(longDate(String(value)))),
  );
}

export const NOT_CHECKED = "not checked against the official text";

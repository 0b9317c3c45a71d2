import { withReadableDays } from "../../day-text";
import type { LawHit } from "../../search/types";
import { longDate } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { isSound, NOT_CHECKED } from "../choosing/usable";
import { sentencesOf } from "../reading/words";
import { fromLaw, type Sentence } from "../sentence";
import { caseSentences } from "./cases";
import type { CitationBook } from "./citations";
import { type MostProtective, protectiveSentence } from "./compare-levels";

const CITATIONS_SHOWN = 3;

/** The law behind the answer, a paragraph a record, each ending in its references; then what courts made of it. */
export function legalExplanation(
  plan: Plan,
  considered: LawHit[],
  best: MostProtective | null,
  book: CitationBook,
): string {
  const sentences = [
    ...considered.map(lawParagraph),
    ...(best ? [protectiveSentence(best)] : []),
    ...plan.belowThreshold
      .slice(0, 2)
      .map((law) =>
        fromLaw(`${headOf(law)} applies from ${law.minEmployees} employees, which is more than you name.`, law),
      ),
    ...plan.upcoming.slice(0, 2).map(comingParagraph),
    ...caseSentences(plan),
  ];
  return sentences.map(({ text, sources }) => `${withReadableDays(text)} ${book.marks(sources)}`).join("\n");
}

function lawParagraph(law: LawHit): Sentence {
  const summary = sentencesOf(law.summary)
    .filter((sentence) => isSound(sentence, law))
    .join(" ");
  const partly = law.statusNote === "partly in force" ? " Partly in force." : "";
  const mark = law.confidence === "reviewed" ? ` (${NOT_CHECKED})` : "";
  return fromLaw(law.isAbsence ? `${summary}${mark}` : `${headOf(law)}${mark}: ${summary}${partly}`, law);
}

/** What is enacted and does not hold yet. */
export function comingParagraph(law: LawHit): Sentence {
  const when = law.effectiveDate
    ? `enacted, takes effect on ${longDate(law.effectiveDate)}`
    : "enacted, not yet in effect";
  const first = sentencesOf(law.summary).find((sentence) => isSound(sentence, law)) ?? "";
  return fromLaw(`${headOf(law)}, ${when}: ${first}`, law);
}

function headOf(law: LawHit): string {
  const cited = law.citations.slice(0, CITATIONS_SHOWN).join("; ");
  return cited ? `${law.title} (${cited})` : law.title;
}

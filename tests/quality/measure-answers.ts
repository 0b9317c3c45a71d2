import { assessConcern, placeOf, retrieve } from "../../web/domain/research";
import { checkAssessment, type Problem } from "./checker/check-assessment";
import type { LabeledQuestion } from "./questions";

export type AnswerFigures = { answers: number; unsupportedSentences: number; unresolvedCitations: number };

const SHOWN = 10;

/** Every answer to the questions, held against the records that it cites by the checker that knows nothing of its making. */
export async function measureAnswers(questions: LabeledQuestion[]): Promise<AnswerFigures> {
  const figures: AnswerFigures = { answers: 0, unsupportedSentences: 0, unresolvedCitations: 0 };
  for (const { q, at } of questions) {
    const place = await placeOf({ jurisdiction: at });
    const retrieval = await retrieve(q, place, { parts: true });
    const made = assessConcern(retrieval);
    if (!made) continue;
    const problems = checkAssessment(made, {
      laws: [...retrieval.laws, ...(retrieval.everyState ?? [])],
      cases: retrieval.cases,
      place: retrieval.question.place,
    });
    figures.answers += 1;
    figures.unresolvedCitations += problems.filter(isUnresolved).length;
    figures.unsupportedSentences += problems.filter((problem) => !isUnresolved(problem)).length;
    for (const { field, text, fault } of problems.slice(0, SHOWN))
      console.log(`[${at}] ${q}\n  ${field}: ${fault}\n  ${text}`);
  }
  return figures;
}

const isUnresolved = ({ fault }: Problem): boolean => /resolves to no record|carries no reference/.test(fault);

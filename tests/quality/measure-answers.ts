import { assessConcern, placeOf, retrieve } from "../../web/domain/research";
import { checkAssessment, type Problem } from "./checker/check-assessment";
import type { LabeledQuestion } from "./questions";

export type AnswerFigures = {
  answers: number;
  unsupportedSentences: number;
  unresolvedCitations: number;
  /** Share of the answers whose first sentence rests on a law that a lawyer would want first. */
  ledByMust: number;
  ledByMustHeldOut: number;
};

const SHOWN = 10;

/** Every answer to the questions, held against the records that it cites by the checker that knows nothing of its making. */
export async function measureAnswers(questions: LabeledQuestion[]): Promise<AnswerFigures> {
  const figures = { answers: 0, unsupportedSentences: 0, unresolvedCitations: 0 };
  const led: { holdout: boolean; isMust: boolean }[] = [];
  for (const { q, at, must, holdout } of questions) {
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
    const first = made.citations.find(({ lawId }) => lawId !== undefined);
    const slug = retrieval.laws.find(({ id }) => id === first?.lawId)?.slug;
    if (must.length > 0) led.push({ holdout, isMust: slug !== undefined && must.includes(slug) });
    figures.unresolvedCitations += problems.filter(isUnresolved).length;
    figures.unsupportedSentences += problems.filter((problem) => !isUnresolved(problem)).length;
    for (const { field, text, fault } of problems.slice(0, SHOWN))
      console.log(`[${at}] ${q}\n  ${field}: ${fault}\n  ${text}`);
  }
  const shareOf = (asked: typeof led) => asked.filter(({ isMust }) => isMust).length / Math.max(1, asked.length);
  return { ...figures, ledByMust: shareOf(led), ledByMustHeldOut: shareOf(led.filter(({ holdout }) => holdout)) };
}

const isUnresolved = ({ fault }: Problem): boolean => /resolves to no record|carries no reference/.test(fault);

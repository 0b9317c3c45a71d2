import type { Principal } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { Place, Question } from "../query/types";
import { maskKeywords, maskPersonal } from "./mask-personal";

const MOST_KEYWORDS = 12;

/** How many records a question found; null is what was not looked for. */
export type Found = { laws: number | null; cases: number | null };

/** A row of the question repository: masked, because it is there to find gaps in the law and not to know people. */
export function questionRow(principal: Principal, question: Question, found: Found, submissionId: string) {
  return {
    submissionId,
    question: maskPersonal(question.text),
    ...placeColumns(question.place),
    keywords: maskKeywords(question.keywords, question.text).slice(0, MOST_KEYWORDS).join(", "),
    topics: question.topics.map(({ topic }) => topic),
    lawCount: found.laws,
    caseCount: found.cases,
    isOutOfScope: !question.inScope,
    userId: principal.account?.id ?? null,
    maskedAt: now(),
  } satisfies Prisma.QuestionCreateManyInput;
}

/** Keeps questions, each once per submission; answers how many are new. */
export async function keepQuestions(tx: Transaction, rows: Prisma.QuestionCreateManyInput[]): Promise<number> {
  return (await tx.question.createMany({ skipDuplicates: true, data: rows })).count;
}

/** A place as rows hold it: all states and federal law are no state. */
export const placeColumns = ({ state, city }: Place) => ({
  state: state.length === 2 ? state : null,
  city: city?.code ?? null,
});

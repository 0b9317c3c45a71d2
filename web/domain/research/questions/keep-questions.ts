import type { Principal } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { pool } from "~/platform/db/pool";
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

/** Keeps a question once per submission; answers whether it is new. */
export async function keepQuestion(tx: Transaction, row: QuestionRow): Promise<boolean> {
  return (await tx.question.createMany({ skipDuplicates: true, data: [row] })).count === 1;
}

/** A question that a visitor asked belongs to the account that he signed in to on its page; it counts once all the same. */
export async function takeOverQuestion(tx: Transaction, submissionId: string, userId: number): Promise<boolean> {
  return (await tx.question.updateMany({ where: { submissionId, userId: null }, data: { userId } })).count === 1;
}

type QuestionRow = ReturnType<typeof questionRow>;

/** The same for hundreds of rows at once, as one statement. */
export async function keepManyQuestions(rows: QuestionRow[]): Promise<void> {
  await pool().query(KEEP_MANY, [JSON.stringify(rows)]);
}

const KEEP_MANY = `
  insert into question_repository (submission_id, question, state, city, keywords, topics, law_count, case_count,
                                   is_out_of_scope, user_id, masked_at)
  select "submissionId", question, state, city, keywords, topics, "lawCount", "caseCount", "isOutOfScope", "userId", "maskedAt"
  from json_to_recordset($1::json) as row ("submissionId" text, question text, state text, city text, keywords text, topics text[],
       "lawCount" int, "caseCount" int, "isOutOfScope" boolean, "userId" int, "maskedAt" timestamptz)
  on conflict (submission_id) do nothing`;

/** A place as rows hold it: all states and federal law are no state. */
export const placeColumns = ({ state, city }: Place) => ({
  state: state.length === 2 ? state : null,
  city: city?.code ?? null,
});

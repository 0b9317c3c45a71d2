import { accessOf, type Principal } from "~/domain/access";
import type { GivenFacts } from "../facts/given-facts";
import { caseItem, lawItem } from "../library/cut-records";
import { readQuestionText } from "../query/read-text";
import { noteAsked } from "../questions/note-asked";
import { retrieveAt } from "../search/retrieve";
import { assessConcern } from "./assess-concern";
import { cutAssessment } from "./cut-assessment";
import { phraseAnswer } from "./saying/phrase-answer";
import type { ConcernAnalysis } from "./types";

export type Concern = {
  concern: string;
  /** `CA`, `CA, all cities`, `CA, Los Angeles`; none or ALL means every state. */
  jurisdiction?: string | null;
  city?: string | null;
  includeCityLaws?: boolean;
  /** Employees of who asks; wins over what the concern says. */
  employees?: number | null;
  /** Facts of the case by their names in facts.yaml; they win over what the concern says, null withdraws one. */
  facts?: GivenFacts;
};

/** Laws, cases, answer and risk of a concern, cut to what the reader may see. */
export async function analyzeConcern(principal: Principal, input: Concern): Promise<ConcernAnalysis> {
  const text = readQuestionText(input.concern, "concern");
  const retrieval = await retrieveAt(text, input, { headCount: input.employees, facts: input.facts, parts: true });
  noteAsked(principal, retrieval.question, { laws: retrieval.laws.length, cases: retrieval.cases.length });
  const made = assessConcern(retrieval);
  const isOpen = accessOf(principal, "research").allowed;
  const assessment = made && isOpen ? await phraseAnswer(made, retrieval) : made;
  return {
    relevantLaws: retrieval.laws.map((law) => lawItem(law, isOpen)),
    relevantCases: retrieval.cases.map((found) => caseItem(found, isOpen)),
    riskAssessment: assessment && cutAssessment(assessment, isOpen),
    hints: retrieval.question.hints.map(({ kind, text }) => ({ kind, text })),
  };
}

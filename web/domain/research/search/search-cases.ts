import { accessOf, type Principal } from "~/domain/access";
import { caseItem } from "../library/cut-records";
import { readQuestionText } from "../query/read-text";
import { noteAsked } from "../questions/note-asked";
import { retrieveAt } from "./retrieve";
import type { CaseSearchResult } from "./types";

export type CaseSearch = { q: string; jurisdiction?: string | null; limit?: number };

/** Cases for a question, of the federation and the given state, each cut to what the reader may see. */
export async function searchCases(
  principal: Principal,
  { q, jurisdiction, limit = 25 }: CaseSearch,
): Promise<CaseSearchResult> {
  const text = readQuestionText(q);
  const isOpen = accessOf(principal, "research").allowed;
  const { question, cases } = await retrieveAt(text, { jurisdiction }, { lawLimit: 0, caseLimit: limit });
  noteAsked(principal, question, { laws: null, cases: cases.length });
  return { cases: cases.map((found) => caseItem(found, isOpen)), inScope: question.inScope };
}

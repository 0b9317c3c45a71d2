import { accessOf, type Principal } from "~/domain/access";
import { caseItem } from "../library/cut-records";
import { currentLanguage } from "../query/language";
import { readPlace } from "../query/read-place";
import { readQuestionText } from "../query/read-text";
import { inReading } from "./reading";
import { retrieveIn } from "./retrieve";
import type { CaseSearchResult } from "./types";

export type CaseSearch = { q: string; jurisdiction?: string | null; limit?: number };

/** Cases for a question, of the federation and the given state, each cut to what the reader may see. */
export async function searchCases(
  principal: Principal,
  { q, jurisdiction, limit = 25 }: CaseSearch,
): Promise<CaseSearchResult> {
  const text = readQuestionText(q);
  const isOpen = accessOf(principal, "research").allowed;
  return inReading(async (client) => {
    const language = await currentLanguage(client);
    const place = readPlace({ jurisdiction }, language);
    const { question, cases } = await retrieveIn({ client, language }, text, place, { lawLimit: 0, caseLimit: limit });
    return { cases: cases.map((found) => caseItem(found, isOpen)), inScope: question.inScope };
  });
}

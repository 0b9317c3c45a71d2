import { accessOf, type Principal } from "~/domain/access";
import { lawItem } from "../library/cut-records";
import { currentLanguage } from "../query/language";
import { type PlaceInput, readPlace } from "../query/read-place";
import { readQuestionText } from "../query/read-text";
import { inReading } from "./reading";
import { type RetrieveOptions, retrieveIn } from "./retrieve";
import type { LawSearchResult } from "./types";

export type LawSearch = PlaceInput &
  Pick<RetrieveOptions, "federal" | "employees" | "category" | "risk"> & { q: string; limit?: number };

/** Laws for a question in a place, best first, each cut to what the reader may see; nothing relevant is an empty list. */
export async function searchLaws(
  principal: Principal,
  { q, limit = 25, ...input }: LawSearch,
): Promise<LawSearchResult> {
  const text = readQuestionText(q);
  const isOpen = accessOf(principal, "research").allowed;
  return inReading(async (client) => {
    const language = await currentLanguage(client);
    const place = readPlace(input, language);
    const { question, laws } = await retrieveIn({ client, language }, text, place, {
      ...input,
      lawLimit: limit,
      caseLimit: 0,
    });
    return {
      laws: laws.map((law) => lawItem(law, isOpen)),
      topics: question.topics,
      hints: question.hints,
      inScope: question.inScope,
    };
  });
}

import { placeOf, stateNamedIn } from "~/domain/research";
import type { SearchRequest } from "../search-request";

/** The search for the state that its question names, and the state that was taken for granted before. */
export type PlacedSearch = { search: SearchRequest; instead: { state: string; stateName: string } | null };

/**
 * A state that nobody chose gives way to the one that the question names: who asks of Austin means the law of Texas. What was
 * chosen by hand, kept or sent by somebody stays.
 */
export async function placeOfQuestion(search: SearchRequest): Promise<PlacedSearch> {
  const { question, state, isPlaced, isShared, isDraft, historyId } = search;
  const stays = question === "" || isPlaced || isShared || isDraft || historyId !== null || search.city !== "";
  const named = stays ? null : await stateNamedIn(question, state);
  if (!named) return { search, instead: null };
  const { stateName } = await placeOf({ jurisdiction: state });
  return { search: { ...search, state: named.state }, instead: { state, stateName } };
}

import { accessOf, type Principal } from "~/domain/access";
import { deepFrozen } from "~/platform/frozen";
import { lawItem } from "../library/cut-records";
import type { PlaceInput } from "../query/read-place";
import { readQuestionText } from "../query/read-text";
import { noteAsked } from "../questions/note-asked";
import type { Retrieval } from "./retrieval";
import { type RetrieveOptions, retrieveAt } from "./retrieve";
import type { LawItem, LawSearchResult } from "./types";

export type LawSearch = PlaceInput &
  Pick<RetrieveOptions, "federal" | "employees" | "category" | "risk"> & { q: string; limit?: number };

/** Laws for a question in a place, best first, each cut to what the reader may see; nothing relevant is an empty list. */
export async function searchLaws(
  principal: Principal,
  { q, limit = 25, ...input }: LawSearch,
): Promise<LawSearchResult> {
  const text = readQuestionText(q);
  const isOpen = accessOf(principal, "research").allowed;
  const found = await retrieveAt(text, input, { ...input, lawLimit: limit, caseLimit: 0 });
  // What a filter leaves says nothing of what the corpus holds.
  const isFiltered = Boolean(input.category || input.risk || input.employees);
  noteAsked(principal, found.question, { laws: isFiltered ? null : found.laws.length, cases: null });
  const { topics, hints, inScope } = found.question;
  return { laws: itemsOf(found, isOpen), topics, hints, inScope };
}

const items = { open: new WeakMap<Retrieval, LawItem[]>(), cut: new WeakMap<Retrieval, LawItem[]>() };

/** Cut once for all readers of the same standing, as long as the retrieval is kept; what is kept is frozen. */
function itemsOf(found: Retrieval, isOpen: boolean): LawItem[] {
  const known = isOpen ? items.open : items.cut;
  const made = known.get(found) ?? found.laws.map((law) => lawItem(law, isOpen));
  if (Object.isFrozen(found)) known.set(found, deepFrozen(made));
  return made;
}

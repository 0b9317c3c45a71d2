import { type CaseFacts, readCaseFacts } from "./fact-address";

export type SearchSwitches = { cityLaws: boolean; federal: boolean; cases: boolean; risk: boolean };

/** What the search panel asks, as it stands in the URL: a page that can be shared, gone back to and reloaded. */
export type SearchRequest = SearchSwitches & {
  question: string;
  state: string;
  city: string;
  /** The reader's employees: answer, laws, risk and report follow the number. */
  employees: number | null;
  /** Further facts of the case, given beside the question or withdrawn from it. */
  facts: CaseFacts;
  /** One per press of the button: tabs, filters, reload and back are not new searches (decision 46). */
  submission: string;
  /** The row of the history that is looked at again; null for a search just made. */
  historyId: number | null;
  /** The question only stands in the box: one of the common ones was chosen, and may be changed before it is asked. */
  isDraft: boolean;
  /** The place was chosen by hand: a state that the question names does not take its turn. */
  isPlaced: boolean;
  /** Somebody else's link led here. */
  isShared: boolean;
};

export const DEFAULT_STATE = "CA";
export const ALL_CITIES = "all";
/** Chosen by name in the list of cities, where the empty choice is the one that asks to choose. */
export const NO_CITY = "none";

/**
 * Reads the URL of a search. An unticked box sends nothing, so the panel marks that it was sent at all; without the mark
 * the defaults hold.
 */
export function readSearchRequest(params: URLSearchParams): SearchRequest {
  const sent = params.has("sent");
  const ticked = (name: string, standard: boolean) => (sent ? params.has(name) : standard);
  const named = params.get("city") ?? "";
  const city = named === NO_CITY ? "" : named;
  const { employees: heads, ...facts } = readCaseFacts(params);
  const employees = headCountOf(heads ?? params.get("employees"));
  return {
    question: (params.get("fill") ?? params.get("q") ?? "").trim(),
    state: (params.get("state") ?? DEFAULT_STATE).toUpperCase(),
    city,
    cityLaws: ticked("cityLaws", false) || city === ALL_CITIES,
    federal: ticked("federal", true),
    cases: ticked("cases", true),
    risk: ticked("risk", true),
    employees,
    // 'Over 50' is no number, and null says that the one of the question is not so.
    facts: heads !== undefined && employees === null ? { ...facts, employees: heads } : facts,
    submission: params.get("s") ?? "",
    historyId: Number(params.get("history")) || null,
    isDraft: params.has("fill"),
    isPlaced: params.has("placed"),
    isShared: params.has("shared"),
  };
}

/** `1,200` as well as `1200`; what is no number of people says nothing. */
function headCountOf(typed: string | null): number | null {
  const count = Number((typed ?? "").replace(/[,\s]/g, ""));
  return Number.isInteger(count) && count > 0 && count < 10_000_000 ? count : null;
}

/** `CA`, `CA, all cities` or `CA, los-angeles`, as the calls write a place. */
export function jurisdictionOf({ state, city, cityLaws }: Pick<SearchRequest, "state" | "city" | "cityLaws">): string {
  const part = city === ALL_CITIES || (cityLaws && !city) ? "all cities" : city;
  return part && state !== "ALL" ? `${state}, ${part}` : state;
}

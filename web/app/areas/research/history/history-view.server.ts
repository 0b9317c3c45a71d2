import type { SignedIn } from "~/domain/access";
import { type HistoryEntry, listHistory, listStates, type StateItem } from "~/domain/research";

const A_PAGE = 50;

/** The history as the screen shows it: filtered as the address says, a page at a time, with the places by name. */
export async function historyView(principal: SignedIn, params: URLSearchParams) {
  const query = (params.get("q") ?? "").trim();
  const jurisdiction = params.get("jurisdiction") ?? "";
  const [all, states] = await Promise.all([listHistory(principal), listStates()]);
  const found = all.filter(
    (entry) =>
      entry.query.toLowerCase().includes(query.toLowerCase()) && (entry.jurisdiction ?? "").startsWith(jurisdiction),
  );
  const pages = Math.max(1, Math.ceil(found.length / A_PAGE));
  const page = Math.min(Math.max(1, Math.floor(Number(params.get("page"))) || 1), pages);
  const entries = found
    .slice((page - 1) * A_PAGE, page * A_PAGE)
    .map((entry) => ({ ...entry, place: placeOf(entry, states) }));
  return { entries, found: found.length, any: all.length > 0, query, jurisdiction, page, pages };
}

export type HistoryView = Awaited<ReturnType<typeof historyView>>;

/** Federal, CA, or CA - Los Angeles. */
function placeOf({ jurisdiction }: HistoryEntry, states: StateItem[]): string {
  if (!jurisdiction) return "All States";
  const [code = "", city = ""] = jurisdiction.split(",").map((part) => part.trim());
  const name = code === "FEDERAL" ? "Federal" : code;
  if (!city) return name;
  const cities = states.find((state) => state.code === code)?.cities;
  return `${name} - ${city === "all" ? "all cities" : (cities?.find((known) => known.code === city)?.name ?? city)}`;
}

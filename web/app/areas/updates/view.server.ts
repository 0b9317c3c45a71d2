import { readCookie, writeCookie } from "~/domain/accounts";
import { CATEGORIES, listStates, type StateItem } from "~/domain/research";
import { browseUpdates, findUpdate, RISK_LEVELS, recentUpdates, type UpdateFilter } from "~/domain/updates";
import { now } from "~/platform/clock";
import { NotFound } from "~/platform/errors";

const DISMISSED = "sw_updates";

/** What the banner shows; null once it was dismissed in this session. */
export async function updatesBannerView(request: Request) {
  if (readCookie(request.headers.get("cookie"), DISMISSED) === "dismissed") return null;
  return { ...(await recentUpdates()), nowMs: now().getTime() };
}

/** Gone with the browser's session. */
export const dismissedCookie = (): string => writeCookie(DISMISSED, "dismissed");

/** The filter of an address; a value that we do not know is no filter. */
export function readUpdateFilter(params: URLSearchParams): UpdateFilter {
  const known = (name: string, values: readonly string[]) => values.find((value) => value === params.get(name));
  const jurisdiction = (params.get("jurisdiction") ?? "").toUpperCase();
  return {
    jurisdiction: /^(FEDERAL|[A-Z]{2})$/.test(jurisdiction) ? jurisdiction : undefined,
    category: known("category", CATEGORIES),
    riskLevel: known("risk", RISK_LEVELS),
  };
}

/** The page of all updates: filters in the address, 25 a page. */
export async function updatesPageView(request: Request) {
  const params = new URL(request.url).searchParams;
  const filter = readUpdateFilter(params);
  const [page, states, { lastCheck }] = await Promise.all([
    browseUpdates(filter, { limit: 25, cursor: params.get("cursor") ?? undefined }),
    listStates(),
    recentUpdates(),
  ]);
  const places = [
    { value: "FEDERAL", label: "Federal" },
    ...states.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return {
    updates: page.data.map((update) => ({ ...update, place: placeName(update, states) })),
    nextCursor: page.nextCursor,
    filter,
    places,
    categories: [...CATEGORIES],
    lastCheck,
  };
}

/** One update by the id in its address. */
export async function updateView(id: string) {
  if (!/^\d{1,9}$/.test(id)) throw new NotFound("There is no such update.");
  const [update, states] = await Promise.all([findUpdate(Number(id)), listStates()]);
  return { ...update, place: placeName(update, states) };
}

type Placed = { jurisdiction: string; city: string | null };

function placeName({ jurisdiction, city }: Placed, states: StateItem[]): string {
  if (jurisdiction === "FEDERAL") return "Federal";
  const state = states.find(({ code }) => code === jurisdiction);
  const cityName = state?.cities.find(({ code }) => code === city)?.name ?? city;
  return [cityName, state?.name ?? jurisdiction].filter(Boolean).join(", ");
}

import { accessOf, type Principal } from "~/domain/access";
import type { Asked } from "~/domain/research";
import { randomToken } from "~/platform/crypto";
import { lockedOffer } from "../locked-offer.server";
import type { PlacedSearch } from "../search/place-of-question.server";
import { filterChoices, passes, readFilters } from "./result-filters";
import type { ResultsView, ResultTab } from "./view";

const TABS: readonly ResultTab[] = ["state", "federal", "cases"];

/** The results as the screen shows them: split by tab and filtered as the URL says. */
export function resultsView(
  principal: Principal,
  asked: Asked,
  params: URLSearchParams,
  { isSaved, employees, instead }: { isSaved: boolean; employees: number | null; instead: PlacedSearch["instead"] },
): ResultsView {
  const filters = readFilters(params);
  const shown = asked.laws.filter((law) => passes(law, filters));
  const stateLaws = shown.filter(({ jurisdiction }) => jurisdiction !== "FEDERAL");
  const federalLaws = shown.filter(({ jurisdiction }) => jurisdiction === "FEDERAL");
  const wanted = TABS.find((tab) => tab === params.get("tab"));
  return {
    tab: wanted ?? (stateLaws.length === 0 && federalLaws.length > 0 ? "federal" : "state"),
    notes: notesOf(asked, params, instead),
    outOfScope: !asked.question.inScope,
    stateLaws,
    federalLaws,
    cases: asked.cases,
    ...filterChoices(asked.laws, filters),
    filters,
    headCount: { given: employees, said: employees === null ? asked.question.employees : null },
    hidden: asked.laws.length - shown.length,
    locked: asked.locked,
    keeps: principal.account !== null && principal.impersonator === null,
    isSaved,
    endedAt: accessOf(principal, "research").endedAt?.toISOString() ?? null,
    offer: lockedOffer(principal),
  };
}

/** How the question was read; a state that it names, or that was set aside for it, is one click away. */
function notesOf({ question }: Asked, params: URLSearchParams, instead: PlacedSearch["instead"]): ResultsView["notes"] {
  const { stateName } = question.place;
  const placed = instead && {
    text: `Read for ${stateName}, because your question names it.`,
    link: { href: searchIn(params, instead.state), label: `Read it for ${instead.stateName}` },
  };
  const hints = question.hints.map(({ kind, text, place }) =>
    kind === "other-state" && place
      ? { text, link: { href: searchIn(params, place.state), label: `Read it for ${place.stateName}` } }
      : { text },
  );
  return placed ? [placed, ...hints] : hints;
}

/** The same question for a state that was chosen: a search of its own. */
function searchIn(params: URLSearchParams, state: string): string {
  const next = new URLSearchParams(params);
  for (const name of ["city", "history", "shared", "tab"]) next.delete(name);
  next.set("state", state);
  next.set("placed", "1");
  next.set("s", randomToken(9));
  return `/dashboard?${next}`;
}

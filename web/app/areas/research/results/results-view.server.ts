import { accessOf, type Principal } from "~/domain/access";
import type { Asked } from "~/domain/research";
import { lockedOffer } from "../locked-offer.server";
import { filterChoices, passes, readFilters } from "./result-filters";
import type { ResultsView, ResultTab } from "./view";

const TABS: readonly ResultTab[] = ["state", "federal", "cases"];

/** The results as the screen shows them: split by tab and filtered as the URL says. */
export function resultsView(
  principal: Principal,
  asked: Asked,
  params: URLSearchParams,
  { isSaved, employees }: { isSaved: boolean; employees: number | null },
): ResultsView {
  const filters = readFilters(params);
  const shown = asked.laws.filter((law) => passes(law, filters));
  const stateLaws = shown.filter(({ jurisdiction }) => jurisdiction !== "FEDERAL");
  const federalLaws = shown.filter(({ jurisdiction }) => jurisdiction === "FEDERAL");
  const wanted = TABS.find((tab) => tab === params.get("tab"));
  return {
    tab: wanted ?? (stateLaws.length === 0 && federalLaws.length > 0 ? "federal" : "state"),
    hints: asked.question.hints.map(({ text }) => text),
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

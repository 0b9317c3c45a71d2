import { EmptyState } from "~/app/ui/status/empty-state";
import { CaseCard } from "./case-card";
import { LawCard } from "./law-card";
import type { ResultsView } from "./view";

const OUTSIDE =
  "Yours does not read as one. Ask about pay, hours, leave, hiring, safety or dismissal, as an employer would put it.";

/** A question outside of our field has no laws that could be found or not. */
const titleOf = ({ outOfScope }: ResultsView, none: string): string =>
  outOfScope ? "We answer employment-law questions" : none;

/** Why a list is empty and what to do next. */
function whyNone({ outOfScope, stateLaws, federalLaws, tab, hidden }: ResultsView): string | null {
  if (outOfScope) return OUTSIDE;
  if (hidden > 0) return `${hidden} ${hidden === 1 ? "law is" : "laws are"} hidden by the filters.`;
  const other = tab === "state" ? federalLaws.length : stateLaws.length;
  return other > 0 ? `See the ${tab === "state" ? "federal" : "state"} laws in the other tab.` : null;
}

export function ResultList({ view }: { view: ResultsView }) {
  if (view.tab === "cases") {
    if (view.cases.length === 0)
      return (
        <EmptyState title={titleOf(view, "No cases found matching your search criteria")}>
          {view.outOfScope ? OUTSIDE : null}
        </EmptyState>
      );
    return (
      <ul>
        {view.cases.map((item) => (
          <CaseCard key={item.id} item={item} />
        ))}
      </ul>
    );
  }
  const laws = view.tab === "state" ? view.stateLaws : view.federalLaws;
  if (laws.length === 0)
    return (
      <EmptyState title={titleOf(view, "No laws found matching your search criteria")}>{whyNone(view)}</EmptyState>
    );
  return (
    <ul>
      {laws.map((law) => (
        <LawCard key={law.id} law={law} />
      ))}
    </ul>
  );
}

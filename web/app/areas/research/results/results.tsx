import { useSearchParams } from "@remix-run/react";
import type { Soon } from "~/app/server/soon.server";
import { WhenMade } from "~/app/shell/when-made";
import { TextLink } from "~/app/ui/actions/text-link";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { Banner } from "~/app/ui/status/banner";
import { Skeleton } from "~/app/ui/status/skeleton";
import type { LockedAssessment, RiskAssessment } from "~/domain/research";
import { LockedWall } from "../locked-wall";
import type { SearchRequest } from "../search-request";
import { CaseFacts } from "./case-facts";
import { FilterDrawer } from "./filter-drawer";
import { FilterPanel } from "./filter-panel";
import { QuickAnswer } from "./quick-answer";
import { RecommendedActions } from "./recommended-actions";
import { ResultList } from "./result-list";
import { ResultTools } from "./result-tools";
import { RiskCard } from "./risk-card";
import { TopCases } from "./top-cases";
import type { ResultsView, ResultTab } from "./view";

type Assessment = RiskAssessment | LockedAssessment;

type ResultsProps = {
  view: ResultsView;
  search: SearchRequest;
  assessment: Soon<Assessment | null> | null;
  /** The same, in the words of the language model where there is one. */
  answer: Soon<Assessment | null> | null;
};

/** Filters, reading column and risk. On a phone: answer, risk, actions, then the tabs. */
export function Results({ view, search, assessment, answer }: ResultsProps) {
  const [params] = useSearchParams();
  const returnTo = `/dashboard?${params}`;
  const found = view.stateLaws.length + view.federalLaws.length + view.cases.length + view.hidden;
  return (
    <div className="mt-4 grid gap-7 sm:mt-6 wide:grid-cols-[216px_minmax(0,1fr)_312px]">
      <aside aria-label="Filters" className="hidden wide:block max-wide:order-2 noscript:block">
        <FilterPanel groups={view.groups} risks={view.risks} filters={view.filters} headCount={view.headCount} />
      </aside>
      <div className="contents wide:block wide:min-w-0">
        <div className="min-w-0">
          <Assessed assessment={answer}>
            {(made) => (
              <>
                <QuickAnswer assessment={made} />
                {"locked" in made ? null : <CaseFacts assessment={made} />}
              </>
            )}
          </Assessed>
          {view.notes.map(({ text, link }) => (
            <div key={text} className="mt-3">
              <Banner label="Note on your question">
                {text} {link ? <TextLink href={link.href}>{link.label}</TextLink> : null}
              </Banner>
            </div>
          ))}
        </div>
        <section aria-label="Results" className="order-3 min-w-0">
          {view.locked && found > 0 ? (
            <LockedWall offer={view.offer} endedAt={view.endedAt} returnTo={returnTo} />
          ) : null}
          <Tabs view={view} search={search} />
          <ResultList view={view} />
          {view.tab === "cases" ? null : <TopCases cases={view.cases} allHref={tabHref(params, "cases")} />}
        </section>
      </div>
      <aside aria-label="Risk" className="order-1 grid content-start gap-4 wide:order-none">
        <Assessed assessment={assessment}>
          {(made) => (
            <>
              <RiskCard assessment={made} laws={[...view.stateLaws, ...view.federalLaws]} />
              {"locked" in made ? null : <RecommendedActions actions={made.recommendedActions} />}
            </>
          )}
        </Assessed>
      </aside>
    </div>
  );
}

type AssessedProps = { assessment: ResultsProps["assessment"]; children: (made: Assessment) => JSX.Element };

function Assessed({ assessment, children }: AssessedProps) {
  if (!assessment) return null;
  return (
    <WhenMade soon={assessment} waiting={<Skeleton className="h-44 w-full" />} failed={<AssessmentFailed />}>
      {(made) => (made ? children(made) : null)}
    </WhenMade>
  );
}

const AssessmentFailed = () => (
  <Banner label="Assessment" tone="warning">
    The assessment could not be made just now. The laws below are complete; try the search again in a minute.
  </Banner>
);

function tabHref(params: URLSearchParams, tab: ResultTab): string {
  const next = new URLSearchParams(params);
  next.set("tab", tab);
  return `/dashboard?${next}`;
}

function Tabs({ view, search }: { view: ResultsView; search: SearchRequest }) {
  const [params] = useSearchParams();
  const tabs = [
    { tab: "state" as const, label: "State Laws", count: view.stateLaws.length },
    { tab: "federal" as const, label: "Federal Laws", count: view.federalLaws.length },
    { tab: "cases" as const, label: "Case Law", count: view.cases.length },
  ];
  return (
    <div className="mt-6 mb-3.5 flex flex-wrap items-end justify-end gap-2">
      <LinkTabs
        label="Kinds of results"
        className="w-full min-w-0"
        tabs={tabs.map(({ tab, label, count }) => ({
          href: tabHref(params, tab),
          label,
          count,
          current: tab === view.tab,
        }))}
      />
      <FilterDrawer groups={view.groups} risks={view.risks} filters={view.filters} headCount={view.headCount} />
      <ResultTools view={view} search={search} returnTo={`/dashboard?${params}`} />
    </div>
  );
}

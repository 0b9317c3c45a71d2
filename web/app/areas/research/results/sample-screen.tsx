import { ButtonLink } from "~/app/ui/actions/button";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Badge } from "~/app/ui/status/badge";
import type { SampleResults } from "~/domain/research";
import { CaseCard } from "./case-card";
import { LawCard } from "./law-card";
import { QuickAnswer } from "./quick-answer";
import { RecommendedActions } from "./recommended-actions";
import { RiskCard } from "./risk-card";

/** A demonstration, marked as one, on real law: what a reader with access gets for one question. */
export function SampleScreen({ sample }: { sample: SampleResults }) {
  const { question, laws, cases, assessment } = sample;
  return (
    <>
      <PageHeader
        title="Sample results"
        description={`California: ${question}`}
        above={<Badge tone="brass">Demonstration</Badge>}
        actions={
          <>
            <ButtonLink href="/sample-results/report/word" reloadDocument>
              Word
            </ButtonLink>
            <ButtonLink href="/sample-results/report/excel" reloadDocument>
              Excel
            </ButtonLink>
            <ButtonLink href="/checkout" reloadDocument>
              See pricing
            </ButtonLink>
            <ButtonLink href="/" variant="primary">
              Start a free trial
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-7 wide:grid-cols-[minmax(0,1fr)_312px]">
        <div className="min-w-0">
          {assessment ? <QuickAnswer assessment={assessment} /> : null}
          <h2 className="mt-6 mb-3 font-serif text-xl font-semibold">Laws</h2>
          <ul>
            {laws.map((law) => (
              <LawCard key={law.id} law={law} />
            ))}
          </ul>
          {cases.length > 0 ? (
            <>
              <h2 className="mt-6 mb-3 font-serif text-xl font-semibold">Cases</h2>
              <ul>
                {cases.map((item) => (
                  <CaseCard key={item.id} item={item} />
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <aside aria-label="Risk" className="grid content-start gap-4">
          {assessment ? (
            <>
              <RiskCard assessment={assessment} laws={laws} />
              <RecommendedActions actions={assessment.recommendedActions.slice(0, 3)} />
            </>
          ) : null}
        </aside>
      </div>
    </>
  );
}

import { ButtonLink } from "~/app/ui/button";
import { ExportMenu } from "./export-menu";
import type { ResultsView } from "./results";

type ResultToolsProps = { view: ResultsView; question: string; place: string };

/** What one does with a result. Only with access: without it there is nothing to take along. */
export function ResultTools({ view, question, place }: ResultToolsProps) {
  const topic = view.stateLaws[0]?.topics[0] ?? view.federalLaws[0]?.topics[0];
  if (view.locked) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {topic ? (
        <ButtonLink size="sm" href={`/compare?topic=${topic}`}>
          Compare states
        </ButtonLink>
      ) : null}
      <ExportMenu view={view} question={question} place={place} />
      <ButtonLink size="sm" href={`/feedback?${new URLSearchParams({ q: question })}`}>
        Feedback
      </ButtonLink>
    </div>
  );
}

import { ButtonLink } from "~/app/ui/button";
import type { ResultsView } from "./results";

/** What one does with a result. Only with access: without it there is nothing to take along. */
export function ResultTools({ view, question }: { view: ResultsView; question: string }) {
  const topic = view.stateLaws[0]?.topics[0] ?? view.federalLaws[0]?.topics[0];
  if (view.locked) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {topic ? (
        <ButtonLink size="sm" href={`/compare?topic=${topic}`}>
          Compare states
        </ButtonLink>
      ) : null}
      <ButtonLink size="sm" href={`/feedback?${new URLSearchParams({ q: question })}`}>
        Feedback
      </ButtonLink>
    </div>
  );
}

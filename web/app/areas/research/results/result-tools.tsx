import { Form } from "@remix-run/react";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import { FeedbackButton } from "~/app/areas/feedback/feedback-button";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { HistoryIntent } from "../history/intent";
import type { SearchRequest } from "../search-request";
import { ExportMenu } from "./export-menu";
import type { ResultsView } from "./view";

type ResultToolsProps = { view: ResultsView; search: SearchRequest; returnTo: string };

/** What one does with a result. Only with access: without it there is nothing to take along. */
export function ResultTools({ view, search, returnTo }: ResultToolsProps) {
  const topic = view.stateLaws[0]?.topics[0] ?? view.federalLaws[0]?.topics[0];
  if (view.locked) return null;
  return (
    <>
      {view.keeps && (search.submission || search.historyId) ? (
        <KeepForm isSaved={view.isSaved} search={search} returnTo={returnTo} />
      ) : null}
      {topic ? (
        <ButtonLink size="sm" href={`/compare?topic=${topic}`}>
          Compare states
        </ButtonLink>
      ) : null}
      <ExportMenu view={view} search={search} returnTo={returnTo} />
      <FeedbackButton about={feedbackAbout(view, search)}>Feedback</FeedbackButton>
    </>
  );
}

const feedbackAbout = ({ stateLaws, federalLaws, cases, outOfScope }: ResultsView, search: SearchRequest) => ({
  q: search.question,
  results: String(stateLaws.length + federalLaws.length + cases.length),
  ...(search.risk && !outOfScope ? { risk: "1" } : {}),
});

type KeepFormProps = Pick<ResultToolsProps, "search" | "returnTo"> & { isSaved: boolean };

function KeepForm({ isSaved, search, returnTo }: KeepFormProps) {
  const named = (
    <>
      {search.historyId ? <input type="hidden" name="id" value={search.historyId} /> : null}
      <input type="hidden" name="submission" value={search.submission} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
  const kept = isSaved ? { "aria-label": "Saved. Remove from saved", icon: <BookmarkCheck size={15} /> } : {};
  return (
    <>
      <Form method="post" action="/search-history" preventScrollReset>
        {named}
        <Button
          size="sm"
          type="submit"
          name="intent"
          value={isSaved ? HistoryIntent.unsave : HistoryIntent.save}
          {...kept}
        >
          {isSaved ? "Saved" : "Save"}
        </Button>
      </Form>
      <Form method="post" action="/share">
        {named}
        <Button size="sm" type="submit">
          Share
        </Button>
      </Form>
    </>
  );
}

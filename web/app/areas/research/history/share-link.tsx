import { ButtonLink } from "~/app/ui/actions/button";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { MomentText } from "~/app/ui/foundations/moment-text";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { EmptyState } from "~/app/ui/status/empty-state";

type ShareLinkProps = { link: string; until: string; back: string };

export function ShareLink({ link, until, back }: ShareLinkProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Share this search"
        description="Anyone who opens the link asks the same question and sees what their own access allows. The link is shown only once."
      />
      <CodeBlock label="Link to this search" code={link} />
      <p className="mt-3 text-sm text-ink-3">
        It works until <MomentText at={until} />. You can stop sharing in your search history, where the search is now
        saved.
      </p>
      <p className="mt-5 flex flex-wrap gap-2">
        {back.startsWith("/search-history") ? null : (
          <ButtonLink href={back} variant="primary">
            Back to the results
          </ButtonLink>
        )}
        <ButtonLink href={back.startsWith("/search-history") ? back : "/search-history"}>Search history</ButtonLink>
      </p>
    </div>
  );
}

/** A link is shown in the answer to the form only; whoever opens the page later starts at the history. */
export const NoLink = () => (
  <EmptyState title="No link to show" action={<ButtonLink href="/search-history">Search history</ButtonLink>}>
    A link is shown once, when it is made. Share a search from its results or from your search history.
  </EmptyState>
);

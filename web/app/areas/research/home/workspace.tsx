import type { ReactNode } from "react";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import type { WorkspaceView } from "./workspace-view.server";

/** The first page of somebody who is signed in: where they left off. */
export function Workspace({ recent, watched, moreWatched, coming, unfinished }: WorkspaceView) {
  return (
    <section aria-label="Your workspace" className="mt-6 grid gap-4 sm:grid-cols-2">
      <Part
        title="Recent questions"
        empty="Questions that you ask appear here."
        items={recent.map(({ question, place, href }) => ({ href, label: question, detail: place }))}
        more={recent.length > 0 ? { href: "/search-history", label: "All questions" } : null}
      />
      <Part
        title="Coming dates in your places"
        empty="Nothing takes effect soon where you ask."
        items={coming.map(({ id, title, day }) => ({ href: `/updates/${id}`, label: title, detail: longDate(day) }))}
        more={{ href: "/updates", label: "All updates" }}
      />
      <Part
        title="Laws you watch"
        empty="Open a law and choose Watch this law."
        items={watched.map(({ slug, title }) => ({ href: `/laws/${slug}`, label: title, detail: null }))}
        more={moreWatched > 0 ? { href: "/email-notifications", label: `${moreWatched} more` } : null}
      />
      <Part
        title="Unfinished"
        empty="Nothing waits for you."
        items={unfinished.map(({ href, label }) => ({ href, label, detail: null }))}
        more={null}
      />
    </section>
  );
}

type PartProps = {
  title: string;
  items: { href: string; label: string; detail: string | null }[];
  empty: ReactNode;
  more: { href: string; label: string } | null;
};

function Part({ title, items, empty, more }: PartProps) {
  return (
    <Card as="section" title={title}>
      {items.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {items.map(({ href, label, detail }) => (
            <li key={`${href} ${label}`} className="flex items-baseline justify-between gap-3">
              <TextLink href={href} look="standalone" className="min-w-0">
                {label}
              </TextLink>
              {detail ? <span className="shrink-0 text-xs text-ink-3">{detail}</span> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-3">{empty}</p>
      )}
      {more ? (
        <p className="mt-2 text-sm">
          <TextLink href={more.href} look="standalone">
            {more.label}
          </TextLink>
        </p>
      ) : null}
    </Card>
  );
}

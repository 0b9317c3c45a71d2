import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { SearchBox } from "~/app/ui/fields/search-box";
import { Select } from "~/app/ui/fields/select";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";
import { HistoryCard } from "./history-card";
import type { HistoryView } from "./history-view.server";
import { HistoryIntent } from "./intent";

/** The jurisdictions of the filter, as the specification lists them. */
const JURISDICTIONS = ["FEDERAL", "CA", "NY", "TX", "FL", "WA"];

const CLEAR = {
  title: "Clear your search history?",
  description: "Every search is deleted, saved ones included, and shared links stop working. This cannot be undone.",
  label: "Clear history",
  danger: true,
};

export function HistoryScreen({ view }: { view: HistoryView }) {
  const { entries, any } = view;
  return (
    <>
      <PageHeader
        title="Search History"
        description="Your searches of the last 30 days, and the ones you saved."
        actions={
          <>
            {any ? (
              <ActButton intent={HistoryIntent.clear} size="md" confirm={CLEAR}>
                Clear all
              </ActButton>
            ) : null}
            <ButtonLink href="/dashboard">Back to Dashboard</ButtonLink>
          </>
        }
      />
      <Filters {...view} />
      {entries.length > 0 ? (
        <ul className="grid gap-3">
          {entries.map((entry) => (
            <HistoryCard key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={any ? "No searches match your current filters." : "You haven't performed any searches yet."}
          action={<ButtonLink href="/dashboard">Start Your First Search</ButtonLink>}
        />
      )}
      <Pages {...view} />
    </>
  );
}

const Filters = ({ query, jurisdiction }: HistoryView) => (
  <Form method="get" className="mb-5 flex flex-wrap gap-2.5">
    <SearchBox label="Filter by question" defaultValue={query} className="grow basis-64" />
    <Select
      name="jurisdiction"
      aria-label="Jurisdiction"
      defaultValue={jurisdiction}
      options={[
        { value: "", label: "All" },
        ...JURISDICTIONS.map((code) => ({ value: code, label: code === "FEDERAL" ? "Federal" : code })),
      ]}
    />
    <Button type="submit">Filter</Button>
  </Form>
);

function Pages({ query, jurisdiction, page, pages, found }: HistoryView) {
  if (pages === 1) return null;
  const href = (to: number) => `/search-history?${new URLSearchParams({ q: query, jurisdiction, page: String(to) })}`;
  return (
    <div className="mt-5">
      <Pagination
        label="Pages of searches"
        previousHref={page > 1 ? href(page - 1) : undefined}
        nextHref={page < pages ? href(page + 1) : undefined}
        summary={`Page ${page} of ${pages}, ${found} searches`}
      />
    </div>
  );
}

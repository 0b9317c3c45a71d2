import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/app/ui/button";
import { EmptyState } from "~/app/ui/empty-state";
import { PageHeader } from "~/app/ui/page-header";
import { SearchBox } from "~/app/ui/search-box";
import { Select } from "~/app/ui/select";
import type { HistoryEntry } from "~/domain/research";
import { HistoryCard } from "./history-card";
import { HistoryIntent } from "./intent";

type HistoryScreenProps = { entries: HistoryEntry[]; any: boolean; query: string; jurisdiction: string };

/** The jurisdictions of the filter, as the specification lists them. */
const JURISDICTIONS = ["FEDERAL", "CA", "NY", "TX", "FL", "WA"];

export function HistoryScreen({ entries, any, query, jurisdiction }: HistoryScreenProps) {
  return (
    <>
      <PageHeader
        title="Search History"
        description="Your searches of the last 30 days."
        actions={
          <>
            {any ? (
              <Form method="post">
                <Button type="submit" name="intent" value={HistoryIntent.clear}>
                  Clear all
                </Button>
              </Form>
            ) : null}
            <ButtonLink href="/dashboard">Back to Dashboard</ButtonLink>
          </>
        }
      />
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
    </>
  );
}

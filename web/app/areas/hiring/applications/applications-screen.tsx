import { Form, useNavigate } from "@remix-run/react";
import { addressWith } from "~/app/links/address-with";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { Field } from "~/app/ui/fields/field";
import { SearchBox } from "~/app/ui/fields/search-box";
import { Select } from "~/app/ui/fields/select";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";
import { SavedViews } from "../saved-views";
import { ApplicationBoard } from "./application-board";
import { ApplicationTable } from "./application-table";
import { ApplicationTabs } from "./application-tabs";
import { STATUSES } from "./application-types";
import type { ApplicationsData } from "./applications-data";
import { UndoBar } from "./undo-bar";

/** The applications as a table or, for one job, as a board; both show the same rows. */
export function ApplicationsScreen(props: ApplicationsData) {
  const { data, nextCursor, board, query, jobs, views, undo, search } = props;
  const isBoard = new URLSearchParams(search).get("view") === "board";
  const href = (changes: Record<string, string | null>) => addressWith(search, { undo: null, ...changes });
  return (
    <div className="grid grid-cols-1 gap-4">
      <ApplicationTabs />
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-serif text-xl font-semibold">
          {board ? `Applications for ${board.jobTitle}` : "Applications"}
        </h2>
        <FilterChips
          label="Shown as"
          chips={[{ label: "Board", on: isBoard, href: href({ view: isBoard ? null : "board" }) }]}
        />
      </div>
      <Filters {...props} />
      {isBoard ? null : (
        <FilterChips
          label="Status"
          chips={STATUSES.map((status) => ({
            label: status.charAt(0).toUpperCase() + status.slice(1),
            on: query.status === status,
            href: href({ status: query.status === status ? null : status }),
          }))}
        />
      )}
      <SavedViews views={views} query={search} action="/ats/applications?index" />
      {undo ? <UndoBar steps={undo} here={search} /> : null}
      {isBoard ? (
        board ? (
          <ApplicationBoard key={board.jobId} board={board} canWrite={props.rights["applications:write"]} />
        ) : (
          <EmptyState title="No jobs posted yet">A board shows the pipeline of one job.</EmptyState>
        )
      ) : data.length === 0 ? (
        <EmptyState
          title="No applications to display"
          action={search ? <ButtonLink href="/ats/applications">Show all</ButtonLink> : null}
        />
      ) : (
        <>
          <ApplicationTable key={search} {...props} />
          <Pagination
            label="Pages of applications"
            summary={`${data.length} shown`}
            previousHref={search.includes("cursor=") ? href({}) : undefined}
            nextHref={nextCursor ? href({ cursor: nextCursor }) : undefined}
          />
        </>
      )}
      {jobs.length === 0 && !isBoard ? (
        <p className="text-sm text-ink-2">Applications belong to a job: make one first.</p>
      ) : null}
    </div>
  );
}

function Filters({ query, jobs, search, board }: ApplicationsData) {
  const navigate = useNavigate();
  const go = (changes: Record<string, string | null>) =>
    navigate(addressWith(search, { undo: null, ...changes }), { replace: true, preventScrollReset: true });
  const params = new URLSearchParams(search);
  return (
    <Form method="get" role="search" className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
      {["status", "view"].map((name) =>
        params.get(name) ? <input key={name} type="hidden" name={name} value={params.get(name) ?? ""} /> : null,
      )}
      {board ? null : (
        <SearchBox
          name="search"
          label="Search by candidate or job"
          defaultValue={query.search ?? ""}
          onQueryChange={(text) => go({ search: text || null })}
        />
      )}
      <Field label="Job" hideLabel>
        <Select
          name="jobId"
          placeholder={board ? undefined : "All jobs"}
          key={board?.jobId ?? query.jobId}
          defaultValue={String(board?.jobId ?? query.jobId ?? "")}
          onChange={(event) => go({ jobId: event.target.value || null })}
          options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      </Field>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}

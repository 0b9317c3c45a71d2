import { Form, useSubmit } from "@remix-run/react";
import { useRef } from "react";
import { ButtonLink } from "~/app/ui/actions/button";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { SearchBox } from "~/app/ui/fields/search-box";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";
import { JobCard, type JobCardData } from "./job-card";
import { JobTabs } from "./job-tabs";

type JobListProps = {
  jobs: JobCardData[];
  nextCursor: string | null;
  filters: { q: string; status: string; approval: string; findings: string; template: string };
  rights: { mayWrite: boolean };
  applicationsHref: string | null;
};

const STATUS = ["draft", "published", "paused", "closed"];

/** The address of the list with one filter changed; a filter that is on is taken off. */
function hrefWith(filters: JobListProps["filters"], name: keyof JobListProps["filters"], value: string): string {
  const next = { ...filters, [name]: filters[name] === value ? "" : value };
  const query = new URLSearchParams(Object.entries(next).filter(([, text]) => text));
  return query.size > 0 ? `/ats/jobs?${query}` : "/ats/jobs";
}

/** Job Postings: search, filters, cards. */
export function JobList({ jobs, nextCursor, filters, rights, applicationsHref }: JobListProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const filtered = Object.values(filters).some(Boolean);
  const chip = (name: keyof JobListProps["filters"], value: string, label: string) => ({
    label,
    href: hrefWith(filters, name, value),
    on: filters[name] === value,
  });
  return (
    <>
      <JobTabs />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="sr-only">Job Postings</h2>
        <Form ref={form} method="get" className="min-w-0 flex-1 basis-64">
          <SearchBox
            label="Search title, department and location"
            defaultValue={filters.q}
            onQueryChange={() => form.current && submit(form.current, { replace: true, preventScrollReset: true })}
          />
          {(["status", "approval", "findings", "template"] as const).map((name) =>
            filters[name] ? <input key={name} type="hidden" name={name} value={filters[name]} /> : null,
          )}
        </Form>
        {rights.mayWrite ? (
          <ButtonLink href="/ats/jobs/new" variant="primary">
            Post New Job
          </ButtonLink>
        ) : null}
      </div>
      <div className="mb-5">
        <FilterChips
          label="Filters"
          clearHref="/ats/jobs"
          chips={[
            ...STATUS.map((status) => chip("status", status, status.charAt(0).toUpperCase() + status.slice(1))),
            chip("approval", "mine", "Waiting for me"),
            chip("findings", "open", "With findings"),
            chip("template", "true", "Templates"),
          ]}
        />
      </div>
      {jobs.length === 0 ? (
        <EmptyState
          title={filtered ? "No jobs match these filters" : "No jobs posted yet"}
          action={
            rights.mayWrite && !filtered ? (
              <ButtonLink href="/ats/jobs/new">Create the first requisition</ButtonLink>
            ) : null
          }
        >
          {filtered
            ? "Remove a filter, or search for something else."
            : "A requisition becomes a posting once it is approved."}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} mayEdit={rights.mayWrite} applicationsHref={applicationsHref} />
            </li>
          ))}
        </ul>
      )}
      {nextCursor ? (
        <div className="mt-5">
          <Pagination
            summary={`${jobs.length} shown`}
            nextHref={`${hrefWith(filters, "q", "")}${hrefWith(filters, "q", "").includes("?") ? "&" : "?"}cursor=${nextCursor}`}
          />
        </div>
      ) : null}
    </>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { JobLine } from "~/app/areas/careers/job-line";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { SearchBox } from "~/app/ui/fields/search-box";
import { Select } from "~/app/ui/fields/select";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";
import { searchPublicJobs } from "~/domain/hiring/careers";
import { STATE_NAMES } from "~/domain/pay";

export const meta: MetaFunction = () => [
  { title: "Open jobs · Statewise" },
  { name: "description", content: "Open jobs of the companies that hire with Statewise." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const words = (params.get("q") ?? "").slice(0, 100);
  const state = params.get("state") ?? "";
  const remote = params.get("remote") === "on";
  const found = await orErrorScreen(searchPublicJobs({ words, state, remote, cursor: params.get("cursor") }));
  params.delete("cursor");
  const states = Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label }));
  return { ...found, words, state, remote, states, query: params.toString() };
}

export default function Careers() {
  const { data, nextCursor, words, state, remote, states, query } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Open jobs" description="From the companies that hire here." />
      <Form method="get" className="mb-6 flex flex-wrap items-center gap-3">
        <SearchBox label="Search jobs and companies" defaultValue={words} className="flex-1 basis-60" />
        <Select name="state" aria-label="State" placeholder="All states" options={states} defaultValue={state} />
        <Checkbox name="remote" label="Remote" defaultChecked={remote} />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </Form>
      <h2 className="sr-only">Jobs</h2>
      {data.length === 0 ? (
        <EmptyState title="No matching jobs">Try other words, or all states.</EmptyState>
      ) : (
        data.map((job) => <JobLine key={job.id} job={job} />)
      )}
      {nextCursor ? (
        <Pagination
          summary={`${data.length} shown`}
          nextHref={`/careers?${query ? `${query}&` : ""}cursor=${encodeURIComponent(nextCursor)}`}
        />
      ) : null}
    </div>
  );
}

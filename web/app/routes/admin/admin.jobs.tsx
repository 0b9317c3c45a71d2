import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { JobDetail } from "~/app/areas/admin/jobs/job-detail";
import { JobTable } from "~/app/areas/admin/jobs/job-table";
import { jobsAction, jobsView } from "~/app/areas/admin/jobs/jobs.server";
import { useLiveRuns } from "~/app/areas/admin/jobs/use-live-runs";
import { orErrorScreen } from "~/app/server/domain-errors.server";

export const meta: MetaFunction = () => [{ title: "Jobs · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => orErrorScreen(jobsView(arrival));

export const action = (arrival: ActionFunctionArgs) => jobsAction(arrival);

export default function AdminJobs() {
  const { jobs, chosen, runs, mayChange } = useLoaderData<typeof loader>();
  useLiveRuns(jobs);
  return (
    <>
      {chosen && runs ? <JobDetail key={chosen.name} job={chosen} runs={runs} mayChange={mayChange} /> : null}
      <JobTable jobs={jobs} mayChange={mayChange} />
    </>
  );
}

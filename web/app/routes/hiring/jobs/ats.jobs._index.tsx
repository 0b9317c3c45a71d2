import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { atsFrame } from "~/app/areas/hiring/frame.server";
import { hiring, may } from "~/app/areas/hiring/hiring.server";
import { JobList } from "~/app/areas/hiring/jobs/job-list";
import { act, acts, type Said } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { rowId } from "~/app/server/form-fields.server";
import { type HiringMember, memberMay } from "~/domain/hiring";
import { duplicateJob, JOB_STATES, listJobs } from "~/domain/hiring/requisitions";

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival);
  const params = new URL(arrival.request.url).searchParams;
  const text = (name: string) => (params.get(name) ?? "").slice(0, 200);
  const filters = {
    q: text("q"),
    status: JOB_STATES.find((status) => status === params.get("status")) ?? "",
    approval: params.get("approval") === "mine" ? "mine" : "",
    findings: params.get("findings") === "open" ? "open" : "",
    template: params.get("template") === "true" ? "true" : "",
  };
  const { data, nextCursor } = await orErrorScreen(
    listJobs(member, {
      search: filters.q,
      status: filters.status || undefined,
      waitingForMe: filters.approval === "mine",
      withFindings: filters.findings === "open",
      template: filters.template === "true",
      limit: 24,
      cursor: params.get("cursor"),
    }),
  );
  const { tabs } = atsFrame(member);
  return {
    jobs: data,
    nextCursor,
    filters,
    rights: { mayWrite: memberMay(member, "jobs:write") },
    applicationsHref: tabs.find(({ href }) => href === "/ats/applications")?.href ?? null,
  };
}

/** Makes a draft from a job or a template, or a template from a job. */
const copying = (asTemplate: boolean, said: (id: number) => Said) =>
  act({
    schema: z.object({ id: rowId }),
    call: (member: HiringMember, { id }) => duplicateJob(member, id, { asTemplate }),
    said,
  });

export const action = acts(
  may("jobs:write"),
  {
    duplicate: copying(false, (id) => ({ title: "Draft Made From It", to: `/ats/jobs/${id}/edit` })),
    template: copying(true, () => ({ title: "Template Saved", to: "/ats/jobs?template=true" })),
  },
  { back: "/ats/jobs" },
);

export default function Jobs() {
  return <JobList {...useLoaderData<typeof loader>()} />;
}

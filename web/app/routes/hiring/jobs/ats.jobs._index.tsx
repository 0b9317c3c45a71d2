import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rowId } from "~/app/areas/account/forms.server";
import { atsFrame } from "~/app/areas/hiring/frame.server";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { JobList } from "~/app/areas/hiring/jobs/job-list";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { sentOnce } from "~/app/server/sent-once.server";
import { duplicateJob, JOB_STATES, listJobs, memberMay } from "~/domain/hiring";

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
export async function action(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "jobs:write");
  const form = await formOf(arrival.request);
  const id = rowId.safeParse(form.get("id"));
  if (!id.success) throw new Response("This form is not known here.", { status: 400 });
  const asTemplate = form.get("intent") === "template";
  const copy = async () => {
    const copyId = await duplicateJob(member, id.data, { asTemplate });
    return asTemplate
      ? redirectTo("/ats/jobs?template=true", { toast: { title: "Template Saved", variant: "success" } })
      : redirectTo(`/ats/jobs/${copyId}/edit`, { toast: { title: "Draft Made From It", variant: "success" } });
  };
  return orErrorScreen(sentOnce(form, "copy-job", copy));
}

export default function Jobs() {
  return <JobList {...useLoaderData<typeof loader>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { formOf } from "~/app/server/form.server";
import { staff } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { refused } from "~/app/server/refused.server";
import { permissionsOf } from "~/domain/access";
import { changeJob, type JobChange, listJobs, listRuns, runJob } from "~/domain/jobs";

const RUNS = 15;

/** The jobs with their last runs; the runs of the one in the address. */
export async function jobsView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "jobs:read");
  const params = new URL(arrival.request.url).searchParams;
  const jobs = await listJobs(principal);
  const chosen = jobs.find(({ name }) => name === params.get("job")) ?? null;
  const cursor = params.get("cursor") ?? undefined;
  const runs = chosen ? await listRuns(principal, chosen.name, { limit: RUNS, cursor }) : null;
  const mayChange = (await permissionsOf(principal)).has("jobs:write");
  return { jobs, chosen, runs, mayChange };
}

/** Run now, pause, resume, reschedule. */
export async function jobsAction(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "jobs:write");
  const form = await formOf(arrival.request);
  const name = String(form.get("job"));
  const back = `/admin/jobs?job=${encodeURIComponent(name)}`;
  try {
    if (form.get("intent") === "run-job") {
      const run = await runJob(principal, name);
      const title = run.status === "running" ? "It is running already" : "The job starts now";
      return redirectTo(back, { toast: { title, variant: "success" } });
    }
    await changeJob(principal, name, changeOf(form));
    return redirectTo(back, { toast: { title: "The job was changed", variant: "success" } });
  } catch (error) {
    return refused(form, back, error, "Not changed");
  }
}

function changeOf(form: FormData): JobChange {
  const version = Number(form.get("version")) || undefined;
  if (form.get("intent") === "pause-job") return { isPaused: true, version };
  if (form.get("intent") === "resume-job") return { isPaused: false, version };
  const text = (name: string) => String(form.get(name) ?? "").trim() || null;
  return { cron: text("cron"), timeZone: text("timeZone"), version };
}

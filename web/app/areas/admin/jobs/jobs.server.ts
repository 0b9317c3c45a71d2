import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts } from "~/app/server/acts.server";
import { textOf } from "~/app/server/form-fields.server";
import { staff, staffMay } from "~/app/server/principal.server";
import { permissionsOf, type SignedIn } from "~/domain/access";
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

const jobOf = (form: FormData): string => textOf(form, "job");

const changing = (change: (form: FormData) => JobChange) =>
  act({
    call: (principal: SignedIn, _value, { form }) =>
      changeJob(principal, jobOf(form), { ...change(form), version: Number(form.get("version")) || undefined }),
    said: "The job was changed",
    failed: "Not changed",
  });

/** Run now, pause, resume, reschedule. */
export const jobsAction = acts(
  staffMay("jobs:write"),
  {
    "run-job": act({
      call: (principal, _value, { form }) => runJob(principal, jobOf(form)),
      said: ({ status }) => ({ title: status === "running" ? "It is running already" : "The job starts now" }),
      failed: "Not changed",
    }),
    "pause-job": changing(() => ({ isPaused: true })),
    "resume-job": changing(() => ({ isPaused: false })),
    "schedule-job": changing((form) => ({
      cron: textOf(form, "cron").trim() || null,
      timeZone: textOf(form, "timeZone").trim() || null,
    })),
  },
  { back: ({ form }) => `/admin/jobs?job=${encodeURIComponent(jobOf(form))}` },
);

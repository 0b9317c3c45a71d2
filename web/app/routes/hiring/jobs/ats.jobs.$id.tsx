import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { JobPage } from "~/app/areas/hiring/jobs/job-page";
import { jobScreenAction, jobScreenView } from "~/app/areas/hiring/jobs/job-screen.server";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => jobScreenView(arrival);

export const action = (arrival: ActionFunctionArgs) => jobScreenAction(arrival);

export const clientAction = keepFormOffline;

export default function Job() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <JobPage {...useLoaderData<typeof loader>()} outcome={outcome} />;
}

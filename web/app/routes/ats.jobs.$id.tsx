import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormOutcome } from "~/app/screens/account/form-outcome";
import { keepFormOffline, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { JobPage } from "~/app/screens/ats/jobs/job-page";
import { jobScreenAction, jobScreenView } from "~/app/server/ats/job-screen.server";

export const loader = (arrival: LoaderFunctionArgs) => jobScreenView(arrival);

export const action = (arrival: ActionFunctionArgs) => jobScreenAction(arrival);

export const clientAction = keepFormOffline;

export default function Job() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <JobPage {...useLoaderData<typeof loader>()} outcome={outcome} />;
}

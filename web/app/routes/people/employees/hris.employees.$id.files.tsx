import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { papersAction, papersView } from "~/app/areas/people/papers/papers.server";
import { PapersScreen } from "~/app/areas/people/papers/papers-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => papersView(arrival);

export const action = (arrival: ActionFunctionArgs) => papersAction(arrival);

export const clientAction = keepFormOffline;

export default function EmployeeFiles() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <PapersScreen {...useLoaderData<typeof loader>()} />;
}

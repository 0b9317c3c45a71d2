import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leavingAction, leavingView } from "~/app/areas/people/leaving/leaving.server";
import { LeavingScreen } from "~/app/areas/people/leaving/leaving-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Last day · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => leavingView(arrival);

export const action = (arrival: ActionFunctionArgs) => leavingAction(arrival);

export const clientAction = keepFormOffline;

export default function Leaving() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <LeavingScreen {...useLoaderData<typeof loader>()} />;
}

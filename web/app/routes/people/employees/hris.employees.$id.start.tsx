import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { startAction, startView } from "~/app/areas/people/profile/start.server";
import { StartScreen } from "~/app/areas/people/profile/start-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "First day · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => startView(arrival);

export const action = (arrival: ActionFunctionArgs) => startAction(arrival);

export const clientAction = keepFormOffline;

export default function FirstDay() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <StartScreen {...useLoaderData<typeof loader>()} />;
}

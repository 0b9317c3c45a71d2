import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { eeoAction, eeoView } from "~/app/areas/people/eeo/eeo.server";
import { EeoScreen } from "~/app/areas/people/eeo/eeo-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "EEO-1 report · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => eeoView(arrival);

export const action = (arrival: ActionFunctionArgs) => eeoAction(arrival);

export const clientAction = keepFormOffline;

export default function EeoReport() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <EeoScreen {...useLoaderData<typeof loader>()} />;
}

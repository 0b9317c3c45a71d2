import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownIdentificationAction, ownIdentificationView } from "~/app/areas/people/eeo/eeo.server";
import { OwnIdentificationScreen } from "~/app/areas/people/eeo/identification-screens";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Voluntary questions · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => ownIdentificationView(arrival);

export const action = (arrival: ActionFunctionArgs) => ownIdentificationAction(arrival);

export const clientAction = keepFormOffline;

export default function VoluntaryQuestions() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <OwnIdentificationScreen {...useLoaderData<typeof loader>()} />;
}

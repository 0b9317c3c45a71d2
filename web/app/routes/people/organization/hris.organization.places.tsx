import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { placesAction, placesView } from "~/app/areas/people/organization/places.server";
import { PlacesScreen } from "~/app/areas/people/organization/places-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Places · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => placesView(arrival);

export const action = (arrival: ActionFunctionArgs) => placesAction(arrival);

export const clientAction = keepFormOffline;

export default function Places() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <PlacesScreen {...useLoaderData<typeof loader>()} />;
}

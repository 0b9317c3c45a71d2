import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { identificationAction, identificationView } from "~/app/areas/people/eeo/eeo.server";
import { IdentificationScreen } from "~/app/areas/people/eeo/identification-screens";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Self-identification · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => identificationView(arrival);

export const action = (arrival: ActionFunctionArgs) => identificationAction(arrival);

export const clientAction = keepFormOffline;

export default function SelfIdentification() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <IdentificationScreen {...useLoaderData<typeof loader>()} />;
}

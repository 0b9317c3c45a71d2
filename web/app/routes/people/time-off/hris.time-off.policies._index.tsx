import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { policiesAction, policiesView } from "~/app/areas/people/time-off/policies.server";
import { PoliciesScreen } from "~/app/areas/people/time-off/policies-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => policiesView(arrival);

export const action = (arrival: ActionFunctionArgs) => policiesAction(arrival);

export default function Policies() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <PoliciesScreen {...useLoaderData<typeof loader>()} />;
}

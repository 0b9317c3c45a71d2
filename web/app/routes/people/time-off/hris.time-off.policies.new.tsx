import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { policyAction, policyView } from "~/app/areas/people/time-off/policies.server";
import { PolicyForm } from "~/app/areas/people/time-off/policy-form";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import type { PolicyPreview } from "~/domain/people";

export const loader = (arrival: LoaderFunctionArgs) => policyView(arrival);

export const action = (arrival: ActionFunctionArgs) => policyAction(arrival);

export default function Policy() {
  const answer = useActionData() as { outcome?: FormOutcome; preview?: PolicyPreview } | undefined;
  useOutcomeToast(answer?.outcome ?? null);
  return <PolicyForm {...useLoaderData<typeof loader>()} preview={answer?.preview ?? null} />;
}

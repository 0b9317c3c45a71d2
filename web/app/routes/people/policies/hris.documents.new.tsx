import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { NewPolicyForm } from "~/app/areas/people/policies/new-policy-form";
import { newPolicyAction, newPolicyGuard } from "~/app/areas/people/policies/policies.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Write a policy · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => newPolicyGuard(arrival);

export const action = (arrival: ActionFunctionArgs) => newPolicyAction(arrival);

export const clientAction = keepFormOffline;

export default function NewPolicy() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <NewPolicyForm />;
}

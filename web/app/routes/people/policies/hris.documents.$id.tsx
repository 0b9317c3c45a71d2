import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { policyTextAction, policyTextView } from "~/app/areas/people/policies/policies.server";
import { PolicyScreen } from "~/app/areas/people/policies/policy-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.title ?? "Policy"} · Statewise` }];

export const loader = (arrival: LoaderFunctionArgs) => policyTextView(arrival);

export const action = (arrival: ActionFunctionArgs) => policyTextAction(arrival);

export const clientAction = keepFormOffline;

export default function PolicyOfCompany() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <PolicyScreen policy={useLoaderData<typeof loader>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OwnPolicyScreen } from "~/app/areas/people/policies/own-policy-screen";
import { ownPolicyAction, ownPolicyView } from "~/app/areas/people/policies/policies.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.title ?? "Policy"} · Statewise` }];

export const loader = (arrival: LoaderFunctionArgs) => ownPolicyView(arrival);

export const action = (arrival: ActionFunctionArgs) => ownPolicyAction(arrival);

export const clientAction = keepFormOffline;

export default function OwnPolicy() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <OwnPolicyScreen policy={useLoaderData<typeof loader>()} />;
}

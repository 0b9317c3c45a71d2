import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { planAction, planView } from "~/app/areas/hiring/interviews/plan.server";
import { PlanForm } from "~/app/areas/hiring/interviews/plan-form";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Interview plan · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => planView(arrival);

export const action = (arrival: ActionFunctionArgs) => planAction(arrival);

export const clientAction = keepFormOffline;

export default function InterviewPlan() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <PlanForm {...useLoaderData<typeof loader>()} outcome={outcome} />;
}

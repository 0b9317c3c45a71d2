import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePlanAction, changePlanView } from "~/app/areas/billing/plans/change-plan.server";
import { ChangePlanScreen } from "~/app/areas/billing/plans/change-plan-screen";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Change plan · Statewise" }, { name: "robots", content: "noindex" }];

export const loader = (arrival: LoaderFunctionArgs) => changePlanView(arrival);

export const action = (arrival: ActionFunctionArgs) => changePlanAction(arrival);

export const clientAction = keepFormOffline;

export default function ChangePlan() {
  return (
    <ChangePlanScreen
      change={useLoaderData<typeof loader>()}
      outcome={useActionData<typeof action>()?.outcome ?? null}
    />
  );
}

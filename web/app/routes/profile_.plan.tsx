import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline } from "~/app/screens/account/form-outcome";
import { ChangePlanScreen } from "~/app/screens/billing/change-plan-screen";
import { changePlanAction, changePlanView } from "~/app/server/billing/change-plan.server";

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

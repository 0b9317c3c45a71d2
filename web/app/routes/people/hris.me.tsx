import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { myAction, myView } from "~/app/areas/people/me/me.server";
import { MeScreen } from "~/app/areas/people/me/me-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Me · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => myView(arrival);

export const action = (arrival: ActionFunctionArgs) => myAction(arrival);

export default function Me() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <MeScreen {...useLoaderData<typeof loader>()} />;
}

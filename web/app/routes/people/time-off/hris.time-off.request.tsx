import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestAction, requestView } from "~/app/areas/people/time-off/request.server";
import { RequestScreen } from "~/app/areas/people/time-off/request-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => requestView(arrival);

export const action = (arrival: ActionFunctionArgs) => requestAction(arrival);

export default function RequestLeave() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <RequestScreen {...useLoaderData<typeof loader>()} />;
}

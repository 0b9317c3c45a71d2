import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approvalsAction, approvalsView } from "~/app/areas/people/time-off/approvals.server";
import { ApprovalsScreen } from "~/app/areas/people/time-off/approvals-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => approvalsView(arrival);

export const action = (arrival: ActionFunctionArgs) => approvalsAction(arrival);

export default function Approvals() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <ApprovalsScreen {...useLoaderData<typeof loader>()} />;
}

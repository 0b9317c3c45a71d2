import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { erasureAction, erasureView } from "~/app/areas/people/erasure/erasure.server";
import { ErasureScreen } from "~/app/areas/people/erasure/erasure-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => erasureView(arrival);

export const action = (arrival: ActionFunctionArgs) => erasureAction(arrival);

export const clientAction = keepFormOffline;

export default function EmployeeErasure() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <ErasureScreen {...useLoaderData<typeof loader>()} />;
}

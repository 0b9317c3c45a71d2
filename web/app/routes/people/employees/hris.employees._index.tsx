import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { directoryAction, directoryView } from "~/app/areas/people/employees/directory.server";
import { DirectoryScreen } from "~/app/areas/people/employees/directory-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Employees · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => directoryView(arrival);

export const action = (arrival: ActionFunctionArgs) => directoryAction(arrival);

export const clientAction = keepFormOffline;

export default function Employees() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <DirectoryScreen {...useLoaderData<typeof loader>()} />;
}

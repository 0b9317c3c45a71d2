import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { departmentsAction, departmentsView } from "~/app/areas/people/organization/departments.server";
import { DepartmentsScreen } from "~/app/areas/people/organization/departments-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Departments · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => departmentsView(arrival);

export const action = (arrival: ActionFunctionArgs) => departmentsAction(arrival);

export const clientAction = keepFormOffline;

export default function Departments() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <DepartmentsScreen {...useLoaderData<typeof loader>()} />;
}

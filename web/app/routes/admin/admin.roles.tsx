import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RoleScreen } from "~/app/areas/admin/roles/role-screen";
import { roleAction, roleView } from "~/app/areas/admin/roles/roles-screen.server";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Roles · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => roleView(arrival);

export const action = (arrival: ActionFunctionArgs) => roleAction(arrival);

export const clientAction = keepFormOffline;

export default function AdminRoles() {
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return <RoleScreen view={view} outcome={outcome} />;
}

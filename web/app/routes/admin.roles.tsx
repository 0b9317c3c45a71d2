import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { RoleScreen } from "~/app/screens/admin/roles/role-screen";
import { roleAction, roleView } from "~/app/server/admin/roles-screen.server";

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

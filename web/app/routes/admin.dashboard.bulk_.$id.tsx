import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useOutcomeToast } from "~/app/screens/account/form-outcome";
import { BulkView } from "~/app/screens/admin/customers/bulk-view";
import { RouteOverlay } from "~/app/screens/admin/route-overlay";
import { bulkAction, bulkView } from "~/app/server/admin/bulk-screen.server";

export const meta: MetaFunction = () => [{ title: "Bulk operation · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => bulkView(arrival);

export const action = (arrival: ActionFunctionArgs) => bulkAction(arrival);

export default function BulkOperation() {
  const { operation } = useLoaderData<typeof loader>();
  useOutcomeToast(useActionData<typeof action>()?.outcome ?? null);
  return (
    <RouteOverlay kind="drawer" title={`Operation ${operation.id}`} back="/admin/dashboard">
      <BulkView operation={operation} />
    </RouteOverlay>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bulkAction, bulkView } from "~/app/areas/admin/customers/bulk-screen.server";
import { BulkView } from "~/app/areas/admin/customers/bulk-view";
import { RouteOverlay } from "~/app/areas/admin/route-overlay";
import { useOutcomeToast } from "~/app/forms/form-outcome";

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

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BulkForm } from "~/app/areas/admin/customers/bulk-form";
import { newBulkAction, newBulkView } from "~/app/areas/admin/customers/bulk-screen.server";
import { RouteOverlay } from "~/app/areas/admin/route-overlay";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Update many customers · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => newBulkView(arrival);

export const action = (arrival: ActionFunctionArgs) => newBulkAction(arrival);

export const clientAction = keepFormOffline;

export default function NewBulk() {
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  const found =
    view.filter === "all" && view.search === "" ? "every customer" : "everyone who matches the search and filter";
  const whom = view.ids.length > 0 ? `${view.ids.length} chosen customers` : found;
  return (
    <RouteOverlay kind="dialog" title="Update many customers" description={`For ${whom}.`} back="/admin/dashboard">
      <BulkForm {...view} outcome={outcome} />
    </RouteOverlay>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddCustomerForm } from "~/app/areas/admin/customers/add-customer-form";
import { addCustomerAction, addCustomerView } from "~/app/areas/admin/customers/customers-screen.server";
import { useListAddress } from "~/app/areas/admin/customers/use-list-address";
import { RouteOverlay } from "~/app/areas/admin/route-overlay";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Add Customer · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => addCustomerView(arrival);

export const action = (arrival: ActionFunctionArgs) => addCustomerAction(arrival);

export const clientAction = keepFormOffline;

export default function AddCustomer() {
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <RouteOverlay kind="dialog" title="Add Customer" back={useListAddress()}>
      <AddCustomerForm {...view} outcome={outcome} />
    </RouteOverlay>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { AddCustomerForm } from "~/app/screens/admin/customers/add-customer-form";
import { useListAddress } from "~/app/screens/admin/customers/use-list-address";
import { RouteOverlay } from "~/app/screens/admin/route-overlay";
import { addCustomerAction, addCustomerView } from "~/app/server/admin/customers-screen.server";

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

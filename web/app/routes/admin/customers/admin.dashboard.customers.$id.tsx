import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { manageCustomerAction, manageCustomerView } from "~/app/areas/admin/customers/manage/manage-customer.server";
import { ManageDrawer } from "~/app/areas/admin/customers/manage/manage-drawer";
import { useListAddress } from "~/app/areas/admin/customers/use-list-address";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Customer · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => manageCustomerView(arrival);

export const action = (arrival: ActionFunctionArgs) => manageCustomerAction(arrival);

export const clientAction = keepFormOffline;

export default function ManageCustomer() {
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return <ManageDrawer key={view.customer.id} view={view} outcome={outcome} back={useListAddress()} />;
}

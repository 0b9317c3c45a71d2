import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { ManageDrawer } from "~/app/screens/admin/customers/manage/manage-drawer";
import { useListAddress } from "~/app/screens/admin/customers/use-list-address";
import { manageCustomerAction, manageCustomerView } from "~/app/server/admin/manage-customer.server";

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

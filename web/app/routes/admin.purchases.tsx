import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline } from "~/app/screens/account/form-outcome";
import { PurchasesScreen } from "~/app/screens/admin/purchases/purchases-screen";
import { purchasesAction, purchasesView } from "~/app/server/admin/purchases-screen.server";

export const meta: MetaFunction = () => [{ title: "Purchases · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => purchasesView(arrival);

export const action = (arrival: ActionFunctionArgs) => purchasesAction(arrival);

export const clientAction = keepFormOffline;

export default function AdminPurchases() {
  return (
    <PurchasesScreen view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()?.outcome ?? null} />
  );
}

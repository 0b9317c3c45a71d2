import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PurchasesScreen } from "~/app/areas/admin/purchases/purchases-screen";
import { purchasesAction, purchasesView } from "~/app/areas/admin/purchases/purchases-screen.server";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Purchases · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => purchasesView(arrival);

export const action = (arrival: ActionFunctionArgs) => purchasesAction(arrival);

export const clientAction = keepFormOffline;

export default function AdminPurchases() {
  return (
    <PurchasesScreen view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()?.outcome ?? null} />
  );
}

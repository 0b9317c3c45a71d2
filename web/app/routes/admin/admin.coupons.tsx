import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CouponsScreen } from "~/app/areas/admin/coupons/coupons-screen";
import { couponsAction, couponsView } from "~/app/areas/admin/coupons/coupons-screen.server";

export const meta: MetaFunction = () => [{ title: "Coupons · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => couponsView(arrival);

export const action = (arrival: ActionFunctionArgs) => couponsAction(arrival);

export default function AdminCoupons() {
  return (
    <CouponsScreen view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()?.outcome ?? null} />
  );
}

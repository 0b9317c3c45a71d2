import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { CustomerTable } from "~/app/areas/admin/customers/customer-table";
import { customerListView } from "~/app/areas/admin/customers/customers-screen.server";

export const meta: MetaFunction = () => [{ title: "Customers · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => customerListView(arrival);

/** Opening a dialog above the list does not read the list anew; an act and another filter do. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) =>
  (formMethod !== undefined && formMethod !== "GET") ||
  currentUrl.search !== nextUrl.search ||
  currentUrl.href === nextUrl.href;

export default function AdminCustomers() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      <CustomerTable list={list} />
    </>
  );
}

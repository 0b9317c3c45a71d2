import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CustomerTable } from "~/app/screens/admin/customers/customer-table";
import { customerListView } from "~/app/server/customers-screen.server";

export const meta: MetaFunction = () => [{ title: "Customers · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => customerListView(arrival);

export default function AdminCustomers() {
  return <CustomerTable list={useLoaderData<typeof loader>()} />;
}

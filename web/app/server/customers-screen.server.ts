import type { LoaderFunctionArgs } from "@remix-run/node";
import { customerOrder, customerQuery, customerRights, listCustomers, readQuery } from "~/domain/admin";
import { now } from "~/platform/clock";
import { orErrorScreen } from "./domain-errors.server";
import { staff } from "./principal.server";

/** One page of customers as the address asks for it. */
export async function customerListView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "customers:read");
  const query = readQuery(customerQuery, Object.fromEntries(new URL(arrival.request.url).searchParams));
  const page = await orErrorScreen(listCustomers(principal, query));
  const { descending } = customerOrder(query);
  const sort = { key: query.sort, direction: descending ? "desc" : "asc" } as const;
  return { page, sort, serverTime: now(), rights: await customerRights(principal) };
}

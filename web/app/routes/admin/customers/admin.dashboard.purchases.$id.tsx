import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { customerName } from "~/app/areas/admin/customers/customer-type";
import { PurchaseList } from "~/app/areas/admin/customers/purchase-list";
import { useListAddress } from "~/app/areas/admin/customers/use-list-address";
import { RouteOverlay } from "~/app/areas/admin/route-overlay";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import { staff } from "~/app/server/principal.server";
import { customerPurchases, readCustomer } from "~/domain/admin";

export const meta: MetaFunction = () => [{ title: "Purchase History · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "purchases:read");
  const id = idOf(arrival.params.id);
  const [purchases, customer] = await orErrorScreen(
    Promise.all([customerPurchases(principal, id), readCustomer(principal, id)]),
  );
  return { purchases, name: customerName(customer), email: customer.email };
}

export default function CustomerPurchases() {
  const { purchases, name, email } = useLoaderData<typeof loader>();
  return (
    <RouteOverlay kind="dialog" title={`Purchase History of ${name}`} description={email} back={useListAddress()}>
      <PurchaseList purchases={purchases} />
    </RouteOverlay>
  );
}

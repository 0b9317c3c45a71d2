import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { idOf } from "~/app/areas/admin/form.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { staff } from "~/app/server/principal.server";
import { exportCustomerData } from "~/domain/admin";

export const loader = () => redirect("/admin/dashboard");

/** The privacy export of one person as a file; a plain form, so that the browser saves it. */
export async function action(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "customers:export");
  const id = idOf(arrival);
  return new Response(await orErrorScreen(exportCustomerData(principal, id)), {
    headers: {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="customer-${id}.json"`,
      "cache-control": "no-store",
    },
  });
}

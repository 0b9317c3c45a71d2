import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { idOf } from "~/app/server/form-fields.server";
import { personalFile } from "~/app/server/personal-file.server";
import { staff } from "~/app/server/principal.server";
import { exportCustomerData } from "~/domain/admin";

export const loader = () => redirect("/admin/dashboard");

/** The privacy export of one person as a file; a plain form, so that the browser saves it. */
export async function action(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "customers:export");
  const id = idOf(arrival.params.id);
  return personalFile(exportCustomerData(principal, id), `customer-${id}`, `/admin/dashboard/customers/${id}`);
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useOutcomeToast } from "~/app/screens/account/form-outcome";
import { ImportForm } from "~/app/screens/admin/customers/import-form";
import { RouteOverlay } from "~/app/screens/admin/route-overlay";
import { importAction } from "~/app/server/admin/bulk-screen.server";
import { staff } from "~/app/server/principal.server";

export const meta: MetaFunction = () => [{ title: "Import customers · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  await staff(arrival, "customers:write");
  return null;
}

export const action = (arrival: ActionFunctionArgs) => importAction(arrival);

export default function ImportCustomers() {
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <RouteOverlay kind="dialog" title="Import customers" back="/admin/dashboard" size="md">
      <ImportForm outcome={outcome} />
    </RouteOverlay>
  );
}

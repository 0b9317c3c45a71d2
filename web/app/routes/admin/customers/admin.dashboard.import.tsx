import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { importAction } from "~/app/areas/admin/customers/bulk-screen.server";
import { ImportForm } from "~/app/areas/admin/customers/import-form";
import { RouteOverlay } from "~/app/areas/admin/route-overlay";
import { useOutcomeToast } from "~/app/forms/form-outcome";
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

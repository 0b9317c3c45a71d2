import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { ImportScreen } from "~/app/areas/admin/laws/import-screen";
import { importAction } from "~/app/areas/admin/laws/law-history.server";
import { staff } from "~/app/server/principal.server";

export const meta: MetaFunction = () => [{ title: "Import law · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  await staff(arrival, "law:write");
  return null;
}

export const action = (arrival: ActionFunctionArgs) => importAction(arrival);

export default function AdminLawImport() {
  return <ImportScreen outcome={useActionData<typeof action>() ?? null} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SystemScreen } from "~/app/areas/admin/system/system-screen";
import { systemAction, systemView } from "~/app/areas/admin/system/system-screen.server";

export const meta: MetaFunction = () => [{ title: "System · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => systemView(arrival);

export const action = (arrival: ActionFunctionArgs) => systemAction(arrival);

export default function AdminSystem() {
  return <SystemScreen {...useLoaderData<typeof loader>()} />;
}

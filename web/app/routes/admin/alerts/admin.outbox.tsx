import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { outboxView } from "~/app/areas/admin/alerts/alerts.server";
import { OutboxTable } from "~/app/areas/admin/alerts/outbox-table";

export const meta: MetaFunction = () => [{ title: "Outbox · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => outboxView(arrival);

export default function AdminOutbox() {
  return <OutboxTable {...useLoaderData<typeof loader>()} />;
}

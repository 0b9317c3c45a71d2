import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OutboxTable } from "~/app/screens/admin/alerts/outbox-table";
import { outboxView } from "~/app/server/admin/alerts.server";

export const meta: MetaFunction = () => [{ title: "Outbox · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => outboxView(arrival);

export default function AdminOutbox() {
  return <OutboxTable {...useLoaderData<typeof loader>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { historyAction, historyView } from "~/app/areas/admin/laws/law-history.server";
import { RecordHistory } from "~/app/areas/admin/laws/record-history";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `History of ${data?.name ?? "a record"} · Statewise` },
];

export const loader = (arrival: LoaderFunctionArgs) => historyView(arrival);

export const action = (arrival: ActionFunctionArgs) => historyAction(arrival);

export default function AdminRecordHistory() {
  return (
    <RecordHistory view={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()?.message ?? null} />
  );
}

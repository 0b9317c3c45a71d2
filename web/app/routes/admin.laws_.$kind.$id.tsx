import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline } from "~/app/screens/account/form-outcome";
import { RecordScreen } from "~/app/screens/admin/laws/record-screen";
import { type RecordOutcome, recordAction, recordView } from "~/app/server/admin/law-records.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.edited?.name ?? "New record"} · Law corpus · Statewise` },
];

export const loader = (arrival: LoaderFunctionArgs) => recordView(arrival);

export const action = (arrival: ActionFunctionArgs) => recordAction(arrival);

export const clientAction = keepFormOffline;

export default function AdminRecord() {
  const view = useLoaderData<typeof loader>();
  // What the answer of a lost network holds has none of it.
  const answer = useActionData<typeof action>() as RecordOutcome | { outcome: unknown } | undefined;
  const outcome = answer && "problems" in answer ? answer : null;
  return (
    <RecordScreen key={`${view.edited?.id}-${view.edited?.version}-${view.shape}`} view={view} outcome={outcome} />
  );
}

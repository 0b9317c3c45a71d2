import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type RecordOutcome, recordAction, recordView } from "~/app/areas/admin/laws/law-records.server";
import { RecordScreen } from "~/app/areas/admin/laws/record-screen";
import { keepFormOffline } from "~/app/forms/form-outcome";

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

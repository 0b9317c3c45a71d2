import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecordList } from "~/app/screens/admin/laws/record-list";
import { recordsView } from "~/app/server/admin/law-records.server";

export const meta: MetaFunction = () => [{ title: "Law corpus · Administration · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => recordsView(arrival);

export default function AdminLaws() {
  return <RecordList view={useLoaderData<typeof loader>()} />;
}

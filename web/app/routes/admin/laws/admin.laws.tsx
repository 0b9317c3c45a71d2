import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { recordsView } from "~/app/areas/admin/laws/law-records.server";
import { RecordList } from "~/app/areas/admin/laws/record-list";

export const meta: MetaFunction = () => [{ title: "Law corpus · Administration · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => recordsView(arrival);

export default function AdminLaws() {
  return <RecordList view={useLoaderData<typeof loader>()} />;
}

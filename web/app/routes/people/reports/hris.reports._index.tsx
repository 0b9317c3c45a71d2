import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reportsView } from "~/app/areas/people/reports/reports.server";
import { ReportsScreen } from "~/app/areas/people/reports/reports-screen";

export const meta: MetaFunction = () => [{ title: "Reports · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => reportsView(arrival);

export default function Reports() {
  return <ReportsScreen {...useLoaderData<typeof loader>()} />;
}

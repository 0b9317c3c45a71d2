import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReportPage } from "~/app/areas/hiring/reports/report-page";
import { reportView } from "~/app/areas/hiring/reports/reports.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.report.title ?? "Report"} · Statewise` },
];

export const loader = (arrival: LoaderFunctionArgs) => reportView(arrival);

export default function Report() {
  return <ReportPage {...useLoaderData<typeof loader>()} />;
}

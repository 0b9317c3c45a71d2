import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { impactView } from "~/app/areas/hiring/reports/fairness.server";
import { ImpactPage } from "~/app/areas/hiring/reports/impact-page";

export const meta: MetaFunction = () => [{ title: "Adverse impact · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => impactView(arrival);

export default function AdverseImpact() {
  return <ImpactPage {...useLoaderData<typeof loader>()} />;
}

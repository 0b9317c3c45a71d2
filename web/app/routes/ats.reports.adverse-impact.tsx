import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ImpactPage } from "~/app/screens/ats/reports/impact-page";
import { impactView } from "~/app/server/ats/fairness.server";

export const meta: MetaFunction = () => [{ title: "Adverse impact · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => impactView(arrival);

export default function AdverseImpact() {
  return <ImpactPage {...useLoaderData<typeof loader>()} />;
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AnalyticsScreen } from "~/app/areas/admin/analytics/analytics-screen";
import { staff } from "~/app/server/principal.server";
import { analytics, retentionCohorts } from "~/domain/admin";

export const meta: MetaFunction = () => [{ title: "Analytics · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "purchases:read");
  const wantsCohorts = new URL(arrival.request.url).searchParams.get("cohorts") === "1";
  const [figures, cohorts] = await Promise.all([
    analytics(principal),
    wantsCohorts ? retentionCohorts(principal) : null,
  ]);
  return { figures, cohorts };
}

export default function AdminAnalytics() {
  return <AnalyticsScreen {...useLoaderData<typeof loader>()} />;
}

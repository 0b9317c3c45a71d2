import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RiskScreen } from "~/app/areas/admin/analytics/risk-screen";
import { staff } from "~/app/server/principal.server";
import { RISK_WEEKS, riskFigures } from "~/domain/admin";

export const meta: MetaFunction = () => [{ title: "Risk Assessment · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "questions:read");
  const asked = new URL(arrival.request.url).searchParams.get("weeks");
  const weeks = RISK_WEEKS.find((known) => String(known) === asked) ?? 12;
  return { weeks, figures: await riskFigures(principal, weeks) };
}

export default function AdminRisk() {
  return <RiskScreen {...useLoaderData<typeof loader>()} />;
}

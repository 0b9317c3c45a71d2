import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Chart } from "~/app/areas/people/organization/chart";
import { people } from "~/app/areas/people/people.server";
import { EmptyState } from "~/app/ui/status/empty-state";
import { organizationChart } from "~/domain/people";

export const meta: MetaFunction = () => [{ title: "Organization chart · Statewise" }];

export const loader = async (arrival: LoaderFunctionArgs) => ({
  nodes: await organizationChart(await people(arrival)),
});

export default function OrganizationChart() {
  const { nodes } = useLoaderData<typeof loader>();
  return nodes.length === 0 ? <EmptyState title="No employees yet" /> : <Chart nodes={nodes} />;
}

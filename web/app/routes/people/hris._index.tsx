import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OverviewScreen } from "~/app/areas/people/overview/overview-screen";
import { tilesOf } from "~/app/areas/people/overview/tiles.server";
import { peopleOrPlans } from "~/app/areas/people/people.server";
import { peopleOverview } from "~/domain/people";

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await peopleOrPlans(arrival);
  // Without access the layout shows the plans in place of this.
  if (!member) return null;
  return { overview: await peopleOverview(member), tiles: tilesOf(member) };
}

export default function HrisStart() {
  const data = useLoaderData<typeof loader>();
  return data ? <OverviewScreen {...data} /> : null;
}

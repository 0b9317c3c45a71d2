import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActivityFeed } from "~/app/areas/hiring/dashboard/activity-feed";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import { activityQuery, listActivities } from "~/domain/hiring";

export const meta: MetaFunction = () => [{ title: "Activity · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "applications:read");
  const query = filtersOf(activityQuery, arrival.request);
  const { data, nextCursor } = await orErrorScreen(listActivities(member, query));
  return { lines: data, nextCursor, entityType: query.entityType ?? null };
}

export default function Activity() {
  return <ActivityFeed {...useLoaderData<typeof loader>()} />;
}

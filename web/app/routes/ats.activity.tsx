import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActivityFeed } from "~/app/screens/ats/dashboard/activity-feed";
import { filtersOf } from "~/app/server/ats/act.server";
import { hiring } from "~/app/server/ats/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
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

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ApiChanges } from "~/app/areas/reference/api-changes";
import { apiChanges } from "~/app/areas/reference/api-changes.server";

export const meta: MetaFunction = () => [{ title: "Changes of the API · Statewise" }];

export const loader = () => apiChanges();

export default function Changes() {
  return <ApiChanges {...useLoaderData<typeof loader>()} />;
}

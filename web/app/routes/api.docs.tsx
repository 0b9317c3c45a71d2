import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ApiReference } from "~/app/screens/reference/api-reference";
import { apiReference } from "~/app/server/api-reference.server";
import { config } from "~/platform/config";

export const meta: MetaFunction = () => [{ title: "API reference · Statewise" }];

export const loader = () => ({ audiences: apiReference(config().appUrl) });

export default function ApiDocs() {
  const { audiences } = useLoaderData<typeof loader>();
  return <ApiReference audiences={audiences} />;
}

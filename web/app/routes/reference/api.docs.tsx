import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ApiReference } from "~/app/areas/reference/api-reference";
import { apiChapters } from "~/app/areas/reference/api-reference.server";

export const meta: MetaFunction = () => [{ title: "API reference · Statewise" }];

export const loader = () => ({ audiences: apiChapters() });

export default function ApiDocs() {
  const { audiences } = useLoaderData<typeof loader>();
  return <ApiReference audiences={audiences} />;
}

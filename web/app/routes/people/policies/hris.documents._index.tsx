import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DocumentsScreen } from "~/app/areas/people/policies/documents-screen";
import { documentsView } from "~/app/areas/people/policies/policies.server";

export const meta: MetaFunction = () => [{ title: "Documents · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => documentsView(arrival);

export default function Documents() {
  return <DocumentsScreen {...useLoaderData<typeof loader>()} />;
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { directoryView } from "~/app/areas/people/employees/directory.server";
import { DirectoryScreen } from "~/app/areas/people/employees/directory-screen";

export const meta: MetaFunction = () => [{ title: "Employees · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => directoryView(arrival);

export default function Employees() {
  return <DirectoryScreen {...useLoaderData<typeof loader>()} />;
}

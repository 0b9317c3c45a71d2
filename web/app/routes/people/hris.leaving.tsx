import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leavingsView } from "~/app/areas/people/leaving/leaving.server";
import { LeavingsList } from "~/app/areas/people/leaving/leavings-list";

export const meta: MetaFunction = () => [{ title: "Leaving · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => leavingsView(arrival);

export default function Leavings() {
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold">Leaving</h2>
      <LeavingsList {...useLoaderData<typeof loader>()} />
    </>
  );
}

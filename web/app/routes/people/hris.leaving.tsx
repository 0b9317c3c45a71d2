import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LeavingsList } from "~/app/areas/people/leaving/leavings-list";
import { people } from "~/app/areas/people/people.server";
import { listLeavings } from "~/domain/people";

export const meta: MetaFunction = () => [{ title: "Leaving · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  return { leavings: await listLeavings(member, { status: "open" }) };
}

export default function Leavings() {
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold">Leaving</h2>
      <LeavingsList {...useLoaderData<typeof loader>()} />
    </>
  );
}

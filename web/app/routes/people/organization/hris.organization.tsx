import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { OrganizationTabs } from "~/app/areas/people/organization/organization-tabs";
import { people, peopleRights } from "~/app/areas/people/people.server";

export async function loader(arrival: LoaderFunctionArgs) {
  const rights = peopleRights(await people(arrival), "employees:write");
  return { mayWrite: rights["employees:write"] };
}

export default function Organization() {
  return (
    <>
      <h2 className="mb-3 font-serif text-xl font-semibold">Organization</h2>
      <OrganizationTabs {...useLoaderData<typeof loader>()} />
      <Outlet />
    </>
  );
}

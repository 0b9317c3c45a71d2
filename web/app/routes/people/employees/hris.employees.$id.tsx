import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { profileFrame } from "~/app/areas/people/profile/profile.server";
import { ProfileHeader } from "~/app/areas/people/profile/profile-header";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.person.name ?? "Employee"} · Statewise` },
];

export const loader = (arrival: LoaderFunctionArgs) => profileFrame(arrival);

export default function EmployeeProfile() {
  return (
    <>
      <ProfileHeader {...useLoaderData<typeof loader>()} />
      <Outlet />
    </>
  );
}

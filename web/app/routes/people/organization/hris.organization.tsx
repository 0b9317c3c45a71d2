import { Outlet } from "@remix-run/react";
import { OrganizationTabs } from "~/app/areas/people/organization/organization-tabs";

export default function Organization() {
  return (
    <>
      <h2 className="mb-3 font-serif text-xl font-semibold">Organization</h2>
      <OrganizationTabs />
      <Outlet />
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { JobTab } from "~/app/areas/people/profile/job-tab";
import { employeeOf } from "~/app/areas/people/profile/profile.server";

export const loader = async (arrival: LoaderFunctionArgs) => ({ employee: (await employeeOf(arrival)).employee });

export default function EmployeeJob() {
  return <JobTab {...useLoaderData<typeof loader>()} />;
}

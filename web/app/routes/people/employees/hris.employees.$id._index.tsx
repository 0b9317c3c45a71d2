import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withdrawal } from "~/app/areas/people/profile/change.server";
import { JobTab } from "~/app/areas/people/profile/job-tab";
import { employeeOf, fieldsSeen } from "~/app/areas/people/profile/profile.server";

export async function loader(arrival: LoaderFunctionArgs) {
  const { member, employee } = await employeeOf(arrival);
  return { employee, fields: await fieldsSeen(member, employee) };
}

export const action = (arrival: ActionFunctionArgs) => withdrawal(arrival);

export default function EmployeeJob() {
  return <JobTab {...useLoaderData<typeof loader>()} />;
}

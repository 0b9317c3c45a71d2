import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmployeePage } from "~/app/screens/ats/applications/employee-page";
import { idOf } from "~/app/server/ats/act.server";
import { hiring } from "~/app/server/ats/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { readHiredEmployee } from "~/domain/hiring";

export const meta: MetaFunction = () => [{ title: "Employee record · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "offers:write");
  return { employee: await orErrorScreen(readHiredEmployee(member, idOf(arrival.params.id))) };
}

export default function HiredEmployee() {
  return <EmployeePage {...useLoaderData<typeof loader>()} />;
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmployeePage } from "~/app/areas/hiring/applications/employee-page";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import { readHiredEmployee } from "~/domain/hiring/recruiting";

export const meta: MetaFunction = () => [{ title: "Employee record · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "offers:write");
  return { employee: await orErrorScreen(readHiredEmployee(member, idOf(arrival.params.id))) };
}

export default function HiredEmployee() {
  return <EmployeePage {...useLoaderData<typeof loader>()} />;
}

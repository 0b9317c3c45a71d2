import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { people } from "~/app/areas/people/people.server";
import { idOf } from "~/app/server/form-fields.server";
import { personalFile } from "~/app/server/personal-file.server";
import { exportEmployeeData } from "~/domain/people";

export const loader = () => redirect("/hris");

/** Everything that is kept about an employee, as a file for the person. */
export async function action(arrival: ActionFunctionArgs) {
  const member = await people(arrival);
  const id = idOf(arrival.params.id);
  return personalFile(exportEmployeeData(member, id), `employee-${id}`, `/hris/employees/${id}`);
}

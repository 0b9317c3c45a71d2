import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { STATE_NAMES } from "~/domain/pay";
import { addEmployee, newEmployeeForm } from "~/domain/people";
import { people } from "../people.server";
import { EMPLOYEE_INTENT } from "./employee-intents";
import { jobChoices } from "./job-choices.server";
import { acceptanceOf, jobWishOf } from "./job-wish.server";

export async function newEmployeeView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  return {
    choices: await jobChoices(member),
    states: Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label })),
  };
}

const FAILED = { title: "Employee Not Added", description: "Please check the fields and try again." };
const asTyped = z.object({}).loose();
const LINES = ["personalEmail", "phone", "address", "city", "state", "zipCode", "number", "preferredName"];

/** Adds somebody, applicant or not, with the tasks of their first day. */
export async function newEmployeeAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const form = await formOf(arrival.request);
  return submit(form, { intent: EMPLOYEE_INTENT.add, schema: asTyped, failed: FAILED }, async () => {
    const field = (name: string) => textOf(form, name).trim();
    const wish = checked(newEmployeeForm, {
      ...Object.fromEntries(["firstName", "lastName", "email", "startDate"].map((name) => [name, field(name)])),
      ...Object.fromEntries(LINES.map((name) => [name, field(name) || null])),
      ...jobWishOf(form),
      ...acceptanceOf(form),
    });
    const id = await addEmployee(member, wish);
    const description = "The tasks of the first day are on their page.";
    return redirectTo(`/hris/employees/${id}`, { toast: { title: "Employee Added", description, variant: "success" } });
  });
}

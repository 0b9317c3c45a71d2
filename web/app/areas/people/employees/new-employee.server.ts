import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, onlyAct } from "~/app/server/acts.server";
import { textOf } from "~/app/server/form-fields.server";
import { STATE_NAMES } from "~/domain/pay";
import { addEmployee, newEmployeeForm, seatsNow } from "~/domain/people";
import { people, peopleMay } from "../people.server";
import { EMPLOYEE_INTENT } from "./employee-intents";
import { jobChoices } from "./job-choices.server";
import { acceptanceOf, jobWishOf } from "./job-wish.server";

export async function newEmployeeView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  return {
    choices: await jobChoices(member),
    seats: await seatsNow(member),
    states: Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label })),
  };
}

const FAILED = { title: "Employee Not Added", description: "Please check the fields and try again." };
const LINES = ["personalEmail", "phone", "address", "city", "state", "zipCode", "number", "preferredName"];

const typed = (form: FormData) => {
  const field = (name: string) => textOf(form, name).trim();
  return {
    ...Object.fromEntries(["firstName", "lastName", "email", "startDate"].map((name) => [name, field(name)])),
    ...Object.fromEntries(LINES.map((name) => [name, field(name) || null])),
    ...jobWishOf(form),
    ...acceptanceOf(form),
    acceptStart: form.get("acceptStart") === "on",
  };
};

/** Adds somebody, applicant or not, with the tasks of their first day. */
export const newEmployeeAction = onlyAct(
  peopleMay("employees:write"),
  EMPLOYEE_INTENT.add,
  act({
    schema: newEmployeeForm,
    read: typed,
    call: addEmployee,
    said: (id) => ({
      title: "Employee Added",
      description: "The tasks of the first day are on their page.",
      to: `/hris/employees/${id}`,
    }),
    failed: FAILED,
  }),
);

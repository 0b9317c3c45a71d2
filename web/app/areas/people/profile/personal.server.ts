import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { actAndReturn, idOf, textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { STATE_NAMES } from "~/domain/pay";
import { changePerson, personForm } from "~/domain/people";
import { EMPLOYEE_INTENT as INTENT } from "../employees/employee-intents";
import { people } from "../people.server";
import { employeeOf } from "./profile.server";

/** Private data; who may not see them has no such page. */
export async function personalView(arrival: LoaderFunctionArgs) {
  const { employee } = await employeeOf(arrival);
  if (!("personalEmail" in employee)) throw new Response("This is open to HR and to the person only.", { status: 403 });
  return { employee, states: Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label })) };
}

const FAILED = { title: "Not Saved", description: "Please check the fields and try again." };
const asTyped = z.object({}).loose();
/** Kept by HR; a field that was not on the form is not touched. */
const OFFICIAL = ["firstName", "lastName", "email", "number"];
const CONTACT = [
  ...["preferredName", "personalEmail", "phone", "address", "city", "state", "zipCode"],
  ...["emergencyContactName", "emergencyContactPhone", "emergencyContactRelation"],
];

export async function personalAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "self:write");
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  const here = `/hris/employees/${id}`;
  if (textOf(form, "intent") === INTENT.status)
    return actAndReturn(form, here, async () => {
      const { status } = checked(personForm.pick({ status: true }).required(), { status: textOf(form, "status") });
      await changePerson(member, id, { status } as z.output<typeof personForm>);
      return { title: status === "on_leave" ? "Marked as on Leave" : "Marked as Back at Work" };
    });
  return submit(form, { intent: INTENT.person, schema: asTyped, failed: FAILED }, async () => {
    const sent = (names: string[]) => names.filter((name) => form.has(name));
    const wish = checked(personForm, {
      ...Object.fromEntries(sent(OFFICIAL).map((name) => [name, textOf(form, name)])),
      ...Object.fromEntries(sent(CONTACT).map((name) => [name, textOf(form, name).trim() || null])),
      version: Number(textOf(form, "version")) || undefined,
    });
    await changePerson(member, id, wish);
    return redirectTo(`${here}/personal`, { toast: { title: "Saved", variant: "success" } });
  });
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { textOf } from "~/app/server/form-fields.server";
import { STATE_NAMES } from "~/domain/pay";
import {
  accountInvitation,
  type CustomField,
  changePerson,
  disconnectAccount,
  inviteToRecord,
  personForm,
  withdrawInvitation,
} from "~/domain/people";
import { EMPLOYEE_INTENT as INTENT } from "../employees/employee-intents";
import { peopleMay } from "../people.server";
import { employeeOf, fieldsSeen } from "./profile.server";

/** Private data; who may not see them has no such page. */
export async function personalView(arrival: LoaderFunctionArgs) {
  const { member, employee } = await employeeOf(arrival);
  if (!("personalEmail" in employee)) throw new Response("This is open to HR and to the person only.", { status: 403 });
  const isHr = employee.allowedActions.includes("edit");
  const seen = await fieldsSeen(member, employee);
  const mayEdit = (field: CustomField) => isHr || (employee.isSelf && field.personEdits);
  const fields = { kept: seen.filter(mayEdit), read: seen.filter((field) => !mayEdit(field)) };
  return { employee, fields, states: Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label })) };
}

const personalOf = (id: number): string => `/hris/employees/${id}/personal`;
const FAILED = { title: "Not Saved", description: "Please check the fields and try again." };
/** Kept by HR; a field that was not on the form is not touched. */
const OFFICIAL = ["firstName", "lastName", "email", "number"];
const CONTACT = [
  ...["preferredName", "personalEmail", "phone", "address", "city", "state", "zipCode"],
  ...["emergencyContactName", "emergencyContactPhone", "emergencyContactRelation"],
];

const sent = (form: FormData, names: string[]) => names.filter((name) => form.has(name));
/** What the form says of the company's own fields; left empty, one has no value. */
function ownFieldsIn(form: FormData): Record<string, string | null> | undefined {
  const names = [...form.keys()].filter((name) => name.startsWith("custom."));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name.slice("custom.".length), textOf(form, name).trim() || null]));
}

const statusOf = personForm.pick({ status: true }).required();

export const personalAction = acts(
  peopleMay("self:write"),
  {
    [INTENT.status]: act({
      schema: statusOf,
      read: (form) => ({ status: textOf(form, "status") }),
      call: (member, { status }, { id }) => changePerson(member, id, { status } as z.output<typeof personForm>),
      said: (_changed, { status }) => ({
        title: status === "on_leave" ? "Marked as on Leave" : "Marked as Back at Work",
      }),
    }),
    [INTENT.invite]: act({
      guard: peopleMay("employees:write"),
      schema: accountInvitation,
      call: (member, form, { id }) => inviteToRecord(member, id, form),
      said: ({ email }, _form, { id }) => ({
        title: "Invitation Sent",
        description: `${email} has a link that works for 14 days.`,
        to: personalOf(id),
      }),
      failed: "Not Invited",
    }),
    [INTENT.uninvite]: act({
      guard: peopleMay("employees:write"),
      call: (member, _value, { id }) => withdrawInvitation(member, id),
      said: (_done, _value, { id }) => ({
        title: "Invitation Withdrawn",
        description: "Its link no longer works.",
        to: personalOf(id),
      }),
    }),
    [INTENT.disconnect]: act({
      guard: peopleMay("employees:write"),
      call: (member, _value, { id }) => disconnectAccount(member, id),
      said: (_done, _value, { id }) => ({ title: "Account Disconnected", to: personalOf(id) }),
    }),
    [INTENT.person]: act({
      schema: personForm,
      read: (form) => ({
        ...Object.fromEntries(sent(form, OFFICIAL).map((name) => [name, textOf(form, name)])),
        ...Object.fromEntries(sent(form, CONTACT).map((name) => [name, textOf(form, name).trim() || null])),
        version: Number(textOf(form, "version")) || undefined,
        custom: ownFieldsIn(form),
      }),
      call: (member, wish, { id }) => changePerson(member, id, wish),
      said: (_changed, _wish, { id }) => ({ title: "Saved", to: personalOf(id) }),
      failed: FAILED,
    }),
  },
  { back: ({ id }) => `/hris/employees/${id}` },
);

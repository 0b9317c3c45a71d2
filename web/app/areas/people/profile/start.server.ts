import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts } from "~/app/server/acts.server";
import { textOf } from "~/app/server/form-fields.server";
import {
  beginEmployment,
  beginForm,
  closeHire,
  closeHireForm,
  moveStart,
  moveStartForm,
  type PeopleMember,
  removeDraft,
} from "~/domain/people";
import { today } from "~/platform/clock";
import { EMPLOYEE_INTENT as INTENT } from "../employees/employee-intents";
import { jobChoices } from "../employees/job-choices.server";
import { acceptanceOf, jobWishOf } from "../employees/job-wish.server";
import { people, peopleMay } from "../people.server";
import { valuesOf } from "./job-values.server";
import { employeeOf } from "./profile.server";

/** The first day of somebody: to come, to be set for a draft, or a new one for who left. */
export async function startView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const { employee } = await employeeOf(arrival);
  const { id, name, status, startDate, allowedActions } = employee;
  return {
    person: { id, name, status, startDate: startDate ?? null },
    isToCome: (startDate ?? "") > today(),
    allowedActions,
    values: valuesOf(employee),
    choices: allowedActions.includes("begin") ? await jobChoices(member, id) : null,
  };
}

export type StartView = Awaited<ReturnType<typeof startView>>;

const FAILED = { title: "Not Done", description: "Please check the fields and try again." };

export const startAction = acts(
  peopleMay("employees:write"),
  {
    [INTENT.begin]: act({
      schema: beginForm,
      read: (form) => ({ startDate: textOf(form, "startDate"), ...jobWishOf(form), ...acceptanceOf(form) }),
      call: (member: PeopleMember, wish, { id }) => beginEmployment(member, id, wish),
      said: { title: "First Day Set", description: "The tasks of the first day are on their page." },
      failed: FAILED,
    }),
    [INTENT.discard]: act({
      call: (member: PeopleMember, _value, { id }) => removeDraft(member, id),
      said: { title: "Draft Removed", to: "/hris/employees" },
      failed: "Not Removed",
    }),
    [INTENT.moveStart]: act({
      schema: moveStartForm,
      call: (member: PeopleMember, wish, { id }) => moveStart(member, id, wish),
      said: { title: "First Day Moved", description: "Its open tasks move with it." },
      failed: FAILED,
    }),
    [INTENT.noShow]: act({
      schema: closeHireForm,
      call: (member: PeopleMember, wish, { id }) => closeHire(member, id, wish),
      said: "Hire Closed",
      failed: FAILED,
    }),
  },
  { back: ({ id }) => `/hris/employees/${id}` },
);

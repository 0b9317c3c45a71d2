import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { idOf, textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  CHANGE_REASONS,
  changeEmployment,
  employmentChange,
  type PeopleMember,
  plainDay,
  readEmployee,
} from "~/domain/people";
import { EMPLOYEE_INTENT as INTENT } from "../employees/employee-intents";
import { jobChoices } from "../employees/job-choices.server";
import type { JobValues } from "../employees/job-fields";
import { acceptanceOf, type JobWish, jobWishOf, wishOfValues } from "../employees/job-wish.server";
import { optionsOf } from "../pay-text";
import { people } from "../people.server";
import type { Employee } from "./profile.server";

/** The form of a change, filled with what holds today. */
export async function changeView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const employee = await held(member, idOf(arrival.params.id));
  return {
    person: { id: employee.id, name: employee.name },
    mayChange: employee.allowedActions.includes("change"),
    isSelf: employee.isSelf,
    day: employee.asOf,
    values: valuesOf(employee),
    choices: await jobChoices(member, employee.id),
    reasons: optionsOf(CHANGE_REASONS),
  };
}

export type ChangeView = Awaited<ReturnType<typeof changeView>>;

const held = async (member: PeopleMember, id: number, day?: string): Promise<Employee> =>
  (await orErrorScreen(readEmployee(member, id, day))) as Employee;

const idText = (one: { id: number } | null | undefined): string => (one ? String(one.id) : "");

function valuesOf(employee: Employee): JobValues {
  const { title, department, place, manager, employmentType, pay, flsaStatus, weeklyMinutes, workLocation } = employee;
  return {
    title: title ?? "",
    departmentId: idText(department),
    placeId: idText(place),
    managerId: idText(manager),
    employmentType: employmentType ?? "full_time",
    pay: pay ? (pay.amount / 100).toFixed(2) : "",
    payType: pay?.type ?? "annual",
    flsaStatus: flsaStatus ?? "nonexempt",
    weeklyMinutes: String((weeklyMinutes ?? 2400) / 60),
    workLocation: workLocation ?? "office",
  };
}

/**
 * What became another than the form showed. The rest is not sent: on the day of the change something else may hold than
 * today, and that stays.
 */
function changedOf(wish: JobWish, shown: JobWish): Partial<JobWish> {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    Object.entries(wish).filter(([name, value]) => !same(value, shown[name as keyof JobWish])),
  ) as Partial<JobWish>;
}

const FAILED = { title: "Not Changed", description: "Please check the fields and try again." };
const asTyped = z.object({}).loose();

/** Shows what a change would do, or does it. */
export async function changeAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  const isPreview = textOf(form, "intent") === INTENT.preview;
  const intent = isPreview ? INTENT.preview : INTENT.change;
  return submit(form, { intent, schema: asTyped, failed: FAILED }, async () => {
    const shown = await held(member, id, checked(plainDay, textOf(form, "shownOn")));
    const wish = checked(employmentChange, {
      ...changedOf(jobWishOf(form), wishOfValues(valuesOf(shown))),
      ...acceptanceOf(form),
      effectiveOn: textOf(form, "effectiveOn"),
      reason: textOf(form, "reason"),
      preview: isPreview,
    });
    const result = await changeEmployment(member, id, wish);
    if (isPreview) return { preview: result, typed: Object.fromEntries(form) as Record<string, string> };
    return redirectTo(`/hris/employees/${id}`, { toast: { title: "Change Saved", variant: "success" } });
  });
}

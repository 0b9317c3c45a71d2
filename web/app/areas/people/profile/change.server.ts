import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { type At, act, acts, onlyAct } from "~/app/server/acts.server";
import { checked } from "~/app/server/checked.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf, textOf } from "~/app/server/form-fields.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  CHANGE_REASONS,
  changeEmployment,
  employmentChange,
  type PeopleMember,
  plainDay,
  readEmployee,
  withdrawChange,
} from "~/domain/people";
import { EMPLOYEE_INTENT as INTENT } from "../employees/employee-intents";
import { jobChoices } from "../employees/job-choices.server";
import { acceptanceOf, type JobWish, jobWishOf, wishOfValues } from "../employees/job-wish.server";
import { optionsOf } from "../pay-text";
import { people, peopleMay } from "../people.server";
import { valuesOf } from "./job-values.server";
import type { Employee } from "./profile.server";

/** The form of a change, filled with what holds on the day that was chosen, without one today. */
export async function changeView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const from = plainDay.safeParse(new URL(arrival.request.url).searchParams.get("from"));
  const employee = await held(member, idOf(arrival.params.id), from.success ? from.data : undefined);
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

/** Nothing is recorded that was not shown: where another day holds something else, that is shown first. */
async function refuseUnseen(member: PeopleMember, shown: Employee, day: string): Promise<void> {
  const then = await held(member, shown.id, day);
  if (then.title === null || JSON.stringify(valuesOf(then)) === JSON.stringify(valuesOf(shown))) return;
  const to = `/hris/employees/${shown.id}/change?from=${day}`;
  const title = "Look at this day first";
  throw redirectTo(to, {
    toast: {
      title,
      description: "On the day you chose something else holds. The form shows it now.",
    },
  });
}

const FAILED = { title: "Not Changed", description: "Please check the fields and try again." };

async function change(member: PeopleMember, preview: boolean, { id, form }: At) {
  const shown = await held(member, id, checked(plainDay, textOf(form, "shownOn")));
  await refuseUnseen(member, shown, checked(plainDay, textOf(form, "effectiveOn")));
  const wish = checked(employmentChange, {
    ...changedOf(jobWishOf(form), wishOfValues(valuesOf(shown))),
    ...acceptanceOf(form),
    effectiveOn: textOf(form, "effectiveOn"),
    reason: textOf(form, "reason"),
    preview,
  });
  return changeEmployment(member, id, wish);
}

/** Takes a planned change back, from the history where it stands. */
export const withdrawal = onlyAct(
  peopleMay("employees:write"),
  INTENT.withdraw,
  act({
    schema: z.object({ effectiveOn: plainDay }),
    call: (member, { effectiveOn }, { id }) => withdrawChange(member, id, effectiveOn),
    said: "Change Withdrawn",
    failed: "Not Withdrawn",
  }),
);

/** Shows what a change would do, or does it. */
export const changeAction = acts(
  peopleMay("employees:write"),
  {
    [INTENT.preview]: act({
      call: (member, _value, at) => change(member, true, at),
      shown: (preview, { form }) => ({ preview, typed: Object.fromEntries(form) as Record<string, string> }),
      failed: FAILED,
    }),
    [INTENT.change]: act({
      call: (member, _value, at) => change(member, false, at),
      said: "Change Saved",
      failed: FAILED,
    }),
  },
  { back: ({ id }) => `/hris/employees/${id}` },
);

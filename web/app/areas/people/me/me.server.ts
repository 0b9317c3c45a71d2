import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf } from "~/app/server/form.server";
import { listEmployees, listTasks, readEmployee } from "~/domain/people";
import { people } from "../people.server";
import type { Employee } from "../profile/profile.server";
import { stepTaskAndReturn } from "../tasks/task-acts.server";

const HERE = "/hris/me";
const MOST_REPORTS = 50;

/** One's own record in short, what is to be done, and who reports to one. Null: the account has no record. */
export async function myView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const id = member.employeeId;
  if (id === null) return { me: null, tasks: [], team: [] };
  const [employee, tasks, team] = await Promise.all([
    orErrorScreen(readEmployee(member, id)) as Promise<Employee>,
    listTasks(member, { employeeId: id, status: "open" }),
    listEmployees(member, { managerId: id, status: "current", limit: MOST_REPORTS }),
  ]);
  const { name, title, department, place, manager, pay, startDate, weeklyMinutes } = employee;
  return {
    me: { id, name, title, department, place, manager, pay, startDate, weeklyMinutes },
    tasks,
    team: team.data.map((one) => ({ id: one.id, name: one.name, title: one.title, status: one.status })),
  };
}

export type MyView = Awaited<ReturnType<typeof myView>>;

export async function myAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "tasks:write");
  return stepTaskAndReturn(member, await formOf(arrival.request), HERE);
}

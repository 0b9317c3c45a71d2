import type { LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { listEmployees, listRequests, listTasks, readBalances, readEmployee, requestQuery } from "~/domain/people";
import { people } from "../people.server";
import type { Employee } from "../profile/profile.server";
import { taskActs } from "../tasks/task-acts.server";

const MOST_REPORTS = 50;
const LAST_REQUESTS = 5;

/** One's own record in short, what is to be done, and who reports to one. Null: the account has no record. */
export async function myView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const id = member.employeeId;
  if (id === null) return { me: null, tasks: [], team: [], balances: [], requests: [] };
  const [employee, tasks, team, balances, requests] = await Promise.all([
    orErrorScreen(readEmployee(member, id)) as Promise<Employee>,
    listTasks(member, { employeeId: id, status: "open" }),
    listEmployees(member, { managerId: id, status: "current", limit: MOST_REPORTS }),
    readBalances(member, {}),
    listRequests(member, requestQuery.parse({ employeeId: id, status: "all", limit: LAST_REQUESTS })),
  ]);
  const { name, title, department, place, manager, pay, startDate, weeklyMinutes } = employee;
  return {
    me: { id, name, title, department, place, manager, pay, startDate, weeklyMinutes },
    tasks,
    balances: balances
      .filter(({ isLimited }) => isLimited)
      .map(({ code, name, minutes, available }) => ({ code, name, minutes, available })),
    requests: requests.data,
    team: team.data.map((one) => ({ id: one.id, name: one.name, title: one.title, status: one.status })),
  };
}

export type MyView = Awaited<ReturnType<typeof myView>>;

export const myAction = taskActs("/hris/me");

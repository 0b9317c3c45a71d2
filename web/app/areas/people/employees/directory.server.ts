import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import {
  countEmployees,
  employeeQuery,
  inviteEverybody,
  listDepartments,
  listEmployees,
  listPlaces,
} from "~/domain/people";
import { people, peopleMay, peopleRights } from "../people.server";
import { EMPLOYEE_INTENT as INTENT } from "./employee-intents";

const PAGE = 25;
/** Statuses that a role may ask for: who left is no part of an employee's directory, drafts are HR's. */
const STATUSES = {
  hr_admin: ["current", "onboarding", "active", "on_leave", "terminated", "draft", "all"],
  payroll: ["current", "onboarding", "active", "on_leave", "terminated", "all"],
  viewer: ["current", "onboarding", "active", "on_leave", "terminated", "all"],
  employee: ["current", "onboarding", "active", "on_leave"],
};

/** One page of the directory, with what it can be filtered by. */
export async function directoryView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const query = filtersOf(employeeQuery, arrival.request);
  const [page, departments, places] = await Promise.all([
    orErrorScreen(listEmployees(member, { ...query, limit: PAGE })),
    listDepartments(member),
    listPlaces(member),
  ]);
  const named = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return {
    ...page,
    query,
    statuses: STATUSES[member.role],
    departments: departments.map(named),
    places: places.map(named),
    heads: await orErrorScreen(countEmployees(member, query)),
    asksAccounts: member.role === "hr_admin",
    rights: peopleRights(member, "employees:write"),
    search: new URL(arrival.request.url).search.slice(1),
  };
}

const peopleText = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

export const directoryAction = onlyAct(
  peopleMay("employees:write"),
  INTENT.inviteAll,
  act({
    call: inviteEverybody,
    said: ({ invited, left, failed }) => ({
      title: `${peopleText(invited)} invited`,
      description: [
        left > 0 ? `${peopleText(left)} are left: press again.` : null,
        failed[0] ? `Not invited: ${failed.map(({ name }) => name).join(", ")}. ${failed[0].why}` : null,
      ]
        .filter(Boolean)
        .join(" "),
    }),
  }),
  { back: "/hris/employees?account=invited" },
);

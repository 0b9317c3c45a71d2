import type { LoaderFunctionArgs } from "@remix-run/node";
import { filtersOf } from "~/app/areas/hiring/act.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { employeeQuery, listDepartments, listEmployees, listPlaces } from "~/domain/people";
import { people, peopleRights } from "../people.server";

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
    rights: peopleRights(member, "employees:write"),
    search: new URL(arrival.request.url).search.slice(1),
  };
}

import type { AppLoadContext } from "@remix-run/node";
import { idOf } from "~/app/areas/hiring/act.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { type EmployeeView, type PeopleMember, plainDay, readEmployee } from "~/domain/people";
import { people } from "../people.server";
import { PROFILE_TABS } from "./profile-tabs";

type Arrival = { request: Request; context: AppLoadContext; params: Record<string, string | undefined> };
type Known = Pick<EmployeeView, "id" | "name" | "number" | "email" | "status" | "asOf" | "isSelf" | "allowedActions">;
/** What the directory opens to everybody is always there; the rest where the field table opens it. */
export type Employee = Partial<EmployeeView> & Known;

const known = new WeakMap<Request, Promise<Employee>>();

/** The employee of the address, as of the day in it; read once however many loaders show a part. */
export async function employeeOf(arrival: Arrival): Promise<{ member: PeopleMember; employee: Employee }> {
  const member = await people(arrival);
  let employee = known.get(arrival.request);
  if (!employee) {
    employee = orErrorScreen(
      readEmployee(member, idOf(arrival.params.id), asOfIn(arrival.request)),
    ) as Promise<Employee>;
    known.set(arrival.request, employee);
  }
  return { member, employee: await employee };
}

/** The day of the address; what is no day counts as not said. */
export function asOfIn(request: Request): string | undefined {
  const day = plainDay.safeParse(new URL(request.url).searchParams.get("asOf"));
  return day.success ? day.data : undefined;
}

/** What stands above every tab of an employee. */
export async function profileFrame(arrival: Arrival) {
  const { employee } = await employeeOf(arrival);
  const { id, name, number, email, phone, status, title, department, place, manager, allowedActions } = employee;
  const asOf = asOfIn(arrival.request) ?? null;
  return {
    person: { id, name, number, email, phone: phone ?? null, status, isSelf: employee.isSelf, allowedActions },
    job: { title: title ?? null, department: department ?? null, place: place ?? null, manager: manager ?? null },
    asOf,
    today: employee.asOf,
    tabs: PROFILE_TABS.filter(({ field }) => field in employee).map(({ path, label }) => ({
      label,
      path: `/hris/employees/${id}${path}`,
      href: `/hris/employees/${id}${path}${asOf ? `?asOf=${asOf}` : ""}`,
    })),
  };
}

export type ProfileFrame = Awaited<ReturnType<typeof profileFrame>>;

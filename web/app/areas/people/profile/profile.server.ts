import type { AppLoadContext } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import {
  type CustomField,
  type EmployeeView,
  listFields,
  type PeopleMember,
  plainDay,
  readEmployee,
} from "~/domain/people";
import { people } from "../people.server";
import { PROFILE_TABS } from "./profile-tabs";

type Arrival = { request: Request; context: AppLoadContext; params: Record<string, string | undefined> };
type Known = Pick<
  EmployeeView,
  "id" | "name" | "number" | "email" | "status" | "asOf" | "isSelf" | "allowedActions" | "custom"
>;
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

/** The company's own fields that the reader sees of this employee. */
export const fieldsSeen = async (member: PeopleMember, { custom }: Employee): Promise<CustomField[]> =>
  (await listFields(member)).filter(({ key }) => key in custom);

/** The day of the address; what is no day counts as not said. */
export function asOfIn(request: Request): string | undefined {
  const day = plainDay.safeParse(new URL(request.url).searchParams.get("asOf"));
  return day.success ? day.data : undefined;
}

/** What stands above every tab of an employee. */
export async function profileFrame(arrival: Arrival) {
  const { employee, member } = await employeeOf(arrival);
  const { id, name, number, email, phone, status, title, department, place, manager, allowedActions, account } =
    employee;
  const asOf = asOfIn(arrival.request) ?? null;
  return {
    person: { id, name, number, email, phone: phone ?? null, status, isSelf: employee.isSelf, allowedActions },
    /** Whoever sees the history sees the leave, but for who only looks at figures. */
    seesLeave: "history" in employee && member.role !== "viewer" && status !== "draft",
    /** Said above the tabs where HR can do something about it. */
    signIn: account && allowedActions.includes("invite") ? account.state : null,
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

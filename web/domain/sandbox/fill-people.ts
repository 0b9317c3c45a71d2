import type { Principal } from "~/domain/access";
import {
  addEmployee,
  addPolicy,
  inPeople,
  newEmployeeForm,
  type PeopleMember,
  peopleMember,
  placeForm,
  policyForm,
  saveDepartment,
  savePlace,
} from "~/domain/people";
import rows from "./test-rows.json";

/** Places, departments, employees and policies of leave of the test organization, made once. */
export async function fillPeople(principal: Principal): Promise<void> {
  const member = await peopleMember(principal, "employees:write");
  const { organizationId } = member;
  const isFilled = await inPeople(member, (tx) => tx.employee.count({ where: { organizationId } }));
  if (isFilled > 0) return;
  const placeId = await savePlace(member, placeForm.parse(rows.place));
  const departments = new Map<string, number>();
  for (const name of new Set(rows.employees.map(({ department }) => department)))
    departments.set(name, await saveDepartment(member, { name }));
  const employees: number[] = [];
  for (const person of rows.employees)
    employees.push(await addPerson(member, { placeId, departments, managerId: employees[0] ?? null }, person));
  for (const policy of rows.leavePolicies) await addPolicy(member, policyForm.parse(policy));
}

type Unit = { placeId: number; departments: Map<string, number>; managerId: number | null };

const addPerson = (
  member: PeopleMember,
  { placeId, departments, managerId }: Unit,
  { department, ...person }: (typeof rows.employees)[number],
): Promise<number> =>
  addEmployee(
    member,
    newEmployeeForm.parse({ ...person, departmentId: departments.get(department), placeId, managerId }),
  );

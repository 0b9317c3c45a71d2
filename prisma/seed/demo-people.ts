import type { Principal } from "~/domain/access";
import {
  addEmployee,
  changeEmployment,
  employmentChange,
  newEmployeeForm,
  type PeopleMember,
  peopleMember,
  saveDepartment,
  savePlace,
} from "~/domain/people";
import { DAY_MS, now, today } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { DEPARTMENTS, type DemoPerson, FIRST_NAMES, LAST_NAMES, PEOPLE, PLACES } from "./demo-people-rows";
import { seedDemoTimeOff } from "./demo-time-off";

const inDays = (days: number): string =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Who has an account in the demo, by index: HR herself, a manager of the bakers, and a baker. */
const ACCOUNTS: Readonly<Record<number, string>> = { 5: "dana", 6: "cyrus", 22: "boris" };

type Ids = { departments: Map<string, number>; places: number[]; people: number[] };

/** Sixty people of the fictional company in five states, with two years of raises, moves and promotions. */
export async function seedDemoPeople(principal: Principal): Promise<void> {
  const member = await peopleMember(principal, "employees:write");
  const ids: Ids = { departments: new Map(), places: [], people: [] };
  for (const place of PLACES) ids.places.push(await placeOf(member, place));
  for (const name of DEPARTMENTS) ids.departments.set(name, await saveDepartment(member, { name }));
  for (const [index, person] of PEOPLE.entries()) ids.people.push(await addPerson(member, ids, person, index));
  for (const index of PEOPLE.keys()) await liveThrough(member, ids, index);
  await settleTasks(member);
  await seedDemoTimeOff(member, ids.people);
}

/** Hiring has made some of the places already, each with what it knows of it. */
async function placeOf(member: PeopleMember, place: (typeof PLACES)[number]): Promise<number> {
  const { organizationId } = member;
  const known = await inOrganization(organizationId, (tx) =>
    tx.organizationLocation.findFirst({ where: { organizationId, name: place.name }, select: { id: true } }),
  );
  return known?.id ?? savePlace(member, { ...place, isRemote: false });
}

/** Leaders came first, the last three are still to come. */
function startOf(index: number): string {
  const toCome = index - (PEOPLE.length - 3);
  if (toCome >= 0) return inDays(7 + toCome * 9);
  return inDays(index < 6 ? -1600 + index * 90 : -(900 - index * 15));
}

async function addPerson(member: PeopleMember, ids: Ids, person: DemoPerson, index: number): Promise<number> {
  const [firstName, last] = [FIRST_NAMES[index] ?? "Robin", LAST_NAMES[index] ?? "Example"];
  const { title, department, place, pay, isExempt, manager } = person;
  const account = ACCOUNTS[index];
  return addEmployee(
    member,
    newEmployeeForm.parse({
      ...{ firstName, title },
      lastName: `${last} (demo)`,
      email: account ? `${account}.demo@example.com` : `${firstName}.${last}.demo@example.com`.toLowerCase(),
      phone: `+1916555${String(300 + index).padStart(4, "0")}`,
      startDate: startOf(index),
      departmentId: department ? ids.departments.get(department) : null,
      placeId: ids.places[place],
      managerId: manager === null ? null : ids.people[manager],
      pay: { amount: pay, type: isExempt ? "annual" : "hourly" },
      flsaStatus: isExempt ? "exempt" : "nonexempt",
      employmentType: index % 11 === 10 ? "part_time" : "full_time",
      weeklyMinutes: index % 11 === 10 ? 1500 : 2400,
      ...{ address: `${100 + index} Example Street`, city: PLACES[place]?.city, state: PLACES[place]?.state },
      zipCode: PLACES[place]?.zipCode,
      ...{ emergencyContactName: `Kim ${last} (demo)`, emergencyContactRelation: "Family" },
      emergencyContactPhone: `+1916555${String(400 + index).padStart(4, "0")}`,
    }),
  );
}

/** The raises, promotions and moves of somebody's last two years, and what is decided for the next weeks. */
async function liveThrough(member: PeopleMember, ids: Ids, index: number): Promise<void> {
  const id = ids.people[index];
  const person = PEOPLE[index];
  if (!id || !person || id === member.employeeId) return;
  const type = person.isExempt ? "annual" : "hourly";
  const raised = (share: number) => ({ amount: Math.round(person.pay * share), type });
  const changes: object[] = [
    { effectiveOn: inDays(-660), pay: raised(1.03), reason: "pay", note: "Yearly raise" },
    { effectiveOn: inDays(-300), pay: raised(1.06), reason: "pay", note: "Yearly raise" },
  ];
  if (index % 9 === 7)
    changes.push({ effectiveOn: inDays(-200), title: `Senior ${person.title}`, reason: "promotion" });
  if (index % 13 === 12) changes.push({ effectiveOn: inDays(-120), weeklyMinutes: 1920, reason: "hours" });
  if (index % 17 === 16) changes.push({ effectiveOn: inDays(20), pay: raised(1.1), reason: "pay", note: "Agreed" });
  for (const change of changes) {
    const form = employmentChange.parse(change);
    if (form.effectiveOn > startOf(index)) await changeEmployment(member, id, form);
  }
}

/** What was due before the last weeks is done; of what is due since some is open, and some late. */
const settleTasks = (member: PeopleMember): Promise<unknown> =>
  inOrganization(member.organizationId, (tx) =>
    tx.peopleTask.updateMany({
      where: { organizationId: member.organizationId, dueOn: { lt: new Date(now().getTime() - 40 * DAY_MS) } },
      data: { status: "done", doneAt: now(), doneBy: member.userId },
    }),
  );

/** Whose work e-mail is that of an account of the demo sees the record as their own. */
export async function linkDemoAccounts(organizationId: number): Promise<void> {
  const members = await db().organizationMember.findMany({ where: { organizationId }, select: { user: true } });
  for (const { user } of members)
    await inOrganization(organizationId, (tx) =>
      tx.employee.updateMany({ where: { organizationId, email: user.email }, data: { userId: user.id } }),
    );
}

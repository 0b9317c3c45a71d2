import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { accountIs } from "../account/account-state";
import { headsOn } from "../employment/heads";
import { inPeople, type PeopleMember } from "../member/people-member";
import { addDays, dateOf, dayOf } from "../plain-days";
import { listTasks } from "../tasks/tasks";
import { readSeats } from "./seats";

/** How far the overview looks ahead. */
export const OVERVIEW_DAYS = 60;
const MOST_LINES = 8;
const MOST_TASKS = 6;
const CURRENT = ["onboarding", "active", "on_leave"];

export type OverviewLine = { id: number; name: string; day: string };

/** What stands first in people: how many, who comes, who goes, what is to be done; each as far as the member may see it. */
export async function peopleOverview(member: PeopleMember) {
  const tasks = await listTasks(member, { status: "open" });
  const rest = await inPeople(member, async (tx) => {
    const { organizationId, role } = member;
    const counts = await tx.employee.groupBy({ by: ["status"], where: { organizationId }, _count: true });
    const count = (...statuses: string[]) =>
      counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { _count }) => sum + _count, 0);
    const isHr = role === "hr_admin";
    return {
      ...(await headsOn(tx, organizationId, today())),
      onLeave: count("on_leave"),
      /** Drafted by a hire and not yet complete. */
      drafts: isHr ? count("draft") : null,
      signIns: isHr ? await signIns(tx, organizationId) : null,
      seats: isHr ? await readSeats(tx, member, count(...CURRENT)) : null,
      starters: await starters(tx, organizationId),
      // A last day is no part of the directory.
      leavers: role === "employee" ? null : await leavers(tx, organizationId),
    };
  });
  return {
    ...rest,
    lookAheadDays: OVERVIEW_DAYS,
    openTasks: tasks.length,
    lateTasks: tasks.filter(({ isLate }) => isLate).length,
    tasks: tasks.slice(0, MOST_TASKS),
  };
}

/** Of those who work here or are to come: how many can sign in to their own record, and how many have a link to do so. */
async function signIns(tx: Transaction, organizationId: number) {
  const [row] = await tx.$queryRaw<{ connected: number; invited: number; none: number }[]>`
    select count(*) filter (where ${accountIs("connected")})::int as connected,
      count(*) filter (where ${accountIs("invited")})::int as invited, count(*) filter (where ${accountIs("none")})::int as none
    from employees e where e.organization_id = ${organizationId} and e.status = any(${CURRENT}::text[])`;
  return row ?? { connected: 0, invited: 0, none: 0 };
}

const ahead = () => ({ gte: dateOf(today()), lte: dateOf(addDays(today(), OVERVIEW_DAYS)) });
const PERSON = { id: true, firstName: true, preferredName: true, lastName: true } as const;
type Person = { id: number; firstName: string; preferredName: string | null; lastName: string };

const lineOf = (person: Person, day: Date): OverviewLine => ({
  id: person.id,
  name: `${person.preferredName ?? person.firstName} ${person.lastName}`,
  day: dayOf(day),
});

async function starters(tx: Transaction, organizationId: number): Promise<OverviewLine[]> {
  const rows = await tx.employee.findMany({
    where: { organizationId, status: { in: ["onboarding", "active"] }, hireDate: ahead() },
    orderBy: [{ hireDate: "asc" }, { id: "asc" }],
    take: MOST_LINES,
    select: { ...PERSON, hireDate: true },
  });
  return rows.flatMap(({ hireDate, ...person }) => (hireDate ? [lineOf(person, hireDate)] : []));
}

async function leavers(tx: Transaction, organizationId: number): Promise<OverviewLine[]> {
  const rows = await tx.leaving.findMany({
    where: { organizationId, status: { in: ["planned", "in_progress"] }, lastDay: ahead() },
    orderBy: [{ lastDay: "asc" }, { id: "asc" }],
    take: MOST_LINES,
    select: { lastDay: true, employee: { select: PERSON } },
  });
  return rows.map(({ lastDay, employee }) => lineOf(employee, lastDay));
}

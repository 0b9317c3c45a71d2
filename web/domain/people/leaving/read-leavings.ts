import { NotFound } from "~/platform/errors";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import { dayOf } from "../plain-days";
import { LEAVING_TRANSITIONS, type LeavingState } from "./leaving-states";
import type { LeavingPlan } from "./plan";

const WHO = { employee: { select: { firstName: true, lastName: true, employeeId: true, status: true } } } as const;

type Row = {
  id: number;
  employeeId: number;
  kind: string;
  lastDay: Date;
  status: string;
  reason: string | null;
  rehireEligible: boolean | null;
  version: number;
  plan: unknown;
  employee: { firstName: string; lastName: string; employeeId: string; status: string };
};

/** Payroll reads when and how it ends, and not why; what may be done is HR's. */
const viewOf = (row: Row, openTasks: number, member: PeopleMember) => ({
  id: row.id,
  employeeId: row.employeeId,
  name: `${row.employee.firstName} ${row.employee.lastName}`.trim(),
  number: row.employee.employeeId,
  kind: row.kind,
  lastDay: dayOf(row.lastDay),
  status: row.status,
  reason: member.role === "hr_admin" ? row.reason : null,
  rehireEligible: row.rehireEligible,
  finalPayOn: (row.plan as LeavingPlan).finalPay.dueOn,
  openTasks,
  hasLeft: row.employee.status === "terminated",
  version: row.version,
  allowedActions: peopleMemberMay(member, "employees:write") ? actionsOf(row, openTasks) : [],
});
export type LeavingView = ReturnType<typeof viewOf>;

/** What may be done now: complete comes after the last day and the last task, a change of mind before, and taking back afterwards. */
function actionsOf({ status, employee }: Row, openTasks: number): string[] {
  const hasLeft = employee.status === "terminated";
  return LEAVING_TRANSITIONS[status as LeavingState].filter((next) =>
    next === "complete" ? hasLeft && openTasks === 0 : status !== "complete" || hasLeft,
  );
}

const OPEN_TASKS = ["todo", "in_progress", "blocked"];

/** Who leaves, the earliest last day first. */
export const listLeavings = (member: PeopleMember, { status }: { status: string }): Promise<LeavingView[]> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const wanted = status === "open" ? ["planned", "in_progress"] : [status];
    const rows = await tx.leaving.findMany({
      where: { organizationId, ...(status === "all" ? {} : { status: { in: wanted } }) },
      orderBy: [{ lastDay: "asc" }, { id: "asc" }],
      take: 500,
      include: WHO,
    });
    const counts = await tx.peopleTask.groupBy({
      by: ["employeeId"],
      where: { organizationId, list: "leaving", status: { in: OPEN_TASKS } },
      _count: true,
    });
    const open = new Map(counts.map(({ employeeId, _count }) => [employeeId, _count]));
    return rows.map((row) => viewOf(row, open.get(row.employeeId) ?? 0, member));
  });

/** Somebody's last day as it was decided, the latest one first: with its plan. */
export const readLeaving = (member: PeopleMember, employeeId: number): Promise<LeavingView & { plan: LeavingPlan }> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const row = await tx.leaving.findFirst({
      where: { organizationId, employeeId },
      orderBy: { id: "desc" },
      include: WHO,
    });
    if (!row) throw new NotFound("No last day is planned.");
    const open = await tx.peopleTask.count({
      where: { organizationId, employeeId, list: "leaving", status: { in: OPEN_TASKS } },
    });
    return { ...viewOf(row, open, member), plan: row.plan as unknown as LeavingPlan };
  });

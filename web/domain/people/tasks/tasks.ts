import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { now, today } from "~/platform/clock";
import { Conflict, Forbidden, invalidField, NotFound } from "~/platform/errors";
import { teamOf } from "../employment/managers";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dayOrNull } from "../plain-days";

export const TASK_STATES = ["todo", "in_progress", "blocked", "done", "skipped"] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** What may follow what. What is done or skipped can be opened again. */
export const TASK_TRANSITIONS: Record<TaskState, readonly TaskState[]> = {
  todo: ["in_progress", "blocked", "done", "skipped"],
  in_progress: ["todo", "blocked", "done", "skipped"],
  blocked: ["todo", "in_progress", "done", "skipped"],
  done: ["todo"],
  skipped: ["todo"],
};

export const taskQuery = z.object({
  employeeId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  status: z.enum([...TASK_STATES, "open", "all"]).default("open"),
});
export type TaskQuery = z.output<typeof taskQuery>;

export const taskStep = z.object({
  status: z.enum(TASK_STATES),
  reason: z.string().trim().max(500).nullish(),
  version: z.int().positive().optional(),
});
export type TaskStep = z.output<typeof taskStep>;

const OPEN: readonly TaskState[] = ["todo", "in_progress", "blocked"];

/** The tasks that this member may see, the earliest first: their own, those about their reports, those of payroll for payroll, all for HR. */
export const listTasks = (member: PeopleMember, { employeeId, status }: TaskQuery) =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const mine = await handsOf(member, (own) => teamOf(tx, organizationId, own, today()));
    const rows = await tx.peopleTask.findMany({
      where: {
        organizationId,
        ...(status === "all" ? {} : { status: { in: status === "open" ? [...OPEN] : [status] } }),
        AND: [
          employeeId ? { employeeId } : {},
          mine === "all"
            ? {}
            : { OR: [{ employeeId: { in: [...mine.team, ...mine.own] } }, { owner: { in: mine.roles } }] },
        ],
      },
      orderBy: [{ dueOn: "asc" }, { id: "asc" }],
      take: 500,
      include: { employee: { select: { firstName: true, lastName: true } }, law: { select: { slug: true } } },
    });
    return rows.map((row) => ({
      id: row.id,
      employeeId: row.employeeId,
      employee: `${row.employee.firstName} ${row.employee.lastName}`,
      list: row.list,
      title: row.title,
      owner: row.owner,
      dueOn: dayOrNull(row.dueOn),
      isLate: OPEN.includes(row.status as TaskState) && row.dueOn !== null && (dayOrNull(row.dueOn) ?? "") < today(),
      citation: row.citation,
      lawSlug: row.law?.slug ?? null,
      status: row.status,
      reason: row.reason,
      doneAt: row.doneAt,
      version: row.version,
      allowedActions: mayStep(mine, row) && !member.onlyLooks ? [...TASK_TRANSITIONS[row.status as TaskState]] : [],
    }));
  });

type Hands = "all" | { own: number[]; team: Set<number> /** Of everybody, as payroll's are. */; roles: string[] };

async function handsOf(member: PeopleMember, team: (own: number) => Promise<Set<number>>): Promise<Hands> {
  if (member.role === "hr_admin") return "all";
  const own = member.employeeId;
  const roles = member.role === "payroll" ? ["payroll"] : [];
  return own === null ? { own: [], team: new Set(), roles } : { own: [own], team: await team(own), roles };
}

/** HR takes any step; others those that are theirs: about themselves as the employee, about a report as the manager, payroll its own. */
const mayStep = (hands: Hands, { owner, employeeId }: { owner: string; employeeId: number }): boolean =>
  hands === "all" ||
  hands.roles.includes(owner) ||
  (owner === "employee" && hands.own.includes(employeeId)) ||
  (owner === "manager" && hands.team.has(employeeId));

/** Takes a step with a task. What is blocked or skipped says why. */
export const stepTask = (member: PeopleMember, id: number, { status, reason, version }: TaskStep): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    await tx.$queryRaw`select id from people_tasks where organization_id = ${organizationId} and id = ${id} for update`;
    const hands = await handsOf(member, (own) => teamOf(tx, organizationId, own, today()));
    const row = await tx.peopleTask.findFirst({ where: { id, organizationId } });
    const isNear = (id: number) => hands === "all" || hands.own.includes(id) || hands.team.has(id);
    if (!row || !(isNear(row.employeeId) || mayStep(hands, row))) throw new NotFound("This task was not found.");
    if (!mayStep(hands, row)) throw new Forbidden("This task is somebody else's.", { code: "role_missing" });
    if (version !== undefined && version !== row.version)
      throw new Conflict("Someone else changed this task. Reload it.", { code: "changed_elsewhere" });
    if (!TASK_TRANSITIONS[row.status as TaskState].includes(status))
      throw new Conflict(`A task that is ${row.status} does not become ${status}.`, { code: "no_such_transition" });
    const needsReason = status === "blocked" || status === "skipped";
    if (needsReason && (reason?.length ?? 0) < 3) throw invalidField("reason", "Say why.");
    const isDone = status === "done";
    await tx.peopleTask.update({
      where: { id },
      data: {
        ...{ status, reason: needsReason ? reason : null, version: { increment: 1 } },
        ...{ doneBy: isDone ? userId : null, doneAt: isDone ? now() : null },
      },
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: "people_task.step",
      organizationId,
      entity: { type: "people_task", id },
      before: { status: row.status },
      after: { status },
    });
  });

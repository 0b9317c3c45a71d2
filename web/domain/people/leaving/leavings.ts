import { recordAudit } from "~/domain/access";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, Invalid, invalidField, NotFound } from "~/platform/errors";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf, dayOf, dayOrNull } from "../plain-days";
import { closeTasks } from "../tasks/close-tasks";
import { endEmployment, reopenEmployment } from "./end-employment";
import type { LeavingAsk, LeavingForm, LeavingKind, LeavingStep } from "./leaving-form";
import { LEAVING_TRANSITIONS, type LeavingState } from "./leaving-states";
import { FINAL_PAY_TASK, leavingTasks } from "./leaving-tasks";
import { type LeavingPlan, leavingPlan } from "./plan";

/** What a last day would ask for; writes nothing. */
export const previewLeaving = (member: PeopleMember, employeeId: number, ask: LeavingAsk): Promise<LeavingPlan> =>
  inPeople(member, (tx) => leavingPlan(tx, member, employeeId, ask));

/** Plans somebody's last day; the plan is kept as it was decided. Warnings must have been read. */
export const planLeaving = (member: PeopleMember, employeeId: number, form: LeavingForm): Promise<number> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    await hold(tx, organizationId, employeeId);
    const open = await tx.leaving.count({ where: { organizationId, employeeId, status: { in: [...OPEN] } } });
    if (open > 0) throw new Conflict("A last day is planned already. Change that one.", { code: "already_leaving" });
    const plan = await leavingPlan(tx, member, employeeId, form);
    const warnings = [...plan.looks.map(({ text }) => text), ...(plan.warn?.isReached ? [WARN_REACHED] : [])];
    if (warnings.length > 0 && !form.acceptWarnings)
      throw new Invalid(warnings.join(" "), {
        code: "look_twice",
        fields: [{ field: "acceptWarnings", message: `${warnings[0]} Send acceptWarnings once you have looked.` }],
      });
    const { id } = await tx.leaving.create({
      data: {
        ...{ organizationId, employeeId, kind: form.kind, reason: form.reason, createdBy: userId },
        ...{ lastDay: dateOf(form.lastDay), noticeOn: dateOf(plan.noticeOn), rehireEligible: form.rehireEligible },
        plan: plan as unknown as Prisma.InputJsonValue,
      },
      select: { id: true },
    });
    await audit(tx, member, id, "leaving.plan", { kind: form.kind, lastDay: form.lastDay });
    if (form.begin) await begin(tx, member, { id, plan });
    return id;
  });

const OPEN = ["planned", "in_progress"] as const;
const WARN_REACHED =
  "With this one the jobs lost at this site within 90 days reach a threshold of the acts on mass layoffs: notice may be due.";

/** Takes a step, moves the last day, or both. */
export const stepLeaving = (member: PeopleMember, employeeId: number, step: LeavingStep): Promise<number> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    await hold(tx, organizationId, employeeId);
    const row = await tx.leaving.findFirst({
      where: { organizationId, employeeId, status: { not: "cancelled" } },
      orderBy: { id: "desc" },
    });
    const isOver = row?.status === "complete";
    if (!row || (isOver && step.status !== "cancelled")) throw new NotFound("No last day is planned.");
    if (step.version !== undefined && step.version !== row.version)
      throw new Conflict("Someone else changed this. Reload it.", { code: "changed_elsewhere" });
    if (!isOver && step.lastDay && step.lastDay !== dayOf(row.lastDay)) await moveDay(tx, member, row, step);
    const { status } = step;
    if (!status) return row.id;
    if (!LEAVING_TRANSITIONS[row.status as LeavingState].includes(status))
      throw new Conflict(`What is ${row.status} does not become ${status}.`, { code: "no_such_transition" });
    if (status === "in_progress") {
      const { plan } = await tx.leaving.findFirstOrThrow({ where: { id: row.id }, select: { plan: true } });
      await begin(tx, member, { id: row.id, plan: plan as unknown as LeavingPlan });
    } else if (status === "cancelled") await cancel(tx, member, row, step.reason);
    else await complete(tx, member, row);
    return row.id;
  });

type Row = { id: number; employeeId: number; kind: string; lastDay: Date; noticeOn: Date | null; status: string };

const hold = (tx: Transaction, organizationId: number, employeeId: number) =>
  tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${employeeId} for no key update`;

/** The decision stands: the employment gets its last day and the tasks are made. */
async function begin(tx: Transaction, member: PeopleMember, { id, plan }: { id: number; plan: LeavingPlan }) {
  const { organizationId, userId } = member;
  const key = { organizationId, employeeId: plan.employeeId };
  await endEmployment(tx, key, { lastDay: plan.lastDay, kind: plan.kind });
  await leavingTasks(tx, { organizationId, userId, leavingId: id }, plan);
  await write(tx, member, id, { status: "in_progress" });
}

async function moveDay(tx: Transaction, member: PeopleMember, row: Row, step: LeavingStep): Promise<void> {
  const { organizationId, userId } = member;
  const lastDay = step.lastDay as string;
  if (lastDay < today() && row.status === "in_progress" && !step.acceptPast)
    throw invalidField("acceptPast", "This day has passed: they leave at once. Confirm that this is meant.");
  await refusePaid(tx, organizationId, row, "before the last day moves");
  const noticeOn = dayOrNull(row.noticeOn);
  if (row.status === "in_progress") await reopenEmployment(tx, { organizationId, employeeId: row.employeeId });
  const plan = await leavingPlan(tx, member, row.employeeId, {
    ...{ kind: row.kind as LeavingKind, lastDay, nextPayday: step.nextPayday },
    noticeOn: noticeOn && noticeOn <= lastDay ? noticeOn : undefined,
  });
  if (row.status === "in_progress") {
    await endEmployment(tx, { organizationId, employeeId: row.employeeId }, { lastDay, kind: plan.kind });
    await leavingTasks(tx, { organizationId, userId, leavingId: row.id }, plan);
  }
  await write(tx, member, row.id, {
    ...{ lastDay: dateOf(lastDay), noticeOn: dateOf(plan.noticeOn) },
    plan: plan as unknown as Prisma.InputJsonValue,
  });
}

/** What was paid is set right in payroll first. */
async function refusePaid(tx: Transaction, organizationId: number, row: Row, until: string): Promise<void> {
  const isPaid = await tx.peopleTask.count({
    where: {
      ...{ organizationId, employeeId: row.employeeId, list: "leaving" },
      ...{ key: `${FINAL_PAY_TASK}:${row.id}`, status: "done" },
    },
  });
  if (isPaid > 0)
    throw new Conflict(`The final pay is paid: open its task again ${until}.`, { code: "final_pay_done" });
}

/**
 * A resignation taken back, a discharge called off, or a last day that was a mistake and is found out afterwards: the employment
 * goes on as if it had never been said. Who has begun anew since is not touched.
 */
async function cancel(tx: Transaction, member: PeopleMember, row: Row, reason: string | null): Promise<void> {
  const { organizationId } = member;
  if ((reason?.length ?? 0) < 3) throw invalidField("reason", "Say why.");
  const key = { organizationId, employeeId: row.employeeId };
  const { status, terminationDate } = await tx.employee.findFirstOrThrow({
    where: { id: row.employeeId, organizationId },
  });
  const isOn = row.status !== "planned";
  if (isOn && (!terminationDate || dayOf(terminationDate) !== dayOf(row.lastDay)))
    throw new Conflict("They have begun again since. Plan a new last day instead.", { code: "begun_again" });
  if (status === "terminated") await refusePaid(tx, organizationId, row, "before they are taken back");
  if (isOn) await reopenEmployment(tx, key);
  await closeTasks(tx, { ...key, list: "leaving", reason: `Last day cancelled: ${reason}`.slice(0, 500) });
  await write(tx, member, row.id, { status: "cancelled", reason });
}

async function complete(tx: Transaction, member: PeopleMember, row: Row): Promise<void> {
  const { organizationId } = member;
  const { status } = await tx.employee.findFirstOrThrow({ where: { id: row.employeeId, organizationId } });
  if (status !== "terminated")
    throw new Conflict(`The last day is ${dayOf(row.lastDay)}: complete it afterwards.`, { code: "not_yet" });
  const open = await tx.peopleTask.count({
    where: {
      ...{ organizationId, employeeId: row.employeeId, list: "leaving", key: { endsWith: `:${row.id}` } },
      status: { in: ["todo", "in_progress", "blocked"] },
    },
  });
  if (open > 0) throw new Conflict(`${open} of its tasks are open.`, { code: "tasks_open" });
  await write(tx, member, row.id, { status: "complete" });
}

async function write(tx: Transaction, member: PeopleMember, id: number, data: Prisma.LeavingUncheckedUpdateInput) {
  await tx.leaving.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } });
  const { status } = data;
  await audit(tx, member, id, "leaving.step", status ? { status } : { moved: true });
}

const audit = (tx: Transaction, member: PeopleMember, id: number, action: string, after: object) =>
  recordAudit(tx, member.principal, {
    ...{ action, organizationId: member.organizationId, after },
    entity: { type: "leaving", id },
  });

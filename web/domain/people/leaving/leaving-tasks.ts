import type { Transaction } from "~/platform/db/client";
import { addDays, dateOf } from "../plain-days";
import type { LeavingPlan } from "./plan";

type Task = { key: string; title: string; detail?: string; owner: string; dueOn: string | null; citation?: string };

/** The open tasks of a way out: each made once, and moved with the last day. */
export async function leavingTasks(
  tx: Transaction,
  { organizationId, userId, leavingId }: { organizationId: number; userId: number; leavingId: number },
  plan: LeavingPlan,
): Promise<void> {
  const { employeeId } = plan;
  const wanted = tasksOf(plan).map((task) => ({ ...task, key: `${task.key}:${leavingId}` }));
  const known = await tx.peopleTask.findMany({
    where: { organizationId, employeeId, list: "leaving", key: { in: wanted.map(({ key }) => key) } },
    select: { id: true, key: true, status: true },
  });
  const byKey = new Map(known.map((row) => [row.key, row]));
  for (const { key, ...task } of wanted) {
    const row = byKey.get(key);
    if (!row || !["todo", "in_progress", "blocked"].includes(row.status)) continue;
    await tx.peopleTask.update({
      where: { id: row.id },
      data: { ...task, dueOn: task.dueOn ? dateOf(task.dueOn) : null, version: { increment: 1 } },
      select: { id: true },
    });
  }
  await tx.peopleTask.createMany({
    data: wanted
      .filter(({ key }) => !byKey.has(key))
      .map(({ dueOn, ...task }) => ({
        ...task,
        ...{ dueOn: dueOn ? dateOf(dueOn) : null, list: "leaving", organizationId, employeeId, createdBy: userId },
      })),
    skipDuplicates: true,
  });
}

export const FINAL_PAY_TASK = "final_pay";

function tasksOf(plan: LeavingPlan): Task[] {
  const { kind, lastDay, finalPay, notices, leave } = plan;
  const paid = leave.lines.filter(({ isPaidOut }) => isPaidOut).map(({ name }) => name);
  const said = (rules: { text: string }[]) => rules.map(({ text }) => text).join(" ") || undefined;
  const cobra = notices.cobra.rules[0];
  const unemployment = notices.unemployment[0];
  const tasks: (Task | false | undefined)[] = [
    {
      key: FINAL_PAY_TASK,
      title: "Final pay: run it and hand it over",
      detail: [
        finalPay.basis?.text ?? said(finalPay.rules),
        paid.length > 0 ? `With it: ${paid.join(", ")}.` : null,
        finalPay.isAtOnce ? AT_ONCE : null,
      ]
        .filter(Boolean)
        .join(" "),
      owner: "payroll",
      dueOn: finalPay.dueOn,
      citation: (finalPay.basis ?? finalPay.rules[0])?.cite.slice(0, 300),
    },
    { key: "access", title: "Close accounts, keys and access", owner: "hr", dueOn: lastDay },
    { key: "equipment", title: "Take back equipment", owner: "manager", dueOn: lastDay },
    cobra && {
      key: "coverage",
      title: notices.cobra.isFederal
        ? "COBRA: tell the plan, send the election notice"
        : "Notice of continued health coverage",
      detail: said(notices.cobra.rules),
      owner: "hr",
      dueOn: addDays(lastDay, COBRA_DAYS),
      citation: cobra.cite.slice(0, 300),
    },
    unemployment !== undefined &&
      kind !== "death" && {
        key: "unemployment",
        title: "Notice about unemployment benefits",
        detail: said(notices.unemployment),
        owner: "hr",
        dueOn: lastDay,
        citation: unemployment.cite.slice(0, 300),
      },
    kind !== "death" && {
      key: "references",
      title: "Settle who answers references, and what",
      owner: "hr",
      dueOn: lastDay,
    },
    {
      key: "retention",
      title: "Close the personnel file and set how long it is kept",
      owner: "hr",
      dueOn: addDays(lastDay, 30),
    },
  ];
  return tasks.filter((task): task is Task => Boolean(task));
}

/** 29 U.S.C. 1166(a)(2): the employer tells the plan within 30 days. */
const COBRA_DAYS = 30;

export const AT_ONCE =
  "It is due at once: a bank transfer that is ordered after the bank's cut-off arrives too late. Hand over a check.";

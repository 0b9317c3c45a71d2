import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { workTaskNow } from "./payment-tasks";

export type GivenUpTask = {
  id: number;
  kind: string;
  /** Of the purchase whose money did not go back. */
  purchaseId: number | null;
  /** What it is about at the payment provider. */
  reference: string;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
};

const SHOWN = 100;

/** Work towards the payment provider that failed so often that only a person can help, the oldest first. */
export async function listGivenUpTasks(principal: Principal): Promise<GivenUpTask[]> {
  await requirePermission(principal, "purchases:read");
  const rows = await db().paymentTask.findMany({ where: { state: "gave_up" }, orderBy: { id: "asc" }, take: SHOWN });
  return rows.map(({ id, kind, payload, attempts, lastError, createdAt }) => {
    const about = payload as Record<string, unknown>;
    const reference = about.paymentId ?? about.providerSubscriptionId ?? about.providerCustomerId ?? "";
    const purchaseId = typeof about.purchaseId === "number" ? about.purchaseId : null;
    return { id, kind, purchaseId, reference: String(reference), attempts, lastError, createdAt };
  });
}

/** Tries once more, at once; true when it was done. What fails again is tried by the job from now on. */
export async function retryTask(principal: Principal, taskId: number): Promise<boolean> {
  const at = now();
  const dedupeKey = await decide(principal, taskId, {
    act: "retry",
    data: { state: "queued", attempts: 0, nextAttemptAt: at },
  });
  return workTaskNow(dedupeKey, at);
}

/** Takes a task off the list that was settled by hand, such as in the provider's own dashboard. */
export async function settleTaskByHand(principal: Principal, taskId: number): Promise<void> {
  await decide(principal, taskId, { act: "settle", data: { state: "done", doneAt: now() } });
}

type Decision = {
  act: "retry" | "settle";
  data: { state: string; attempts?: number; nextAttemptAt?: Date; doneAt?: Date };
};

async function decide(principal: Principal, taskId: number, { act, data }: Decision): Promise<string> {
  await requirePermission(principal, "purchases:refund");
  return db().$transaction(async (tx) => {
    const [task] = await tx.paymentTask.updateManyAndReturn({ where: { id: taskId, state: "gave_up" }, data });
    if (!task) throw new NotFound("This task is not waiting for anybody.");
    await recordAudit(tx, principal, {
      action: `payment_task.${act}`,
      entity: { type: "payment_task", id: taskId },
      detail: { kind: task.kind, task: task.dedupeKey },
    });
    return task.dedupeKey;
  });
}

import { after, HOUR_MS, MINUTE_MS } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { PaymentTaskModel as Task } from "~/platform/db/generated/models";
import { log } from "~/platform/log";
import { PaymentRefused } from "~/platform/payments/payment-problem";
import { providerNamed } from "~/platform/payments/payments";
import type { ProviderName } from "~/platform/payments/provider";
import { syncPayment } from "../truth/sync-payment";
import { syncSubscription } from "../truth/sync-subscription";
import { SENT_BACK } from "./queue-task";

/** A worker that died frees its task after this. */
const LEASE_MS = 5 * MINUTE_MS;
const MOST_ATTEMPTS = 20;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
const BATCH = 50;

type Payload = {
  provider: ProviderName;
  providerSubscriptionId: string;
  providerCustomerId: string;
  paymentId: string;
  amount?: number;
};

const WORK: Record<string, (payload: Payload, task: Task) => Promise<unknown>> = {
  cancel_subscription: async ({ provider, providerSubscriptionId }) => {
    await providerNamed(provider).cancelSubscription(providerSubscriptionId);
    await syncSubscription(provider, providerSubscriptionId);
  },
  refund: async ({ provider, paymentId, amount }, { dedupeKey }) => {
    const { status } = await providerNamed(provider).refund({ paymentId, amount, key: `statewise-${dedupeKey}` });
    await syncPayment(provider, paymentId);
    if (status === "failed") throw new PaymentRefused(SENT_BACK, "refund_failed");
  },
  delete_customer: ({ provider, providerCustomerId }) => providerNamed(provider).deleteCustomer(providerCustomerId),
  sync_subscription: ({ provider, providerSubscriptionId }) => syncSubscription(provider, providerSubscriptionId),
  sync_payment: ({ provider, paymentId }) => syncPayment(provider, paymentId),
};

/** Does the durable work towards the payment provider that is due: cancellations, refunds, erasures. */
export async function workPaymentTasks(now: Date): Promise<{ done: number; failed: number }> {
  const result = { done: 0, failed: 0 };
  for (let worked = 0; worked < BATCH; worked += 1) {
    const task = await claim(now);
    if (!task) break;
    result[(await work(task, now)) ? "done" : "failed"] += 1;
  }
  return result;
}

/** Does one task at once, where somebody waits for it; what fails stays queued. */
export async function workTaskNow(dedupeKey: string, now: Date): Promise<boolean> {
  const task = await claim(now, dedupeKey);
  return task ? work(task, now) : false;
}

/** Cancellations come before the erasure of their customer: the order of the ids. */
async function claim(now: Date, dedupeKey: string | null = null): Promise<Task | null> {
  const rows = await db().$queryRaw<{ id: number }[]>`
    update payment_tasks set state = 'running', next_attempt_at = ${after(now, LEASE_MS)}
    where id = (
      select id from payment_tasks
      where state in ('queued', 'running') and next_attempt_at <= ${now}
        and (${dedupeKey}::text is null or dedupe_key = ${dedupeKey})
      order by id limit 1 for update skip locked)
    returning id`;
  const [row] = rows;
  return row ? db().paymentTask.findUnique({ where: { id: row.id } }) : null;
}

async function work(task: Task, now: Date): Promise<boolean> {
  try {
    await WORK[task.kind]?.(task.payload as Payload, task);
    await db().paymentTask.update({ where: { id: task.id }, data: { state: "done", doneAt: now, lastError: null } });
    return true;
  } catch (error) {
    log().warn({ err: error, kind: task.kind, task: task.id }, "payment task failed");
    const attempts = task.attempts + 1;
    // What was refused for good is not asked again: a person decides.
    const gaveUp = attempts >= MOST_ATTEMPTS || error instanceof PaymentRefused;
    const wait = Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** attempts);
    await db().paymentTask.update({
      where: { id: task.id },
      data: {
        attempts,
        state: gaveUp ? "gave_up" : "queued",
        nextAttemptAt: after(now, wait),
        lastError: String(error instanceof Error ? error.message : error).slice(0, 500),
      },
    });
    return false;
  }
}

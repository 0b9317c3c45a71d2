import { workPaymentTasks } from "./payment-tasks";
import { reconcilePayments } from "./reconcile-payments";

/** What the job of payments does each time: the durable work that is due, then the comparison with the provider. */
export async function upkeepPayments(now: Date) {
  const tasks = await workPaymentTasks(now);
  const { failed, ...compared } = await reconcilePayments(now);
  return { ...compared, tasks: tasks.done, failed: failed + tasks.failed };
}

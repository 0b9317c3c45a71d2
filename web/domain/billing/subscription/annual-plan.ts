import type { PaymentSubscriptionModel as Subscription } from "~/platform/db/generated/models";
import { PLANS, planOf, type RecurringPlan } from "../plans";

/** The annual plan of the same product; null where there is nothing longer to change to. */
export function annualOf({ plan }: { plan: string }): RecurringPlan | null {
  const { product, interval } = planOf(plan);
  if (interval !== "month") return null;
  const annual = [...PLANS.values()].find((one) => one.product === product && one.interval === "year");
  return (annual as RecurringPlan | undefined) ?? null;
}

/** Whether the plan can be changed as it stands: paid, going on, and with a card. */
export const isChangeable = (row: Pick<Subscription, "plan" | "status" | "cancelAtPeriodEnd" | "hasCard">): boolean =>
  row.status === "active" && row.hasCard && !row.cancelAtPeriodEnd && annualOf(row) !== null;

import type { Product } from "~/domain/access";
import { config } from "~/platform/config";
import { invalidField } from "~/platform/errors";
import type { PriceOrder } from "~/platform/payments/provider";
import table from "./plan-table.json";

export type PlanKey = keyof typeof table.plans;

export type Plan = {
  key: PlanKey;
  product: Exclude<Product, "benefits">;
  name: string;
  /** As a sentence calls it: "single day plans". */
  kind: string;
  /** Cents, for one employee where `perEmployee`. */
  amount: number;
  /** Null: paid once, nothing renews. */
  interval: "month" | "year" | null;
  accessMinutes: number | null;
  /** What the account column says while it is paid. */
  level: string;
  perEmployee: boolean;
};

/** A plan that renews. */
export type RecurringPlan = Plan & { interval: "month" | "year" };

export const PLANS: ReadonlyMap<PlanKey, Plan> = new Map(
  Object.entries(table.plans).map(([key, plan]) => [key as PlanKey, { key, ...plan } as Plan]),
);

/** The plan of a key that was stored or checked before. */
export function planOf(key: string | null): Plan {
  const plan = PLANS.get(key as PlanKey);
  if (!plan) throw new Error(`There is no plan ${key}`);
  return plan;
}

/** A plan that can be bought now; the HR information system is sold unless `HRIS_SALES` is off. */
export function planForSale(key: string): Plan {
  const plan = PLANS.get(key as PlanKey);
  if (!plan || (plan.product === "hris" && !config().HRIS_SALES)) throw invalidField("plan", "There is no such plan.");
  return plan;
}

/** The plan of a price of ours, as the provider names it. */
export function planOfPrice(priceKey: string | null): Plan | null {
  const key = /^statewise_(.+)_\d+$/.exec(priceKey ?? "")?.[1];
  return PLANS.get(key as PlanKey) ?? null;
}

export const isRecurring = (plan: Plan): plan is RecurringPlan => plan.interval !== null;

/** The plans of a product, for queries over purchases. */
export const plansOf = (product: Product): PlanKey[] =>
  [...PLANS.values()].filter((plan) => plan.product === product).map(({ key }) => key);

/** The price at the provider. Its name carries the amount: a new amount is a new price, and old agreements keep theirs. */
export const priceOrder = (plan: RecurringPlan): PriceOrder => ({
  key: `statewise_${plan.key}_${plan.amount}`,
  product: `Statewise ${plan.name}`,
  amount: plan.amount,
  interval: plan.interval,
});

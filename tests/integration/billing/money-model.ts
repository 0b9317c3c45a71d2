import type { Product } from "~/domain/access";
import { DAY_MS, HOUR_MS } from "~/platform/clock";

/** What a purchase is in the model: so simple that its rightness can be seen. */
export type Bought = {
  key: string;
  product: Product;
  plan: PlanName;
  state: "completed" | "failed" | "refunded";
  amount: number;
  /** Cents that were given back. */
  back: number;
  isContested: boolean;
  /** Stripe takes a charge that was contested once for contested for good: it cannot be refunded any more. */
  wasContested?: boolean;
  end: number;
  intent: string;
};

export type Agreement = {
  product: Product;
  plan: PlanName;
  id: string;
  paidUntil: number;
  anchor: number;
  periods: number;
  status: "active" | "past_due" | "canceled";
  cancelAtEnd: boolean;
  attempts: number;
  nextAttempt: number | null;
  /** The card that is charged; empty in a trial that nobody added one to. */
  method: string;
  cardWorks: boolean;
};

export type Model = { at: number; bought: Bought[]; agreements: Agreement[]; begun: Map<string, number> };

export const EMPLOYEES = 3;
export const TRIAL_DAYS = 30;
export const PLANS = {
  daily: { product: "research", months: 0, price: 499 },
  monthly: { product: "research", months: 1, price: 2499 },
  ats_monthly: { product: "ats", months: 1, price: 2500 },
  ats_annual: { product: "ats", months: 12, price: 27_500 },
  hris_monthly: { product: "hris", months: 1, price: 750 * EMPLOYEES },
} as const satisfies Record<string, { product: Product; months: number; price: number }>;
export type PlanName = keyof typeof PLANS;

const RETRY_DAYS = [3, 5, 7];

export const newModel = (at: number): Model => ({ at, bought: [], agreements: [], begun: new Map() });

export function periodEnd({ anchor, plan, periods }: Agreement): number {
  const from = new Date(anchor);
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + PLANS[plan].months * periods);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), last));
  return end.getTime();
}

export const live = (model: Model, product: Product) =>
  model.agreements.find((one) => one.product === product && one.status !== "canceled");

/** One period of an agreement on one plan. */
export const keyOf = ({ id, plan, periods }: Agreement): string => `${id}:${plan}:${periods}`;

/** Cents of the running period that lie after a moment. */
export function unusedAt(agreement: Agreement, at: number): number {
  const start = periodEnd({ ...agreement, periods: agreement.periods - 1 });
  return Math.round((PLANS[agreement.plan].price * (agreement.paidUntil - at)) / (agreement.paidUntil - start));
}

/** What must come to pass in an agreement until a moment. */
export function pass(model: Model, agreement: Agreement, until: number): void {
  while (agreement.status !== "canceled") {
    const { nextAttempt, paidUntil } = agreement;
    if (nextAttempt !== null) {
      if (nextAttempt > until) return;
      attempt(model, agreement, nextAttempt);
    } else if (agreement.cancelAtEnd || !agreement.method) {
      if (paidUntil > until) return;
      agreement.status = "canceled";
    } else {
      if (paidUntil > until) return;
      // The invoice waits for an hour as a draft.
      agreement.periods += 1;
      agreement.nextAttempt = paidUntil + HOUR_MS;
      agreement.attempts = 0;
    }
  }
}

/** The card is charged for the period that has begun. */
export function attempt(model: Model, agreement: Agreement, at: number): void {
  const { product, plan } = agreement;
  const key = keyOf(agreement);
  const end = periodEnd(agreement);
  agreement.attempts += 1;
  const bought = { key, product, plan, amount: PLANS[plan].price, back: 0, isContested: false, end, intent: "" };
  if (agreement.cardWorks) {
    note(model, { ...bought, state: "completed" });
    Object.assign(agreement, { paidUntil: end, status: "active", nextAttempt: null });
    return;
  }
  note(model, { ...bought, state: "failed" });
  const wait = RETRY_DAYS[agreement.attempts - 1];
  agreement.nextAttempt = wait === undefined ? null : at + wait * DAY_MS;
  agreement.status = wait === undefined ? "canceled" : "past_due";
}

/** One purchase for each key: an attempt that failed may be paid later. */
export function note(model: Model, one: Bought): void {
  const known = model.bought.find(({ key }) => key === one.key);
  if (known) Object.assign(known, one);
  else model.bought.push(one);
}

/** Until when the model says that a product is open; null where it is closed now. */
export function openUntil(model: Model, product: Product): number | null {
  const paid = model.bought.filter((one) => one.product === product && one.state === "completed" && !one.isContested);
  const best = paid.sort((a, b) => b.end - a.end)[0];
  if (!best) return null;
  const agreement = model.agreements.find((one) => best.key.startsWith(`${one.id}:`));
  const goesOn = agreement && agreement.status !== "canceled" && !agreement.cancelAtEnd && agreement.method !== "";
  const isDue = agreement?.status === "past_due" || model.at + HOUR_MS >= best.end;
  const until = goesOn && isDue ? best.end + 3 * DAY_MS : best.end;
  return until > model.at ? until : null;
}

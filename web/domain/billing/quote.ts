import { after, DAY_MS, now } from "~/platform/clock";
import type { CouponModel as Coupon } from "~/platform/db/generated/models";
import { invalidField } from "~/platform/errors";
import { checkCoupon, normalCode } from "./coupons/check-coupon";
import { freeUseError } from "./coupons/free-use";
import { isRecurring, type Plan, planForSale } from "./plans";
import type { Quote } from "./quoted";
import { renewalTerms } from "./terms";

/** Cards are not charged less than this; a discount that leaves less makes it free. */
const LEAST_CHARGE = 50;
const TRIAL_DAYS_OF_FREE_PERIOD = { month: 30, year: 365 } as const;
export const MOST_EMPLOYEES = 10_000;
export type Order = { plan: string; coupon?: string | null; employees?: number | null };

/** What a plan costs with a coupon, for this person; a coupon that does not count is refused in a sentence. */
export async function quoteFor(order: Order, userId: number | null = null): Promise<Quote> {
  const plan = planForSale(order.plan);
  const at = now();
  const code = order.coupon ? normalCode(order.coupon) : "";
  if (!code) return price(plan, quantityOf(plan, order.employees), null, at);
  const { coupon, error } = await checkCoupon({ code, plan, userId, at });
  if (error !== null) throw invalidField("coupon", error);
  const quote = price(plan, quantityOf(plan, order.employees), coupon, at);
  const refused =
    quote.way !== "card" && userId !== null
      ? await freeUseError({ couponId: coupon.id, userId, at, address: null })
      : null;
  if (refused) throw invalidField("coupon", refused);
  return quote;
}

function quantityOf(plan: Plan, employees: number | null | undefined): number {
  return plan.perEmployee ? Math.min(MOST_EMPLOYEES, Math.max(1, Math.trunc(employees ?? 1))) : 1;
}

/** The arithmetic of a quote: discounts round half up to the cent and never below zero (decision 50). */
export function price(plan: Plan, quantity: number, coupon: Coupon | null, at: Date): Quote {
  const listAmount = plan.amount * quantity;
  const wanted = Math.min(listAmount, coupon ? discountOf(coupon, listAmount) : 0);
  const discountAmount = listAmount - wanted < LEAST_CHARGE ? listAmount : wanted;
  const free = listAmount - discountAmount === 0;
  const freeUntil = coupon?.kind === "free_until" ? coupon.freeUntil : null;
  const trialDays = trialDaysOf(plan, coupon, free && !freeUntil);
  const way = trialDays ? "trial" : free ? "free" : "card";
  const quote: Omit<Quote, "terms"> = {
    plan,
    quantity,
    listAmount,
    discountAmount: trialDays ? 0 : discountAmount,
    finalAmount: trialDays ? 0 : listAmount - discountAmount,
    coupon: coupon && { id: coupon.id, code: coupon.code, description: coupon.description },
    way,
    trialDays,
    freeUntil,
    renewsAt: renewalOf(plan, trialDays, way === "free", at),
    renewalAmount: isRecurring(plan) ? listAmount : 0,
  };
  return { ...quote, terms: renewalTerms(quote) };
}

function discountOf({ kind, percentOff, amountOffCents }: Coupon, listAmount: number): number {
  if (kind === "percent") return Math.floor((listAmount * (percentOff ?? 0)) / 100 + 0.5);
  if (kind === "amount") return amountOffCents ?? 0;
  return kind === "free_until" ? listAmount : 0;
}

/** A first period of nothing is a trial: no card is asked for what costs nothing. */
function trialDaysOf(plan: Plan, coupon: Coupon | null, free: boolean): number | null {
  if (!isRecurring(plan)) return null;
  if (coupon?.kind === "trial_days") return coupon.trialDays;
  return free ? TRIAL_DAYS_OF_FREE_PERIOD[plan.interval] : null;
}

function renewalOf(plan: Plan, trialDays: number | null, free: boolean, at: Date): Date | null {
  if (!isRecurring(plan) || free) return null;
  if (trialDays) return after(at, trialDays * DAY_MS);
  return addPeriod(at, plan.interval);
}

/** The same day of the next month or year; the last day where that month is shorter. */
export function addPeriod(from: Date, interval: "month" | "year"): Date {
  const months = interval === "year" ? 12 : 1;
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return first;
}

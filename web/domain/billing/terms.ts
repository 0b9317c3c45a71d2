import { dayText, money } from "./money";
import type { PlanChange, Quote } from "./quoted";

const PERIOD = { month: "month", year: "year" } as const;
export const HOW_TO_CANCEL =
  "You can cancel at any time in your profile, online and in one step. What you paid for stays open until its end.";
const REMINDER = "We remind you by mail 30 days before each renewal.";
export const MONEY_BACK = "30-day money-back guarantee: ask for it in your profile, without a reason.";

/**
 * What the buyer agrees to before paying. State laws on automatic renewal want it clear, whole and near the button:
 * that it renews, when, for how much, and how to end it.
 */
export function renewalTerms(quote: Omit<Quote, "terms">): string[] {
  const { plan, finalAmount, renewsAt, renewalAmount, trialDays, freeUntil } = quote;
  if (freeUntil) return [`Free access until ${dayText(freeUntil)}. It ends by itself; nothing is charged.`];
  if (trialDays) {
    return [
      `Your free trial of ${trialDays} days starts now and needs no card. It ends by itself on ${renewsAt ? dayText(renewsAt) : "its last day"}, and nothing is charged.`,
      `Only if you add a card in your profile, ${money(renewalAmount)} is charged on that day and every ${PERIOD[plan.interval ?? "month"]} after it, until you cancel.`,
      HOW_TO_CANCEL,
    ];
  }
  if (!plan.interval || !renewsAt) {
    const hours = (plan.accessMinutes ?? 0) / 60;
    return [
      `${money(finalAmount)} is charged once. Access lasts ${hours} hours from the payment, ends by itself, and nothing renews.`,
      MONEY_BACK,
    ];
  }
  const every = PERIOD[plan.interval];
  return [
    `${money(finalAmount)} is charged today. The plan renews automatically: ${money(renewalAmount)} is charged on ${dayText(renewsAt)} and every ${every} after that, to the same card, until you cancel.`,
    HOW_TO_CANCEL,
    ...(plan.interval === "year" ? [REMINDER] : []),
    MONEY_BACK,
  ];
}

/** The same for a change of plan: what is charged now, what for, and when again. */
export function changeTerms(change: Omit<PlanChange, "terms">): string[] {
  const { from, to, amountDue, listAmount, credit, renewsAt, quantity, quantityBefore } = change;
  const isSeats = quantity !== quantityBefore;
  const less = credit > 0 ? `, less ${money(credit)} for the paid time of the running plan that is not used` : "";
  return [
    `${money(amountDue)} is charged today to the card of your plan: ${money(listAmount)} for one ${to.interval}${isSeats ? ` of ${quantity} employees` : ""}${less}.`,
    isSeats
      ? `Your plan covers ${quantity} employees instead of ${quantityBefore} at once, and its ${to.interval} starts over today.`
      : `${to.name} begins today and ${from.name} ends with it. Your access goes on without a break.`,
    `The plan renews automatically: ${money(listAmount)} is charged on ${dayText(renewsAt)} and every ${to.interval} after that, to the same card, until you cancel.`,
    HOW_TO_CANCEL,
    ...(to.interval === "year" ? [REMINDER] : []),
    MONEY_BACK,
  ];
}

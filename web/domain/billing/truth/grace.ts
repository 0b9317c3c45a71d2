import { after, DAY_MS, HOUR_MS } from "~/platform/clock";
import type { SubscriptionState } from "~/platform/payments/provider";

/** Access goes on for so long after a renewal that was not paid. */
export const GRACE_MS = 3 * DAY_MS;
/** So long before its end a renewal counts as due, so that nobody is locked out while it is being charged. */
export const RENEWAL_EVE_MS = HOUR_MS;

/** The statuses of an agreement that goes on. */
export const LIVE_STATUSES = ["trialing", "active", "past_due"];
export const isLive = (status: string): boolean => LIVE_STATUSES.includes(status);

/** Until when access goes on without a payment: from the eve of a renewal, and after one that failed. */
export function graceOf(state: SubscriptionState, paidUntil: Date | null, at: Date): Date | null {
  // A trial without a card ends by itself.
  const goesOn = isLive(state.status) && !state.cancelAtPeriodEnd && (state.status !== "trialing" || state.hasCard);
  const isDue = paidUntil !== null && (state.status === "past_due" || after(at, RENEWAL_EVE_MS) >= paidUntil);
  return goesOn && isDue ? after(paidUntil, GRACE_MS) : null;
}

import type { LockedOffer } from "./locked-offer.server";

/** What the two free trials are, the same words wherever they are offered to a visitor. */
export const trialWords = ({ trialUsed, visitorMinutes, accountMinutes }: LockedOffer): string =>
  trialUsed
    ? `The ${visitorMinutes} free minutes of this browser were used. An account opens ${accountMinutes} more. No card, and nothing renews.`
    : `Free trial: ${visitorMinutes} minutes without an account, ${accountMinutes} minutes with one. No card, and nothing renews.`;

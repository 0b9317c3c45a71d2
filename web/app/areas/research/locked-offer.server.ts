import type { Principal } from "~/domain/access";
import { TRIAL_MINUTES, VISITOR_TRIAL_MINUTES } from "~/domain/access";
import { MONEY_BACK_DAYS } from "~/domain/billing";

/** What a locked record offers this reader, with the minutes and days that are really given. */
export function lockedOffer({ account, visitorTrialEnds }: Principal) {
  return {
    signedIn: account !== null,
    /** The trial of the account is still to be started. */
    accountTrial: account?.trialWaits ?? false,
    trialUsed: visitorTrialEnds !== null,
    accountMinutes: TRIAL_MINUTES,
    visitorMinutes: VISITOR_TRIAL_MINUTES,
    moneyBackDays: MONEY_BACK_DAYS,
  };
}

export type LockedOffer = ReturnType<typeof lockedOffer>;

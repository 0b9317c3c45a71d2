import { PLANS } from "~/domain/billing";

const CENTS = Object.fromEntries([...PLANS.values()].map(({ key, amount }) => [key, amount]));

/** What each plan costs, in cents, for every text that names a price. */
export const planPrices = (): Record<string, number> => CENTS;

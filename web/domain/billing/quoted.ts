import type { Plan } from "./plans";

export type Quote = {
  plan: Plan;
  quantity: number;
  listAmount: number;
  discountAmount: number;
  /** Due now, in cents. */
  finalAmount: number;
  coupon: { id: number; code: string; description: string } | null;
  /** How it goes on: by card, as a trial without a card, or free without anything to pay. */
  way: "card" | "trial" | "free";
  trialDays: number | null;
  /** End of the free access that the coupon gives. */
  freeUntil: Date | null;
  /** Null where nothing renews. */
  renewsAt: Date | null;
  renewalAmount: number;
  /** What the buyer agrees to, in full sentences. */
  terms: string[];
};

/** What a change of plan costs, to the cent and for a moment. */
export type PlanChange = {
  subscriptionId: string;
  from: { plan: string; name: string };
  to: { plan: string; name: string; interval: "month" | "year" };
  /** Seats from now on, and before. */
  quantity: number;
  quantityBefore: number;
  listAmount: number;
  /** Cents of the running period that are not used. */
  credit: number;
  /** Charged now. */
  amountDue: number;
  /** The credit counts from here; handed back with the consent. */
  quotedAt: Date;
  renewsAt: Date;
  terms: string[];
};

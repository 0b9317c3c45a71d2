/** The sentence of the law that something rests on. */
export type Provision = { text: string; cite: string | null; level: string; slug: string; title: string };

export type Finding = {
  key: "paid" | "hours" | "accrual" | "carry_over" | "cap" | "waiting" | "none" | "payout" | "forfeiture";
  /** `short`: less than the law asks. `look`: it depends on what nobody can tell from the policy. */
  level: "short" | "look" | "ok";
  message: string;
  /** The smallest change of the policy that gives what is asked. */
  change: string | null;
  provision: Provision | null;
};

/** What the law of a state asks of sick leave, for a company of some size on a day. */
export type SickLeaveLaw = {
  stateName: string;
  slug: string;
  title: string;
  citation: string | null;
  /** `not_yet`: it begins on a later day. `smaller`: not of a company of this size. */
  status: "required" | "smaller" | "not_yet" | "none";
  note: string | null;
  isPaid: boolean;
  hoursPerYear: number | null;
  accrualHours: number | null;
  carryoverHours: number | null;
  waitingDays: number | null;
  sentences: Partial<Record<Finding["key"], Provision>>;
};

export type PayoutLaw = {
  stateName: string;
  isRequired: boolean;
  forfeitureAllowed: boolean | null;
  sentences: { payout: Provision | null; forfeiture: Provision | null };
};

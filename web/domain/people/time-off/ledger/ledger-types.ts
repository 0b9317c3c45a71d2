export const ACCRUAL_METHODS = ["front", "monthly", "weekly", "per_hour", "none"] as const;
export type AccrualMethod = (typeof ACCRUAL_METHODS)[number];
export type YearBasis = "calendar" | "anniversary";

/** What of a policy makes entries. Minutes throughout; `workedPerMinute` is how many one must work for one of leave. */
export type Rules = {
  policyId: number;
  name: string;
  method: AccrualMethod;
  grantMinutes: number;
  workedPerMinute: number | null;
  tenureSteps: readonly { afterMonths: number; grantMinutes: number }[];
  balanceCapMinutes: number | null;
  carryOverMinutes: number | null;
  carryOverMonths: number | null;
  yearCapMinutes: number | null;
  yearBasis: YearBasis;
  isProrated: boolean;
  scalesWithHours: boolean;
};

/** From a day to a day one policy and one schedule hold. `startedOn` is the first day of this employment. */
export type Span = {
  from: string;
  to: string | null;
  startedOn: string;
  rules: Rules;
  weeklyMinutes: number;
  /** Company holidays of the place. */
  holidays: ReadonlySet<string>;
};

export const REQUEST_STATES = ["pending", "pending_second", "approved", "denied", "cancelled", "taken"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export type LeaveDay = { on: string; minutes: number };
export type RequestFact = { id: number; policyId: number; status: RequestState; days: readonly LeaveDay[] };

/** An entry that somebody wrote, and no rule. */
export type HandEntry = {
  kind: EntryKind;
  on: string;
  minutes: number;
  source: string;
  policyId: number;
  note: string | null;
};

/** All that one balance of one person rests on. */
export type Account = {
  spans: readonly Span[];
  requests: readonly RequestFact[];
  entries: readonly HandEntry[];
  /** Minutes of leave of any kind on a day: they are not worked. */
  away: ReadonlyMap<string, number>;
  /** Leave of days before it has been taken, once it was approved. */
  today: string;
};

export const ENTRY_KINDS = ["grant", "accrue", "hold", "release", "use", "expire", "adjust", "payout"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One line of a ledger, with the balance after it. A line without minutes says why nothing was added. */
export type Line = {
  on: string;
  kind: EntryKind;
  minutes: number;
  source: string;
  policyId: number;
  requestId: number | null;
  note: string;
  balance: number;
};

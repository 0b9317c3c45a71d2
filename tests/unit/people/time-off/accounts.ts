import type { Account, Rules, Span } from "~/domain/people/time-off/ledger/ledger-types";

export const HOUR = 60;

/** Forty hours in front each January, all of it carried over. */
export const rules = (more: Partial<Rules> = {}): Rules => ({
  ...{
    policyId: 1,
    name: "Vacation",
    method: "front",
    grantMinutes: 40 * HOUR,
    workedPerMinute: null,
    tenureSteps: [],
  },
  ...{ balanceCapMinutes: null, carryOverMinutes: null, carryOverMonths: null, yearCapMinutes: null },
  ...{ yearBasis: "calendar", isProrated: true, scalesWithHours: false },
  ...more,
});

export const span = (of: Rules, more: Partial<Span> = {}): Span => ({
  ...{ from: "2024-01-01", to: null, startedOn: "2024-01-01", weeklyMinutes: 2400, holidays: new Set<string>() },
  rules: of,
  ...more,
});

export const account = (spans: Span[], more: Partial<Account> = {}): Account => ({
  ...{ spans, requests: [], entries: [], away: new Map<string, number>(), today: "2024-01-01" },
  ...more,
});

import { type Cents, rateOfPercent, share, toCents } from "./money";
import type { PayRequest } from "./pay-request";

/** The caller's own lines, summed by side. */
export function customTotals(items: PayRequest["customItems"]): { deductions: Cents; additions: Cents } {
  let deductions = 0;
  let additions = 0;
  for (const item of items) {
    if (item.type === "deduction") deductions += toCents(item.amount);
    else additions += toCents(item.amount);
  }
  return { deductions, additions };
}

/** A contribution given as percent of gross or as dollars a period. */
export function contribution(given: PayRequest["rothIRA"], gross: Cents): Cents {
  return given.mode === "dollar" ? toCents(given.value) : share(gross, rateOfPercent(given.value));
}

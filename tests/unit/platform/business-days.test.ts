import { describe, expect, it } from "vitest";
import { CASE_ACTIONS, CASE_STATES, CASE_STEPS, ENDED, stepsFrom } from "~/domain/hiring/states/case-steps";
import { businessDaysAfter, federalHolidays } from "~/platform/calendar/business-days";

describe("business days", () => {
  it("leave out weekends and the federal holidays as the Office of Personnel Management lists them", () => {
    // opm.gov, federal holidays of 2026; July 4 is a Saturday and kept on July 3.
    expect([...federalHolidays(2026)].sort()).toEqual([
      "2026-01-01",
      "2026-01-19",
      "2026-02-16",
      "2026-05-25",
      "2026-06-19",
      "2026-07-03",
      "2026-09-07",
      "2026-10-12",
      "2026-11-11",
      "2026-11-26",
      "2026-12-25",
    ]);
    expect(businessDaysAfter("2026-11-20", 5)).toBe("2026-11-30");
    expect(businessDaysAfter("2026-11-13", 5)).toBe("2026-11-20");
    // New Year's Day of 2028 is a Saturday: kept on the last day of 2027.
    expect(businessDaysAfter("2027-12-30", 1)).toBe("2028-01-03");
  });
});

describe("the steps of a background check", () => {
  it("lead to a final notice only through a pre-adverse one", () => {
    const seen = new Set<string>(["open"]);
    const walk = (state: string, without: string): void => {
      for (const action of stepsFrom(state)) {
        const { to } = CASE_STEPS[action];
        if (action === without || seen.has(to)) continue;
        seen.add(to);
        walk(to, without);
      }
    };
    walk("open", "pre-adverse");
    expect(seen).not.toContain("final_adverse");
    seen.clear();
    walk("open", "");
    expect(seen).toContain("final_adverse");
  });

  it("end where nothing follows, and nowhere else", () => {
    for (const state of CASE_STATES) expect(stepsFrom(state).length === 0, state).toBe(ENDED.includes(state));
    for (const action of CASE_ACTIONS) expect(CASE_STEPS[action].from.length, action).toBeGreaterThan(0);
  });
});

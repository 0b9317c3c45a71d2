import { describe, expect, it } from "vitest";
import { couponForm, planOf } from "~/domain/billing";
import { limitError, planError, windowError } from "~/domain/billing/coupons/coupon-rules";
import { coupon } from "./coupon";

const AT = new Date("2026-11-22T12:00:00Z");
const just = (ms: number) => new Date(AT.getTime() + ms);

describe("a coupon counts", () => {
  const open = coupon({ kind: "percent", percentOff: 10 });

  it("from its beginning until just before its end", () => {
    expect(windowError(open, AT)).toBeNull();
    expect(windowError({ ...open, validFrom: AT }, AT)).toBeNull();
    expect(windowError({ ...open, validFrom: just(1) }, AT)).toBe("This coupon is not valid yet");
    expect(windowError({ ...open, validUntil: just(1) }, AT)).toBeNull();
    expect(windowError({ ...open, validUntil: AT }, AT)).toBe("This coupon has expired");
    expect(windowError({ ...open, freeUntil: just(1) }, AT)).toBeNull();
    expect(windowError({ ...open, freeUntil: AT }, AT)).toBe("This coupon has expired");
    expect(windowError({ ...open, isActive: false }, AT)).toBe("This coupon is no longer valid");
  });

  it("for the plans it names, for all where it names none", () => {
    const named = { ...open, validForPlans: ["daily", "ats_monthly"] };
    expect(planError(open, planOf("monthly"))).toBeNull();
    expect(planError(named, planOf("daily"))).toBeNull();
    expect(planError(named, planOf("monthly"))).toBe("SPRING is not valid for monthly subscription plans");
  });

  it("by days of trial only where a plan renews, by minutes only for a new account", () => {
    const days = coupon({ kind: "trial_days", trialDays: 7 });
    expect(planError(days, planOf("monthly"))).toBeNull();
    expect(planError(days, planOf("daily"))).toBe("SPRING is not valid for single day plans");
    expect(planError(coupon({ kind: "trial_minutes" }), planOf("daily"))).toContain("when you create an account");
    expect(planError(open, planOf("daily"))).toBeNull();
  });

  it("while a use is left", () => {
    expect(limitError({ maxRedemptions: null, redemptionCount: 1_000_000 })).toBeNull();
    expect(limitError({ maxRedemptions: 2, redemptionCount: 1 })).toBeNull();
    expect(limitError({ maxRedemptions: 2, redemptionCount: 2 })).toBe("This coupon has been used up");
    expect(limitError({ maxRedemptions: 2, redemptionCount: 3 })).toBe("This coupon has been used up");
  });
});

describe("the form of a coupon", () => {
  const given = { code: " spring-26 ", kind: "percent", percentOff: 20, description: " Spring " };
  const problems = (form: object) =>
    couponForm.safeParse(form).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

  it("fills in what is not given and writes the code in capitals", () => {
    expect(couponForm.parse(given)).toEqual({
      code: "SPRING-26",
      kind: "percent",
      percentOff: 20,
      amountOffCents: null,
      trialDays: null,
      trialMinutes: null,
      freeUntil: null,
      validForPlans: [],
      description: "Spring",
      validFrom: null,
      validUntil: null,
      firstPurchaseOnly: false,
      maxRedemptions: null,
      maxPerCustomer: 1,
      isActive: true,
    });
  });

  it("keeps only the value of its kind", () => {
    const all = { ...given, amountOffCents: 5, trialDays: 6, trialMinutes: 7, freeUntil: "2026-12-31" };
    const kept = (kind: string) => {
      const { percentOff, amountOffCents, trialDays, trialMinutes, freeUntil } = couponForm.parse({ ...all, kind });
      return [percentOff, amountOffCents, trialDays, trialMinutes, freeUntil?.toISOString().slice(0, 10) ?? null];
    };
    expect(kept("percent")).toEqual([20, null, null, null, null]);
    expect(kept("amount")).toEqual([null, 5, null, null, null]);
    expect(kept("trial_days")).toEqual([null, null, 6, null, null]);
    expect(kept("trial_minutes")).toEqual([null, null, null, 7, null]);
    expect(kept("free_until")).toEqual([null, null, null, null, "2026-12-31"]);
  });

  it.each([
    ["percent", "percentOff"],
    ["amount", "amountOffCents"],
    ["trial_days", "trialDays"],
    ["trial_minutes", "trialMinutes"],
    ["free_until", "freeUntil"],
  ])("of %s wants %s", (kind, field) => {
    expect(problems({ ...given, percentOff: null, kind })).toEqual([[field, "Give a value"]]);
  });

  it("wants an end after its beginning", () => {
    const window = (validFrom: string, validUntil: string) => problems({ ...given, validFrom, validUntil });
    expect(window("2026-01-01", "2026-01-02")).toEqual([]);
    expect(window("2026-01-02", "2026-01-02")).toEqual([["validUntil", "Must be after the beginning"]]);
    expect(window("2026-01-02T00:00:00+02:00", "2026-01-01T23:00:00Z")).toEqual([]);
    expect(window("soon", "2026-01-02")).toEqual([["validFrom", "Must be a date"]]);
  });

  it.each([
    [{ code: "AB" }, "code"],
    [{ code: "A B C" }, "code"],
    [{ code: "X".repeat(41) }, "code"],
    [{ code: "ÄÖÜ" }, "code"],
    [{ kind: "gift" }, "kind"],
    [{ percentOff: 0 }, "percentOff"],
    [{ percentOff: 101 }, "percentOff"],
    [{ percentOff: 12.5 }, "percentOff"],
    [{ amountOffCents: 10_000_001 }, "amountOffCents"],
    [{ trialDays: 366 }, "trialDays"],
    [{ trialMinutes: 10_081 }, "trialMinutes"],
    [{ validForPlans: ["weekly"] }, "validForPlans.0"],
    [{ description: " " }, "description"],
    [{ description: "x".repeat(301) }, "description"],
    [{ maxRedemptions: 0 }, "maxRedemptions"],
    [{ maxRedemptions: 10_000_001 }, "maxRedemptions"],
    [{ maxPerCustomer: 1001 }, "maxPerCustomer"],
    [{ version: 1.5 }, "version"],
  ])("refuses %o", (fields, path) => {
    expect(problems({ ...given, ...fields }).map(([where]) => where)).toEqual([path]);
  });

  it.each([
    [{ code: "ABC" }],
    [{ code: "X".repeat(40) }],
    [{ percentOff: 1 }],
    [{ percentOff: 100 }],
    [{ description: "x".repeat(300) }],
    [{ maxRedemptions: 10_000_000, maxPerCustomer: 1000 }],
    [{ kind: "trial_days", trialDays: 365 }],
    [{ kind: "trial_minutes", trialMinutes: 10_080 }],
    [{ kind: "amount", amountOffCents: 10_000_000 }],
  ])("takes %o, which is the edge", (fields) => {
    expect(problems({ ...given, ...fields })).toEqual([]);
  });
});

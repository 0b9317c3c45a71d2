import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planOf, quoteFor } from "~/domain/billing";
import { addPeriod, price } from "~/domain/billing/quote";
import { shiftClock } from "~/platform/clock";
import { forget } from "~/platform/once";
import { coupon } from "./coupon";

const AT = new Date("2026-11-22T15:30:00Z");
const daily = planOf("daily");
const monthly = planOf("monthly");
const annual = planOf("ats_annual");
const until = (days: number) => new Date(AT.getTime() + days * 86_400_000);

describe("a price without a coupon", () => {
  it("of a single day is charged once and renews never", () => {
    expect(price(daily, 1, null, AT)).toMatchObject({
      listAmount: 499,
      discountAmount: 0,
      finalAmount: 499,
      coupon: null,
      way: "card",
      trialDays: null,
      freeUntil: null,
      renewsAt: null,
      renewalAmount: 0,
    });
  });

  it("of a plan that renews says when and for how much", () => {
    expect(price(monthly, 1, null, AT)).toMatchObject({
      finalAmount: 2499,
      renewsAt: new Date("2026-12-22T15:30:00Z"),
      renewalAmount: 2499,
    });
    expect(price(annual, 1, null, AT).renewsAt).toEqual(new Date("2027-11-22T15:30:00Z"));
  });

  it("counts every employee where a plan is paid by head, and nobody elsewhere", async () => {
    process.env.HRIS_SALES = "on";
    forget("config");
    const amounts = async (plan: string, employees: number | null) => {
      const { quantity, listAmount, finalAmount, renewalAmount } = await quoteFor({ plan, employees });
      return [quantity, listAmount, finalAmount, renewalAmount];
    };
    expect(await amounts("hris_monthly", 12)).toEqual([12, 9000, 9000, 9000]);
    expect(await amounts("hris_monthly", 2.9)).toEqual([2, 1500, 1500, 1500]);
    expect(await amounts("hris_monthly", -3)).toEqual([1, 750, 750, 750]);
    expect(await amounts("hris_monthly", null)).toEqual([1, 750, 750, 750]);
    expect(await amounts("hris_annual", 2_000_000)).toEqual([10_000, 82_500_000, 82_500_000, 82_500_000]);
    expect(await amounts("monthly", 12)).toEqual([1, 2499, 2499, 2499]);
  });

  it("reads a code of spaces as none", async () => {
    shiftClock(0);
    expect(await quoteFor({ plan: "daily", coupon: "   " })).toMatchObject({ coupon: null, finalAmount: 499 });
  });
});

describe("a discount", () => {
  it.each([
    [50, 250, 249],
    [15, 75, 424],
    [10, 50, 449],
    [1, 5, 494],
  ])("of %i percent rounds half up to the cent", (percentOff, discountAmount, finalAmount) => {
    const quote = price(daily, 1, coupon({ kind: "percent", percentOff }), AT);
    expect(quote).toMatchObject({ discountAmount, finalAmount, way: "card", renewsAt: null });
    expect(quote.coupon).toEqual({ id: 5, code: "SPRING", description: "A spring offer" });
  });

  it("is of the whole order, and the renewal costs the list price", () => {
    const quote = price(monthly, 3, coupon({ kind: "amount", amountOffCents: 500 }), AT);
    expect(quote).toMatchObject({ listAmount: 7497, discountAmount: 500, finalAmount: 6997, renewalAmount: 7497 });
  });

  it.each([
    [448, 448, 51, "card"],
    [449, 449, 50, "card"],
    [450, 499, 0, "free"],
    [499, 499, 0, "free"],
    [10_000, 499, 0, "free"],
  ])("of %i cents leaves at least what a card can be charged, else nothing", (amountOffCents, discount, final, way) => {
    expect(price(daily, 1, coupon({ kind: "amount", amountOffCents }), AT)).toMatchObject({
      discountAmount: discount,
      finalAmount: final,
      way,
    });
  });

  it("without a value takes nothing off", () => {
    expect(price(daily, 1, coupon({ kind: "percent" }), AT).finalAmount).toBe(499);
    expect(price(daily, 1, coupon({ kind: "amount" }), AT).finalAmount).toBe(499);
    expect(price(daily, 1, coupon({ kind: "trial_minutes", trialMinutes: 15 }), AT).finalAmount).toBe(499);
  });

  it("never goes below zero nor above the price, and what is charged is zero or at least fifty cents", () => {
    const kinds = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percentOff) => coupon({ kind: "percent", percentOff })),
      fc.integer({ min: 1, max: 50_000 }).map((amountOffCents) => coupon({ kind: "amount", amountOffCents })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(daily, monthly, annual),
        fc.integer({ min: 1, max: 50 }),
        kinds,
        (plan, count, given) => {
          const { listAmount, discountAmount, finalAmount, way } = price(plan, count, given, AT);
          expect(finalAmount === 0 || finalAmount >= 50).toBe(true);
          expect(discountAmount).toBeLessThanOrEqual(listAmount);
          if (way === "card") expect(finalAmount).toBe(listAmount - discountAmount);
          else expect(finalAmount).toBe(0);
        },
      ),
    );
  });
});

describe("a first period that costs nothing", () => {
  it.each([
    [monthly, 30],
    [annual, 365],
  ])("is a trial of its length without a card", (plan, days) => {
    expect(price(plan, 1, coupon({ kind: "percent", percentOff: 100 }), AT)).toMatchObject({
      way: "trial",
      trialDays: days,
      discountAmount: 0,
      finalAmount: 0,
      renewsAt: until(days),
      renewalAmount: plan.amount,
    });
  });

  it("lasts as many days as the coupon says", () => {
    const trial = coupon({ kind: "trial_days", trialDays: 14 });
    expect(price(monthly, 1, trial, AT)).toMatchObject({ way: "trial", trialDays: 14, renewsAt: until(14) });
    expect(price(daily, 1, trial, AT)).toMatchObject({ way: "card", trialDays: null, finalAmount: 499 });
  });

  it("until a day is free, no trial, and renews never", () => {
    const quote = price(monthly, 1, coupon({ kind: "free_until", freeUntil: until(40) }), AT);
    expect(quote).toMatchObject({ way: "free", trialDays: null, freeUntil: until(40), renewsAt: null, finalAmount: 0 });
    expect(quote.discountAmount).toBe(2499);
    const percent = coupon({ kind: "percent", percentOff: 10, freeUntil: until(40) });
    expect(price(monthly, 1, percent, AT).freeUntil).toBeNull();
  });
});

describe("the terms before paying", () => {
  it("of a single day say that nothing renews", () => {
    expect(price(daily, 1, null, AT).terms).toEqual([
      "$4.99 is charged once. Access lasts 24 hours from the payment, ends by itself, and nothing renews.",
      expect.stringContaining("30-day money-back guarantee"),
    ]);
  });

  it("of a plan say the amounts, the day, how to cancel, and for a year the reminder", () => {
    const offer = coupon({ kind: "percent", percentOff: 50 });
    expect(price(monthly, 1, offer, AT).terms).toEqual([
      "$12.49 is charged today. The plan renews automatically: $24.99 is charged on Dec 22, 2026 and every month after that, to the same card, until you cancel.",
      expect.stringContaining("You can cancel at any time"),
      expect.stringContaining("money-back"),
    ]);
    const yearly = price(annual, 1, null, AT).terms;
    expect(yearly[0]).toContain("$275.00 is charged on Nov 22, 2027 and every year after that");
    expect(yearly[2]).toContain("30 days before each renewal");
    expect(yearly).toHaveLength(4);
  });

  it("of a trial say that it ends by itself, and what a card would change", () => {
    const terms = price(annual, 1, coupon({ kind: "trial_days", trialDays: 7 }), AT).terms;
    expect(terms[0]).toContain("free trial of 7 days");
    expect(terms[0]).toContain("ends by itself on Nov 29, 2026, and nothing is charged");
    expect(terms[1]).toContain("$275.00 is charged on that day and every year after it");
    expect(terms).toHaveLength(3);
  });

  it("of free access say its last day", () => {
    expect(price(daily, 1, coupon({ kind: "free_until", freeUntil: until(10) }), AT).terms).toEqual([
      "Free access until Dec 2, 2026. It ends by itself; nothing is charged.",
    ]);
  });
});

describe("the next period", () => {
  it.each([
    ["2026-01-31T10:00:00Z", "month", "2026-02-28T10:00:00Z"],
    ["2028-01-31T10:00:00Z", "month", "2028-02-29T10:00:00Z"],
    ["2028-02-29T23:59:59Z", "year", "2029-02-28T23:59:59Z"],
    ["2026-12-31T00:00:00Z", "month", "2027-01-31T00:00:00Z"],
    ["2026-03-31T00:00:00Z", "month", "2026-04-30T00:00:00Z"],
    ["2026-11-22T15:30:00Z", "year", "2027-11-22T15:30:00Z"],
  ] as const)("after %s of a %s begins %s", (from, interval, next) => {
    expect(addPeriod(new Date(from), interval)).toEqual(new Date(next));
  });

  it("begins in the next month or year, on the same day or the last one", () => {
    const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) }).map((ms) => new Date(ms));
    fc.assert(
      fc.property(moment, fc.constantFrom("month" as const, "year" as const), (from, interval) => {
        const next = addPeriod(from, interval);
        const months = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();
        expect(months(next) - months(from)).toBe(interval === "year" ? 12 : 1);
        expect(next.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate());
        expect(next.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
      }),
    );
  });
});

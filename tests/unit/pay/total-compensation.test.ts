import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareOffers,
  type Offer,
  type OfferInput,
  offerSchema,
  totalCompensation,
} from "../../../web/domain/pay/index";

const offer = (fields: OfferInput): Offer => offerSchema.parse(fields);

describe("total compensation", () => {
  it("counts base, bonus and equity in four years and sign-on in years 1 and 2", () => {
    const result = totalCompensation(
      offer({ baseSalary: 150_000, bonusPercent: 10, grantValue: 200_000, signOnYear1: 20_000, signOnYear2: 10_000 }),
    );
    expect(result.years.map((year) => year.total)).toEqual([235_000, 225_000, 215_000, 215_000]);
    expect(result.total).toEqual({
      baseSalary: 600_000,
      performanceBonus: 60_000,
      equity: 200_000,
      signOnBonus: 30_000,
      total: 890_000,
    });
    expect(result.years[2]).toEqual({
      year: 3,
      baseSalary: 150_000,
      performanceBonus: 15_000,
      equity: 50_000,
      signOnBonus: 0,
      total: 215_000,
    });
    expect(result.warnings).toEqual([]);
  });

  it("takes the bonus amount when it is above zero, and says so when both are given", () => {
    const result = totalCompensation(offer({ baseSalary: 100_000, bonusPercent: 50, bonusAmount: 7_500 }));
    expect(result.years[0]?.performanceBonus).toBe(7_500);
    expect(result.warnings.join(" ")).toMatch(/the amount counts/);
  });

  it("vests by the percentages of each year", () => {
    const result = totalCompensation(
      offer({ grantValue: 100_000, vestingYear1: 5, vestingYear2: 15, vestingYear3: 40, vestingYear4: 40 }),
    );
    expect(result.years.map((year) => year.equity)).toEqual([5_000, 15_000, 40_000, 40_000]);
    expect(result.vestingTotal).toBe(100);
  });

  it.each([
    [25, 25, 25, 20, 95],
    [25, 25, 25, 30, 105],
    [33.3, 33.3, 33.3, 0, 99.9],
    [0, 0, 0, 0, 0],
  ])(
    "warns when vesting adds up to %d + %d + %d + %d = %d %%",
    (vestingYear1, vestingYear2, vestingYear3, vestingYear4, sum) => {
      const result = totalCompensation(
        offer({ grantValue: 1000, vestingYear1, vestingYear2, vestingYear3, vestingYear4 }),
      );
      expect(result.warnings).toEqual([`Vesting adds up to ${sum} %, not 100 %.`]);
    },
  );

  it("does not warn of vesting without a grant, nor over floating sums that are 100", () => {
    expect(totalCompensation(offer({ vestingYear1: 0 })).warnings).toEqual([]);
    const thirds = { vestingYear1: 33.4, vestingYear2: 33.3, vestingYear3: 33.3, vestingYear4: 0 };
    expect(totalCompensation(offer({ grantValue: 1, ...thirds })).warnings).toEqual([]);
  });

  it("adds refresh grants from the year in which they are made", () => {
    const result = totalCompensation(
      offer({
        grantValue: 100_000,
        refreshGrants: [
          { year: 2, value: 40_000 },
          { year: 4, value: 20_000, vesting: [50, 50, 0, 0] },
        ],
      }),
    );
    expect(result.years.map((year) => year.equity)).toEqual([25_000, 35_000, 35_000, 45_000]);
    expect(result.total.equity).toBe(140_000);
  });

  it("warns of a refresh grant that does not add up", () => {
    const refreshGrants = [{ year: 1, value: 100, vesting: [10, 10, 10, 10] }];
    expect(totalCompensation(offer({ refreshGrants })).warnings).toEqual([
      "Vesting of refresh grant 1 adds up to 40 %, not 100 %.",
    ]);
  });

  it("rows and columns add up to the cent, for any offer", () => {
    const money = fc.integer({ min: 0, max: 100_000_000 }).map((value) => value / 100);
    const part = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
    const anyOffer = fc.record({
      baseSalary: money,
      bonusPercent: part,
      bonusAmount: money,
      signOnYear1: money,
      signOnYear2: money,
      grantValue: money,
      vestingYear1: part,
      vestingYear2: part,
    });
    fc.assert(
      fc.property(anyOffer, (fields) => {
        const { years, total } = totalCompensation(offer(fields));
        const cents = (dollars: number) => Math.round(dollars * 100);
        for (const year of years) {
          expect(cents(year.total)).toBe(
            cents(year.baseSalary) + cents(year.performanceBonus) + cents(year.equity) + cents(year.signOnBonus),
          );
        }
        expect(cents(total.total)).toBe(years.reduce((sum, year) => sum + cents(year.total), 0));
        expect(cents(total.equity)).toBe(years.reduce((sum, year) => sum + cents(year.equity), 0));
      }),
    );
  });
});

describe("an offer that is refused", () => {
  it.each([
    ["a negative salary", { baseSalary: -1 }, /cannot be negative/],
    ["NaN", { baseSalary: Number.NaN }, /must be a number/],
    ["101 percent of bonus", { bonusPercent: 101 }, /100 percent/],
    ["101 percent of vesting", { vestingYear1: 101 }, /100 percent/],
    ["a refresh grant in year 5", { refreshGrants: [{ year: 5, value: 1 }] }, /4/],
  ])("%s", (_label, fields, message) => {
    const parsed = offerSchema.safeParse(fields);
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues[0]?.message).toMatch(message);
  });
});

describe("comparing two offers", () => {
  it("shows the difference by year and over four years", () => {
    const comparison = compareOffers(
      offer({ baseSalary: 100_000, signOnYear1: 30_000 }),
      offer({ baseSalary: 110_000 }),
    );
    expect(comparison.differenceByYear).toEqual([-20_000, 10_000, 10_000, 10_000]);
    expect(comparison).toMatchObject({ difference: 10_000, higher: "second" });
  });

  it("knows the first as higher, and equal offers", () => {
    expect(compareOffers(offer({ baseSalary: 2 }), offer({ baseSalary: 1 })).higher).toBe("first");
    expect(compareOffers(offer({ baseSalary: 1 }), offer({ baseSalary: 1 })).higher).toBe("equal");
  });
});

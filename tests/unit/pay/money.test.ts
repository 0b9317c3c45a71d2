import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bracketTax,
  compileBrackets,
  explainBracket,
  marginalRate,
  UNITS_PER_CENT,
} from "../../../web/domain/pay/brackets";
import {
  divideHalfUp,
  fraction,
  multiplyDivide,
  percentText,
  rateOf,
  rateOfPercent,
  share,
  toCents,
  usd,
} from "../../../web/domain/pay/money";

describe("rounding half up", () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [-5, 10, -1],
    [-4, 10, 0],
    [0, 7, 0],
    [7, 7, 1],
  ])("%i / %i = %i", (top, bottom, wanted) => {
    expect(divideHalfUp(top, bottom) + 0).toBe(wanted);
  });

  it("is exact for any product, also beyond the safe integers", () => {
    const integer = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(integer(1e12), integer(1e9), fc.integer({ min: 1, max: 1e10 }), (a, b, divisor) => {
        const wanted = (BigInt(a) * BigInt(b) * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n);
        fc.pre(wanted <= BigInt(Number.MAX_SAFE_INTEGER));
        expect(BigInt(multiplyDivide(a, b, divisor))).toBe(wanted);
      }),
      { numRuns: 2_000 },
    );
  });

  it("rounds the half of an odd product that no floating number holds", () => {
    // 94,906,267 × 94,906,271 is odd and just over 2^53.
    const product = 94_906_267n * 94_906_271n;
    const wanted = Number((product + 1n) / 2n);
    expect(multiplyDivide(94_906_267, 94_906_271, 2)).toBe(wanted);
    expect(multiplyDivide(-94_906_267, 94_906_271, 2)).toBe(-wanted);
  });

  it("takes what a reader sees as half a cent for half a cent", () => {
    expect(toCents(1.005)).toBe(101);
    expect(toCents(1.004)).toBe(100);
    expect(toCents(8.115)).toBe(812);
    expect(toCents(0.1 + 0.2)).toBe(30);
    expect(toCents(1_000_000.01)).toBe(100_000_001);
  });

  it("brings every amount of two decimals back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        expect(toCents(cents / 100)).toBe(cents);
      }),
    );
  });

  it("keeps rates exact", () => {
    expect(rateOf(0.062)).toEqual({ top: 31, bottom: 500 });
    expect(rateOfPercent(1.45)).toEqual({ top: 29, bottom: 2000 });
    expect(fraction(60_000_00, 52)).toEqual({ top: 1_500_000, bottom: 13 });
    // 6.2 % of 1.25 is 7.75 cents; 2.5 % of 1.00 is 2.5 cents
    expect(share(125, rateOf(0.062))).toBe(8);
    expect(share(100, rateOfPercent(2.5))).toBe(3);
  });
});

describe("amounts in words", () => {
  it.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [99_999, "$999.99"],
    [100_000, "$1,000.00"],
    [123_456_789, "$1,234,567.89"],
    [100_000_000_005, "$1,000,000,000.05"],
    [-1050, "-$10.50"],
  ])("%i cents is %s", (cents, wanted) => {
    expect(usd(cents)).toBe(wanted);
  });

  it("leaves out zero cents when asked to be short", () => {
    expect(usd(4_472_500, true)).toBe("$44,725");
    expect(usd(4_472_550, true)).toBe("$44,725.50");
  });

  it("writes percent without trailing zeros", () => {
    expect(percentText(0.062)).toBe("6.2 %");
    expect(percentText(0.00807159)).toBe("0.807159 %");
    expect(percentText(0.1)).toBe("10 %");
  });
});

describe("brackets", () => {
  const table = compileBrackets([
    [0, 0.1],
    [1000, 0.2],
    [5000, 0.3],
  ]);
  const tax = (dollars: number) => bracketTax(table, dollars * 100) / UNITS_PER_CENT / 100;

  it("tax each slice at its own rate", () => {
    expect(tax(0)).toBe(0);
    expect(tax(-5)).toBe(0);
    expect(tax(1000)).toBe(100);
    expect(tax(1000.01)).toBeCloseTo(100.002, 6);
    expect(tax(5000)).toBe(900);
    expect(tax(6000)).toBe(1200);
  });

  it("use printed bases where there are some", () => {
    const printed = compileBrackets([
      [0, 0, 0.1],
      [1000, 99, 0.2],
    ]);
    expect(bracketTax(printed, 200_000) / UNITS_PER_CENT / 100).toBe(299);
  });

  it("name the row", () => {
    expect(explainBracket(table, 600_000)).toBe("$900.00 plus 30 % of the amount over $5,000");
    expect(explainBracket(table, 50_000)).toBe("10 % of the amount over $0");
  });

  it("know the rate of the last dollar", () => {
    expect(marginalRate(table, 100_000)).toBe(0.1);
    expect(marginalRate(table, 100_001)).toBe(0.2);
  });
});

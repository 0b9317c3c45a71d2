import { describe, expect, it } from "vitest";
import type { Provision } from "../../../web/domain/research/corpus/record";
import { daysBetween } from "../../../web/domain/research/facts/days-between";
import { exactly, type Facts } from "../../../web/domain/research/facts/types";
import { sumOf } from "../../../web/domain/research/reasoning/compare-value";

const LATE = { value: { fact: "pay_day", per: "day late", atMost: { days: 30 } } } as unknown as Provision;
const late = (days: number, facts: [string, number][]): Facts =>
  new Map([
    ["late", { kind: "span", span: { value: days, unit: "days" } }],
    ...facts.map(([key, value]) => [key, exactly(value)] as const),
  ]);

describe("what is owed for pay that comes late", () => {
  it("is a day's pay for each day", () => {
    expect(sumOf(LATE, late(14, [["pay_day", 200]]))).toEqual({ days: 14, pay: 200, total: 2800, isCapped: false });
  });

  it("takes the day's pay from the hours and the rate", () => {
    const facts = late(12, [
      ["pay_hour", 22],
      ["hours_day", 8],
    ]);
    expect(sumOf(LATE, facts)?.total).toBe(2112);
  });

  it("ends at the most that the law counts", () => {
    expect(sumOf(LATE, late(45, [["pay_day", 100]]))).toEqual({ days: 30, pay: 100, total: 3000, isCapped: true });
  });

  it("is not told without the pay", () => {
    expect(sumOf(LATE, late(14, []))).toBeNull();
  });
});

describe("the days between what happened and the payment", () => {
  it.each([
    ["i let a cook go on october 1 and he got his final check on october 13", 12],
    ["let a cook go on the 3rd and he got his last check on the 17th", 14],
    ["notice on november 2, last day november 16, mailed the check on november 25", 9],
    ["fired on sept 28, paid on oct 2", 4],
    ["she was hired on march 1 and quit on may 3", null],
    ["fired him, paid him on the 5th", null],
  ])("of '%s'", (text, days) => {
    expect(daysBetween(text)).toBe(days);
  });
});

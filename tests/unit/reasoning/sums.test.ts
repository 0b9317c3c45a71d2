import { describe, expect, it } from "vitest";
import type { Provision } from "../../../web/domain/research/corpus/record";
import { daysBetween } from "../../../web/domain/research/facts/days-between";
import { holds } from "../../../web/domain/research/facts/holds";
import { exactly, type Facts } from "../../../web/domain/research/facts/types";
import { sumOf } from "../../../web/domain/research/reasoning/compare-value";
import { sumFor } from "../../../web/domain/research/reasoning/sums";
import type { Weighed } from "../../../web/domain/research/reasoning/types";

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

describe("what follows for the case", () => {
  const rule = (point: string, told: Partial<Provision>) =>
    ({ point: `topic.${point}`, role: "rule", ...told }) as Provision;
  const law = {
    provisions: [
      rule("weekly", { mood: "must", when: { hours_week: { above: 40 } }, value: { hours: 40 } }),
      rule("daily", { mood: "must", when: { hours_day: { above: 8 } }, value: { hours: 8 } }),
      rule("daily", { mood: "must", when: { hours_day: { above: 12 } }, value: { times: 2 } }),
      rule("rate", { mood: "must", value: { times: 1.5 } }),
      rule("accrual", { mood: "is", value: { hours: 1, per: "40 hours worked" } }),
      rule("salary", { mood: "must", value: { dollars: 1541.7, per: "week" } }),
      rule("wage", { mood: "must", value: { dollars: 15, per: "hour" } }),
      rule("late_cost", { mood: "may", value: { times: 3 } }),
    ],
  };
  const sum = (point: string, told: Record<string, number>) => {
    const facts: Facts = new Map(Object.entries(told).map(([key, value]) => [key, exactly(value)]));
    const provision = law.provisions.find((one) => one.point === `topic.${point}`) as Provision;
    const lead = { law, provision, holding: holds(provision.when, facts), isAsked: false } as unknown as Weighed;
    return sumFor(lead, facts)?.text ?? null;
  };

  it.each([
    [
      "daily",
      { hours_day: 14, pay_hour: 20 },
      /8 hours x \$20 = \$160 \+ 4 hours x \$30 = \$120 \+ 2 hours x \$40 = \$80, \$360 in all/,
    ],
    [
      "daily",
      { hours_day: 10, days_worked: 4, pay_hour: 17 },
      /32 hours x \$17 = \$544 \+ 8 hours x \$25.50 = \$204, \$748 in all/,
    ],
    ["weekly", { hours_week: 50, regular_rate: 17.6 }, /= \$880 \+ 10 hours x \$8.80 more = \$88, \$968 in all/],
    ["weekly", { hours_week: 52 }, /: 12 hours are over 40\.$/],
    ["accrual", { hours_12_months: 1000, hours_used: 10 }, /= 25 hours earned, less 10 used leaves 15 hours\.$/],
    ["salary", { pay_year: 78_500 }, /\$78,500 is \$1,668.40 below \$80,168.40 a year\.$/],
    ["wage", { pay_hour: 14.25 }, /\$14.25 is \$0.75 below \$15 an hour\.$/],
    ["wage", { pay_hour: 14.25, hours_week: 32 }, /below \$15 an hour, 32 hours x \$0.75 = \$24 a week\.$/],
    ["late_cost", { amount: 800 }, /: 3 x \$800 = \$2,400\.$/],
  ])("is drawn from %s: %j", (point, told, said) => {
    expect(sum(point, told as Record<string, number>)).toMatch(said);
  });

  it("is nothing where the case keeps to the law or tells too little", () => {
    expect(sum("weekly", { hours_week: 40, pay_hour: 20 })).toBeNull();
    expect(sum("salary", { pay_year: 81_000 })).toBeNull();
    expect(sum("rate", { amount: 800 })).toBeNull();
    expect(sum("accrual", {})).toBeNull();
  });
});

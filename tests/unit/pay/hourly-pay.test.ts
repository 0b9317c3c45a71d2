import { describe, expect, it } from "vitest";
import { calculatePay, type PayRequestInput, type PayResult } from "../../../web/domain/pay/index";
import { request } from "./request";

function precise(fields: PayRequestInput): PayResult {
  const result = calculatePay(
    request({ method: "precise", payType: "hourly", payPeriod: "weekly", hourlyRate: 20, ...fields }),
  ).precise;
  if (!result) throw new Error("no precise result");
  return result;
}

type Week = [number, number, number, number, number, number, number];
type Case = [label: string, fields: PayRequestInput, gross: number];

const FIVE_EIGHTS: Week = [8, 8, 8, 8, 8, 0, 0];
const FOUR_TENS: Week = [10, 10, 10, 10, 0, 0, 0];

// At 20 an hour; straight hours x 20, time and a half x 30, double time x 40.
const BY_HAND: Case[] = [
  ["40 hours: no overtime", { overtime: true }, 800],
  ["45 hours: 5 at time and a half", { overtime: true, hoursPerWeek: 45 }, 950],
  ["45 hours without overtime asked for: straight, as in the quick estimate", { hoursPerWeek: 45 }, 900],
  ["biweekly doubles the week", { overtime: true, hoursPerWeek: 45, payPeriod: "biweekly" }, 1900],
  ["monthly is 4.33 weeks", { overtime: true, hoursPerWeek: 45, payPeriod: "monthly" }, 4113.5],
  ["168 hours", { overtime: true, hoursPerWeek: 168 }, 800 + 128 * 30],
  ["Texas, four tens: no daily rule", { state: "TX", dailyHours: FOUR_TENS }, 800],
  ["California, five eights", { state: "CA", dailyHours: FIVE_EIGHTS }, 800],
  // 8 hours over the daily eight
  ["California, four tens: 32 straight, 8 at time and a half", { state: "CA", dailyHours: FOUR_TENS }, 880],
  // one day of 14: 8 straight, 4 at 1.5, 2 double
  ["California, a day of 14 hours", { state: "CA", dailyHours: [14, 0, 0, 0, 0, 0, 0] }, 360],
  // six eights: 40 straight, 8 over the week
  ["California, six eights", { state: "CA", dailyHours: [8, 8, 8, 8, 8, 8, 0] }, 1040],
  // seventh day: 8 at 1.5, 1 double; the first six: 40 straight + 8 at 1.5
  [
    "California, seven days, the last of nine hours",
    { state: "CA", dailyHours: [8, 8, 8, 8, 8, 8, 9] },
    800 + 240 + 240 + 40,
  ],
  // the seventh day counts only after six worked ones: 28 straight hours
  ["California, a free Saturday before Sunday", { state: "CA", dailyHours: [4, 4, 4, 4, 4, 0, 8] }, 560],
  [
    "California, seven short days: the last at time and a half",
    { state: "CA", dailyHours: [3, 3, 3, 3, 3, 3, 8] },
    600,
  ],
  // nine hours a day for five days: 5 daily overtime hours, 40 straight: no hour counts twice
  ["California, five nines: no hour counts twice", { state: "CA", dailyHours: [9, 9, 9, 9, 9, 0, 0] }, 950],
  ["Alaska, four tens", { state: "AK", dailyHours: FOUR_TENS }, 880],
  ["Colorado, four tens: the daily rule starts at 12", { state: "CO", dailyHours: FOUR_TENS }, 800],
  ["Colorado, three thirteens: 3 at time and a half", { state: "CO", dailyHours: [13, 13, 13, 0, 0, 0, 0] }, 810],
  // weekly overtime of 12 passes the daily of 4: 40 straight, 12 at 1.5
  ["Colorado, four thirteens: weekly pays more", { state: "CO", dailyHours: [13, 13, 13, 13, 0, 0, 0] }, 1160],
  ["Nevada above 1.5 times the minimum wage: no daily rule", { state: "NV", dailyHours: FOUR_TENS }, 800],
  ["Nevada at 1.5 times the minimum wage: no daily rule", { state: "NV", hourlyRate: 18, dailyHours: FOUR_TENS }, 720],
  // 15 an hour is under 18: 32 straight, 8 at 22.50
  ["Nevada below 1.5 times the minimum wage", { state: "NV", hourlyRate: 15, dailyHours: FOUR_TENS }, 660],
  ["the place of work decides", { state: "TX", workState: "CA", dailyHours: FOUR_TENS }, 880],
  ["daily hours take the place of hours a week", { state: "TX", hoursPerWeek: 10, dailyHours: FIVE_EIGHTS }, 800],
];

describe("hourly pay with overtime: cases derived by hand", () => {
  it.each(BY_HAND)("%s", (_label, fields, gross) => {
    expect(precise(fields).grossPay).toBe(gross);
  });
});

describe("hourly pay with overtime", () => {
  it("names the hours by multiple and the law", () => {
    const line = precise({ state: "CA", dailyHours: [14, 0, 0, 0, 0, 0, 0] }).lines[0];
    expect(line?.how).toContain("8 h × 1 + 4 h × 1.5 + 2 h × 2");
    expect(line?.details?.map((detail) => detail.value).join(" ")).toMatch(/Cal\. Lab\. Code 510/);
  });

  it("tells straight hours, even none, from those of a law, the multiples as they grow", () => {
    const parts = (fields: PayRequestInput) =>
      precise(fields).lines[0]?.details?.map(({ label, value }) => [label, value]);
    const flsa = "29 U.S.C. 207(a)(1)";
    expect(parts({ overtime: true, hoursPerWeek: 0 })).toEqual([["0 hours × 1", "straight time"]]);
    expect(parts({ state: "CA", overtime: true, hoursPerWeek: 45 })).toEqual([
      ["40 hours × 1", "straight time"],
      ["5 hours × 1.5", expect.stringContaining(flsa)],
    ]);
    expect(parts({ state: "CA", overtime: true, hoursPerWeek: 45 })?.[1]?.[1]).not.toMatch(/Cal\./);
    expect(parts({ state: "CA", dailyHours: [14, 8, 8, 8, 8, 0, 0] })?.map(([label]) => label)).toEqual([
      "40 hours × 1",
      "4 hours × 1.5",
      "2 hours × 2",
    ]);
    expect(parts({ state: "CA", dailyHours: [12, 0, 0, 0, 0, 0, 0] })?.map(([label]) => label)).toEqual([
      "8 hours × 1",
      "4 hours × 1.5",
    ]);
  });

  it("reminds of overtime that is not counted", () => {
    expect(precise({ hoursPerWeek: 50 }).notes.join(" ")).toMatch(/one and a half times/);
    const silent: PayRequestInput[] = [
      { hoursPerWeek: 50, overtime: true },
      { hoursPerWeek: 40 },
      { hoursPerWeek: 50, grossPay: 700 },
      { hoursPerWeek: 50, payType: "salary", annualSalary: 52_000 },
    ];
    for (const fields of silent) expect(precise(fields).notes.join(" ")).not.toMatch(/set overtime/);
  });

  it("does not touch salaries or a given gross pay", () => {
    expect(precise({ payType: "salary", annualSalary: 52_000, overtime: true }).grossPay).toBe(1000);
    expect(precise({ grossPay: 700, hoursPerWeek: 60, overtime: true }).grossPay).toBe(700);
  });

  it("leaves the quick estimate as its rules say", () => {
    const given = request({ payType: "hourly", payPeriod: "weekly", hourlyRate: 20, hoursPerWeek: 50, overtime: true });
    expect(calculatePay(given).quick?.grossPay).toBe(1000);
  });

  it("keeps fractions of hours and cents", () => {
    expect(precise({ hourlyRate: 17.33, hoursPerWeek: 41.25, overtime: true }).grossPay).toBe(725.69);
  });
});

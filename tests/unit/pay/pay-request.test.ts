import { describe, expect, it } from "vitest";
import { calculatePay, payBatchSchema, payRequestSchema } from "../../../web/domain/pay/index";
import { request } from "./request";

/** The messages by path of a refused request. */
function refusals(input: unknown): Record<string, string> {
  const parsed = payRequestSchema.safeParse(input);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join("."), issue.message]));
}

type Bad = [label: string, input: unknown, path: string, message: RegExp];

const BAD: Bad[] = [
  ["a negative salary", { annualSalary: -1 }, "annualSalary", /Annual salary cannot be negative/],
  ["NaN", { annualSalary: Number.NaN }, "annualSalary", /Annual salary must be a number/],
  ["infinity", { annualSalary: Number.POSITIVE_INFINITY }, "annualSalary", /must be a number/],
  ["1e308", { annualSalary: 1e308 }, "annualSalary", /cannot be more than 100,000,000/],
  ["an empty text for a number", { annualSalary: "" }, "annualSalary", /must be a number/],
  ["a number as text", { annualSalary: "60000" }, "annualSalary", /must be a number/],
  ["null for a number", { annualSalary: null }, "annualSalary", /must be a number/],
  ["a negative hourly rate", { hourlyRate: -0.01 }, "hourlyRate", /Hourly rate cannot be negative/],
  ["an hourly rate of a million", { hourlyRate: 1e6 }, "hourlyRate", /cannot be more than 10,000/],
  ["169 hours a week", { hoursPerWeek: 169 }, "hoursPerWeek", /cannot be more than 168/],
  ["168.01 hours a week", { hoursPerWeek: 168.01 }, "hoursPerWeek", /cannot be more than 168/],
  ["negative hours", { hoursPerWeek: -1 }, "hoursPerWeek", /cannot be negative/],
  ["a negative gross pay", { grossPay: -5 }, "grossPay", /cannot be negative/],
  [
    "a weekly gross beyond 100 million a year",
    { grossPay: 2e6, payPeriod: "weekly" },
    "grossPay",
    /100,000,000 a year/,
  ],
  ["an unknown method", { method: "slow" }, "method", /Method must be one of: quick, precise, both/],
  ["an unknown pay period", { payPeriod: "fortnightly" }, "payPeriod", /weekly, biweekly, semi-monthly/],
  ["an unknown pay type", { payType: "commission" }, "payType", /salary, hourly/],
  ["an unknown filing status", { filingStatus: "divorced" }, "filingStatus", /single, married_jointly/],
  ["a tax year without tables", { taxYear: 2022 }, "taxYear", /2023, 2024, 2025, 2026/],
  ["a tax year to come", { taxYear: 2027 }, "taxYear", /2023, 2024, 2025, 2026/],
  ["an unknown state", { state: "ZZ" }, "state", /Unknown state 'ZZ'/],
  ["a state as a number", { state: 5 }, "state", /must be text/],
  ["an unknown work state", { workState: "Puerto Rico" }, "workState", /Unknown state 'Puerto Rico'/],
  ["a ZIP code of four digits", { zip: "9021" }, "zip", /5 digits/],
  ["a ZIP code of letters", { zip: "ABCDE" }, "zip", /5 digits/],
  ["101 percent of 401(k)", { retirement401k: { mode: "percent", value: 101 } }, "retirement401k.value", /100 percent/],
  ["a negative 401(k)", { retirement401k: { mode: "dollar", value: -1 } }, "retirement401k.value", /negative/],
  ["an unknown 401(k) mode", { retirement401k: { mode: "euro", value: 1 } }, "retirement401k.mode", /percent, dollar/],
  ["101 percent of Roth IRA", { rothIRA: { mode: "percent", value: 100.5 } }, "rothIRA.value", /100 percent/],
  ["a negative health insurance", { healthInsurance: -0.01 }, "healthInsurance", /negative/],
  [
    "a negative custom amount",
    { customItems: [{ amount: -1, type: "deduction" }] },
    "customItems.0.amount",
    /negative/,
  ],
  ["a custom item without a type", { customItems: [{ amount: 1 }] }, "customItems.0.type", /deduction, addition/],
  ["101 custom items", { customItems: Array(101).fill({ amount: 1, type: "addition" }) }, "customItems", /At most 100/],
  ["half an allowance", { allowances: 1.5 }, "allowances", /whole number/],
  ["a negative allowance", { allowances: -1 }, "allowances", /negative/],
  ["a state rate of 101 percent", { rates: { stateTaxRate: 101 } }, "rates.stateTaxRate", /cannot be more than 100/],
  ["a negative city rate", { rates: { cityTaxRate: -1 } }, "rates.cityTaxRate", /negative/],
  ["an unknown W-4", { w4: { version: "2021" } }, "w4.version", /2020, 2019/],
  ["a W-4 box that is text", { w4: { step2Checkbox: "yes" } }, "w4.step2Checkbox", /true or false/],
  ["a negative W-4 step", { w4: { step3: -2000 } }, "w4.step3", /negative/],
  ["negative wages of the year", { ytd: { socialSecurityWages: -1 } }, "ytd.socialSecurityWages", /negative/],
  ["25 hours in a day", { dailyHours: [25, 0, 0, 0, 0, 0, 0] }, "dailyHours.0", /cannot be more than 24/],
  ["a week of six days", { dailyHours: [8, 8, 8, 8, 8, 8] }, "dailyHours", /7 days/],
];

describe("a pay request that is refused", () => {
  it.each(BAD)("%s", (_label, input, path, message) => {
    const found = refusals(input);
    expect(Object.keys(found)).toContain(path);
    expect(found[path]).toMatch(message);
  });

  it("tells every wrong field at once", () => {
    const found = refusals({ annualSalary: -1, state: "ZZ", hoursPerWeek: 200 });
    expect(Object.keys(found).sort()).toEqual(["annualSalary", "hoursPerWeek", "state"]);
  });

  it("refuses what is not an object", () => {
    for (const input of [null, "pay", 7, []]) expect(payRequestSchema.safeParse(input).success).toBe(false);
  });
});

describe("a pay request that is taken", () => {
  it("fills in the defaults", () => {
    expect(request()).toMatchObject({
      method: "both",
      taxYear: 2026,
      payType: "salary",
      payPeriod: "biweekly",
      hoursPerWeek: 40,
      grossPay: null,
      filingStatus: "single",
      allowances: 0,
      state: "",
      rates: null,
      retirement401k: { mode: "percent", value: 0 },
      customItems: [],
      w4: { version: "2020", step2Checkbox: false, step3: 0 },
      ytd: { socialSecurityWages: 0, supplementalWages: 0 },
    });
  });

  it("reads a state by code or name, in any case", () => {
    for (const state of ["ca", "CA", " California ", "CALIFORNIA"]) expect(request({ state }).state).toBe("CA");
    expect(request({ state: "District of Columbia" }).state).toBe("DC");
  });

  it("names a custom category 'Other' unless told", () => {
    expect(request({ customItems: [{ amount: 1, type: "addition" }] }).customItems[0]).toEqual({
      name: "",
      amount: 1,
      type: "addition",
      category: "Other",
    });
  });

  it("answers an empty request with zeros instead of failing", () => {
    const answer = calculatePay(request());
    expect(answer.quick?.netPay).toBe(0);
    expect(answer.precise?.netPay).toBe(0);
  });

  it("answers only the methods asked for", () => {
    expect(Object.keys(calculatePay(request({ method: "quick" })))).toEqual(["quick"]);
    expect(Object.keys(calculatePay(request({ method: "precise" })))).toEqual(["precise"]);
    expect(Object.keys(calculatePay(request({ method: "both" })))).toEqual(["quick", "precise"]);
  });

  it("works at the upper bounds without losing a cent", () => {
    const answer = calculatePay(request({ annualSalary: 100_000_000, payPeriod: "weekly", state: "CA" }));
    expect(answer.quick?.grossPay).toBe(1_923_076.92);
    expect(Number.isFinite(answer.precise?.netPay)).toBe(true);
    expect(answer.quick?.annual.grossPay).toBe(100_000_000);
  });
});

describe("a batch", () => {
  it("takes up to 10,000 paychecks and no more", () => {
    expect(payBatchSchema.safeParse([]).success).toBe(false);
    expect(payBatchSchema.safeParse([{}, { state: "TX" }]).success).toBe(true);
    const refused = payBatchSchema.safeParse(Array(10_001).fill({}));
    expect(refused.success).toBe(false);
    expect(refused.error?.issues.map((issue) => issue.message)).toContain("At most 10,000 paychecks in one call.");
  });

  it("names the row of a wrong paycheck", () => {
    const refused = payBatchSchema.safeParse([{}, { annualSalary: -1 }]);
    expect(refused.error?.issues[0]?.path).toEqual([1, "annualSalary"]);
  });
});

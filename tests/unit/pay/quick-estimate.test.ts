import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calculatePay,
  FILING_STATUSES,
  PAY_PERIODS,
  type PayRequest,
  type PayRequestInput,
  type PayResult,
  STATE_CODES,
} from "../../../web/domain/pay/index";
import { request } from "./request";
import { straightQuick } from "./straight-quick";

function quick(given: PayRequest, explain = true): PayResult {
  const result = calculatePay({ ...given, method: "quick" }, { explain }).quick;
  if (!result) throw new Error("no quick result");
  return result;
}

const cents = (dollars: number) => Math.round(dollars * 100);

const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);
const points = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
const contribution = fc.oneof(
  fc.record({ mode: fc.constant("percent" as const), value: points }),
  fc.record({ mode: fc.constant("dollar" as const), value: money(5_000) }),
);
const item = fc.record({
  name: fc.string({ maxLength: 20 }),
  amount: money(2_000),
  type: fc.constantFrom("deduction" as const, "addition" as const),
});
const rates = fc.record({
  stateTaxRate: points,
  countyTaxRate: points,
  cityTaxRate: points,
  localTaxRate: points,
  municipalTaxRate: points,
});

const anyRequest = fc.record({
  payType: fc.constantFrom("salary" as const, "hourly" as const),
  payPeriod: fc.constantFrom(...PAY_PERIODS),
  annualSalary: money(3_000_000),
  hourlyRate: money(900),
  hoursPerWeek: fc.integer({ min: 0, max: 16_800 }).map((value) => value / 100),
  grossPay: fc.option(money(200_000), { nil: null, freq: 3 }),
  filingStatus: fc.constantFrom(...FILING_STATUSES),
  state: fc.constantFrom(...STATE_CODES),
  retirement401k: contribution,
  rothIRA: contribution,
  healthInsurance: money(3_000),
  customItems: fc.array(item, { maxLength: 5 }),
  rates,
}) satisfies fc.Arbitrary<PayRequestInput>;

const LINES = [
  "grossPay",
  "federalTax",
  "stateTax",
  "localTax",
  "socialSecurity",
  "medicare",
  "medicareAdditional",
  "unemploymentFederal",
  "unemploymentState",
  "stateDisabilityInsurance",
  "retirement401k",
  "rothIRA",
  "healthInsurance",
  "customDeductions",
  "customAdditions",
  "netPay",
] as const;

function localOf(given: PayRequest): number {
  const { countyTaxRate, cityTaxRate, localTaxRate, municipalTaxRate } =
    given.rates ?? request({ rates: {} }).rates ?? never();
  return Number((countyTaxRate + cityTaxRate + localTaxRate + municipalTaxRate).toFixed(6));
}

function never(): never {
  throw new Error("the request has rates");
}

describe("quick estimate against the straight-line rules", () => {
  it("agrees to the cent on every line, for any input", () => {
    fc.assert(
      fc.property(anyRequest, (fields) => {
        const given = request(fields);
        const found = quick(given, false);
        const wanted = straightQuick(given, given.rates?.stateTaxRate ?? 0, localOf(given));
        for (const line of LINES) expect([line, cents(found[line])]).toEqual([line, wanted[line]]);
      }),
      { numRuns: 3_000 },
    );
  });

  it("agrees to the cent on half cents, where rounding decides", () => {
    // Gross pay whose 6.2 %, 1.45 %, 0.6 % or 2.5 % ends on half a cent.
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000 }), fc.constantFrom(...PAY_PERIODS), (steps, payPeriod) => {
        const given = request({ grossPay: (steps * 250) / 100, payPeriod, state: "NY", rates: { stateTaxRate: 2.5 } });
        const found = quick(given, false);
        const wanted = straightQuick(given, 2.5, 0);
        for (const line of LINES) expect([line, cents(found[line])]).toEqual([line, wanted[line]]);
      }),
      { numRuns: 1_000 },
    );
  });

  it("agrees at, just under and just over every bracket threshold of every status", () => {
    const edges = [
      11_000, 22_000, 44_725, 59_850, 89_450, 95_350, 95_375, 182_050, 190_750, 231_250, 346_875, 364_200, 462_500,
    ];
    for (const filingStatus of FILING_STATUSES) {
      for (const edge of [...edges, 578_100, 578_125, 693_750, 125_000, 200_000, 250_000, 15_700]) {
        for (const annualSalary of [edge - 0.01, edge, edge + 0.01]) {
          const given = request({ annualSalary, payPeriod: "annually", filingStatus, rates: {} });
          const found = quick(given, false);
          const wanted = straightQuick(given, 0, 0);
          for (const line of LINES) expect([line, cents(found[line])]).toEqual([line, wanted[line]]);
        }
      }
    }
  });
});

type Case = [label: string, fields: PayRequestInput, expected: Partial<Record<keyof PayResult, number>>];

// Worked out by hand from section 5.1.
const BY_HAND: Case[] = [
  [
    "60,000 a year, monthly, single",
    { annualSalary: 60_000, payPeriod: "monthly" },
    { grossPay: 5000, federalTax: 708.96, socialSecurity: 310, medicare: 72.5, unemploymentFederal: 30 },
  ],
  [
    "60,000 a year, yearly",
    { annualSalary: 60_000, payPeriod: "annually" },
    { grossPay: 60_000, federalTax: 8507.5, socialSecurity: 3720, medicare: 870 },
  ],
  [
    "60,000 a year, weekly",
    { annualSalary: 60_000, payPeriod: "weekly" },
    { grossPay: 1153.85, federalTax: 163.61, socialSecurity: 71.54, medicare: 16.73 },
  ],
  [
    "60,000 a year, biweekly",
    { annualSalary: 60_000, payPeriod: "biweekly" },
    { grossPay: 2307.69, federalTax: 327.21 },
  ],
  [
    "60,000 a year, semi-monthly",
    { annualSalary: 60_000, payPeriod: "semi-monthly" },
    { grossPay: 2500, federalTax: 354.48 },
  ],
  [
    "joint filers at 60,000",
    { annualSalary: 60_000, payPeriod: "annually", filingStatus: "married_jointly" },
    { federalTax: 6760 },
  ],
  [
    "separate filers at 60,000",
    { annualSalary: 60_000, payPeriod: "annually", filingStatus: "married_separately" },
    { federalTax: 8507.5 },
  ],
  [
    "head of household at 60,000",
    { annualSalary: 60_000, payPeriod: "annually", filingStatus: "head" },
    { federalTax: 6901 },
  ],
  [
    "surviving spouse at 60,000",
    { annualSalary: 60_000, payPeriod: "annually", filingStatus: "qualifying_widow" },
    { federalTax: 6760 },
  ],
  ["25 an hour, 40 hours, weekly", { payType: "hourly", hourlyRate: 25, payPeriod: "weekly" }, { grossPay: 1000 }],
  ["25 an hour, biweekly", { payType: "hourly", hourlyRate: 25, payPeriod: "biweekly" }, { grossPay: 2000 }],
  [
    "25 an hour, semi-monthly: 2.17 weeks",
    { payType: "hourly", hourlyRate: 25, payPeriod: "semi-monthly" },
    { grossPay: 2170 },
  ],
  ["25 an hour, monthly: 4.33 weeks", { payType: "hourly", hourlyRate: 25, payPeriod: "monthly" }, { grossPay: 4330 }],
  ["25 an hour, yearly: 52 weeks", { payType: "hourly", hourlyRate: 25, payPeriod: "annually" }, { grossPay: 52_000 }],
  // 4,330 x 12 = 51,960 a year: 5,147 + 22 % of 7,235 = 6,738.70; / 12
  [
    "hourly pay is annualised by the pay periods",
    { payType: "hourly", hourlyRate: 25, payPeriod: "monthly" },
    { federalTax: 561.56 },
  ],
  ["no wage base: 6.2 % of 50,000", { grossPay: 50_000, payPeriod: "monthly" }, { socialSecurity: 3100 }],
  // 600,000 a year, 0.9 % of 400,000; / 12
  ["additional Medicare, single", { grossPay: 50_000, payPeriod: "monthly" }, { medicareAdditional: 300 }],
  [
    "additional Medicare, joint: from 250,000",
    { grossPay: 50_000, payPeriod: "monthly", filingStatus: "married_jointly" },
    { medicareAdditional: 262.5 },
  ],
  [
    "additional Medicare, separate: from 125,000",
    { grossPay: 50_000, payPeriod: "monthly", filingStatus: "married_separately" },
    { medicareAdditional: 356.25 },
  ],
  [
    "additional Medicare, head: from 200,000",
    { grossPay: 50_000, payPeriod: "monthly", filingStatus: "head" },
    { medicareAdditional: 300 },
  ],
  ["at the threshold there is none", { annualSalary: 200_000, payPeriod: "annually" }, { medicareAdditional: 0 }],
  [
    "401(k) and Roth lower net only",
    { grossPay: 2000, retirement401k: { mode: "percent", value: 5 }, rothIRA: { mode: "dollar", value: 50 } },
    { retirement401k: 100, rothIRA: 50, socialSecurity: 124 },
  ],
  ["allowances are not used", { annualSalary: 60_000, payPeriod: "annually", allowances: 9 }, { federalTax: 8507.5 }],
  [
    "California: 3.4 and 0.9 percent",
    { grossPay: 1000, state: "CA" },
    { unemploymentState: 34, stateDisabilityInsurance: 9 },
  ],
  [
    "New York: 2.5 and 0.5 percent",
    { grossPay: 1000, state: "NY" },
    { unemploymentState: 25, stateDisabilityInsurance: 5 },
  ],
  ["Texas: 2.7 and none", { grossPay: 1000, state: "TX" }, { unemploymentState: 27, stateDisabilityInsurance: 0 }],
  [
    "Washington: 1.9 and 0.4 percent",
    { grossPay: 1000, state: "WA" },
    { unemploymentState: 19, stateDisabilityInsurance: 4 },
  ],
  ["Hawaii: 0.5 percent", { grossPay: 1000, state: "HI" }, { unemploymentState: 25, stateDisabilityInsurance: 5 }],
  ["New Jersey: 0.17 percent", { grossPay: 1000, state: "NJ" }, { stateDisabilityInsurance: 1.7 }],
  ["Rhode Island: 1.3 percent", { grossPay: 1000, state: "RI" }, { stateDisabilityInsurance: 13 }],
  [
    "Ohio: the default of 2.5 percent",
    { grossPay: 1000, state: "OH" },
    { unemploymentState: 25, stateDisabilityInsurance: 0 },
  ],
];

describe("quick estimate: cases derived by hand", () => {
  it.each(BY_HAND)("%s", (_label, fields, expected) => {
    expect(quick(request({ rates: {}, ...fields }))).toMatchObject(expected);
  });
});

describe("quick estimate: what it says", () => {
  it("subtracts federal and state unemployment tax and says who normally pays it", () => {
    const result = quick(request({ grossPay: 1000, state: "TX" }));
    // 26,000 a year: 1,100 + 12 % of 15,000 = 2,900; / 26 = 111.54. Then 62, 14.50, 6 and 27.
    expect(result.netPay).toBe(778.96);
    for (const key of ["unemploymentFederal", "unemploymentState"]) {
      expect(result.lines.find((line) => line.key === key)?.how).toMatch(/employer normally pays/);
    }
  });

  it("knows the rate on the last dollar of pay that is no whole number of cents", () => {
    const rate = (hourlyRate: number) =>
      quick(request({ payType: "hourly", payPeriod: "monthly", hourlyRate })).rates.federalMarginalRate;
    // 20.0001 × 40 × 4.33 × 12 is 41,568 and a bit more; from 44,725 the rate is 22 %.
    expect([rate(20.0001), rate(22.0001)]).toEqual([12, 22]);
  });

  it("names custom lines by their kind where they have no name, and the states without disability insurance", () => {
    const customItems = [
      { amount: 10, type: "addition" as const },
      { amount: 5, type: "deduction" as const },
      { name: "Parking", amount: 1, type: "deduction" as const },
    ];
    const { lines } = quick(request({ grossPay: 1000, state: "TX", customItems }));
    const custom = lines.filter(({ key }) => key.startsWith("custom"));
    expect(custom.map(({ label, kind }) => [label, kind])).toEqual([
      ["Addition", "addition"],
      ["Deduction", "deduction"],
      ["Parking", "deduction"],
    ]);
    const insurance = (state: "TX" | "CA") =>
      quick(request({ grossPay: 1000, state })).lines.find(({ key }) => key === "stateDisabilityInsurance")?.how;
    expect(insurance("TX")).toMatch(/lists no such insurance for this state/);
    expect(insurance("CA")).not.toMatch(/lists no such insurance/);
  });

  it("explains every line with the amount that the result shows", () => {
    const result = quick(request({ grossPay: 3000, state: "OR", city: "Portland", county: "Multnomah" }));
    for (const line of result.lines) {
      expect(line.how.length).toBeGreaterThan(10);
      expect(line.source).not.toBe("");
      if (line.key in result) expect(line.amount).toBe(result[line.key as keyof PayResult]);
    }
  });

  it("shows the assumed rates as assumptions", () => {
    const result = quick(request({ grossPay: 1000 }));
    expect(result.rates).toMatchObject({ stateTaxRate: 5, localTaxRate: 1.5, totalRate: 6.5 });
    expect(result.rates.assumed).toHaveLength(2);
    expect(result.notes.join(" ")).toMatch(/5 % is assumed.*1\.5 % is assumed/);
  });

  it("says that Section 125 and supplemental wages count in precise only", () => {
    expect(quick(request({ grossPay: 1000, section125: 10 })).notes.join(" ")).toMatch(/precise withholding only/);
  });

  it("says so when nothing is left to pay out", () => {
    const result = quick(request({ grossPay: 100, state: "TX", healthInsurance: 500 }));
    expect(result.netPay).toBeLessThan(0);
    expect(result.notes.join(" ")).toMatch(/nothing left to pay out/);
  });

  it("shows the year from the exact pay, not from rounded paychecks", () => {
    const result = quick(request({ annualSalary: 60_000, payPeriod: "weekly", state: "TX" }));
    expect(result.annual).toMatchObject({ grossPay: 60_000, federalTax: 8507.5, socialSecurity: 3720 });
  });

  it("keeps the order of pay: more gross never means less net, with rates below 100 percent", () => {
    fc.assert(
      fc.property(money(50_000), money(5_000), fc.constantFrom(...FILING_STATUSES), (base, more, filingStatus) => {
        const net = (grossPay: number) =>
          quick(request({ grossPay, filingStatus, state: "CA", payPeriod: "monthly" }), false).netPay;
        expect(net(base + more)).toBeGreaterThanOrEqual(net(base) - 0.06);
      }),
      { numRuns: 300 },
    );
  });
});

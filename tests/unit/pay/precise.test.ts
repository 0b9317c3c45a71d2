import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calculateBatch,
  calculatePay,
  comparePayFrequencies,
  FILING_STATUSES,
  grossUp,
  PAY_PERIODS,
  type PayLine,
  type PayRequestInput,
  type PayResult,
  STATE_CODES,
  TAX_YEARS,
} from "../../../web/domain/pay/index";
import { request } from "./request";

function precise(fields: PayRequestInput): PayResult {
  const result = calculatePay(request({ method: "precise", ...fields })).precise;
  if (!result) throw new Error("no precise result");
  return result;
}

const cents = (dollars: number) => Math.round(dollars * 100);
const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);
const CITIES = [
  "",
  "New York City",
  "Yonkers",
  "Philadelphia",
  "Columbus",
  "Detroit",
  "Louisville",
  "Denver",
  "Baltimore",
  "Nowhere",
];

const anyRequest = fc.record({
  taxYear: fc.constantFrom(...TAX_YEARS),
  payPeriod: fc.constantFrom(...PAY_PERIODS),
  grossPay: money(60_000),
  filingStatus: fc.constantFrom(...FILING_STATUSES),
  state: fc.constantFrom("" as const, ...STATE_CODES),
  workState: fc.constantFrom("" as const, "" as const, ...STATE_CODES),
  city: fc.constantFrom(...CITIES),
  allowances: fc.integer({ min: 0, max: 6 }),
  retirement401k: fc.record({ mode: fc.constantFrom("percent" as const, "dollar" as const), value: money(100) }),
  rothIRA: fc.record({ mode: fc.constantFrom("percent" as const, "dollar" as const), value: money(100) }),
  healthInsurance: money(800),
  section125: money(800),
  supplementalWages: fc.option(money(40_000), { nil: 0 }),
  customItems: fc.array(
    fc.record({ amount: money(300), type: fc.constantFrom("deduction" as const, "addition" as const) }),
    { maxLength: 3 },
  ),
  w4: fc.record({
    version: fc.constantFrom("2020" as const, "2019" as const),
    step2Checkbox: fc.boolean(),
    step3: money(4000),
    step4c: money(100),
  }),
  ytd: fc.record({
    socialSecurityWages: money(250_000),
    medicareWages: money(250_000),
    futaWages: money(9_000),
    stateWages: money(250_000),
  }),
}) satisfies fc.Arbitrary<PayRequestInput>;

const EFFECT: Record<PayLine["kind"], number> = { earning: 1, addition: 1, tax: -1, deduction: -1, employer: 0 };

describe("net pay", () => {
  it("is gross and additions less every line, for any input and both methods", () => {
    fc.assert(
      fc.property(anyRequest, (fields) => {
        const answer = calculatePay(request({ method: "both", ...fields }));
        for (const result of [answer.quick, answer.precise]) {
          if (!result) throw new Error("a method is missing");
          const sum = result.lines.reduce((net, line) => net + EFFECT[line.kind] * cents(line.amount), 0);
          expect(cents(result.netPay)).toBe(sum);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it("agrees with the named amounts, for a paycheck and for the year", () => {
    fc.assert(
      fc.property(anyRequest, (fields) => {
        const result = precise(fields);
        for (const amounts of [result, result.annual]) {
          const out =
            cents(amounts.federalTax) +
            cents(amounts.stateTax) +
            cents(amounts.localTax) +
            cents(amounts.socialSecurity) +
            cents(amounts.medicare) +
            cents(amounts.medicareAdditional) +
            cents(amounts.unemploymentFederal) +
            cents(amounts.unemploymentState) +
            cents(amounts.stateDisabilityInsurance) +
            cents(amounts.retirement401k) +
            cents(amounts.rothIRA) +
            cents(amounts.healthInsurance) +
            cents(amounts.section125) +
            cents(amounts.customDeductions);
          expect(cents(amounts.netPay)).toBe(cents(amounts.grossPay) + cents(amounts.customAdditions) - out);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("no tax is negative and every amount has at most two decimals", () => {
    fc.assert(
      fc.property(anyRequest, (fields) => {
        const { lines } = precise(fields);
        for (const line of lines) {
          expect(line.amount).toBeGreaterThanOrEqual(0);
          expect(Math.abs(line.amount * 100 - cents(line.amount))).toBeLessThan(1e-6);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("is never below zero without saying so", () => {
    fc.assert(
      fc.property(anyRequest, (fields) => {
        const { netPay, notes } = precise(fields);
        expect(notes.some((note) => note.includes("nothing left to pay out"))).toBe(netPay < 0);
      }),
      { numRuns: 300 },
    );
  });

  it("says nothing of the kind where exactly nothing is left", () => {
    expect(precise({}).netPay).toBe(0);
    expect(precise({}).notes.join(" ")).not.toMatch(/nothing left to pay out/);
  });

  it("says so even when nothing else is explained", () => {
    const answer = calculatePay(request({ grossPay: 10, healthInsurance: 100 }), { explain: false });
    expect(answer.precise?.notes).toHaveLength(1);
    expect(answer.quick?.notes[0]).toMatch(/nothing left/);
  });
});

describe("lines", () => {
  it("each say how, from where, for which year and how sure", () => {
    fc.assert(
      fc.property(anyRequest, (fields) => {
        for (const line of precise(fields).lines) {
          expect(line.how.length).toBeGreaterThan(8);
          expect(line.how).not.toMatch(/undefined|NaN|null/);
          expect(line.source.length).toBeGreaterThan(0);
          expect(line.confidence).toMatch(
            /^(confirmed|secondary|reviewed|recalled|carried forward|estimated|assumed|given)$/,
          );
          expect(line.sourceYear === null || TAX_YEARS.some((year) => year === line.sourceYear)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("have keys of their own", () => {
    const { lines } = precise({
      state: "NJ",
      workState: "NY",
      city: "Newark",
      workCity: "New York City",
      grossPay: 4000,
      supplementalWages: 500,
    });
    const keys = lines.map((line) => line.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are left out where only amounts are wanted, with the same amounts", () => {
    const given = request({ state: "OR", grossPay: 3000 });
    const bare = calculatePay(given, { explain: false });
    const full = calculatePay(given);
    expect(bare.precise?.lines).toEqual([]);
    expect(bare.precise?.netPay).toBe(full.precise?.netPay);
    expect(bare.quick?.annual).toEqual(full.quick?.annual);
  });

  it("survive JSON", () => {
    const answer = calculatePay(request({ state: "CA", grossPay: 3000 }));
    expect(JSON.parse(JSON.stringify(answer)).precise.lines).toHaveLength(answer.precise?.lines.length ?? 0);
  });
});

describe("places in a request", () => {
  it("a ZIP code fills in state, county and city", () => {
    const result = precise({ zip: "19103", grossPay: 2000 });
    expect(result.state).toBe("PA");
    expect(result.localTax).toBe(74.8);
  });

  it("a ZIP code of which only the state is known gives the state", () => {
    expect(precise({ zip: "94999", grossPay: 2000 }).state).toBe("CA");
  });

  it("an unknown ZIP code is noted", () => {
    const result = precise({ zip: "00000", state: "TX", grossPay: 2000 });
    expect(result.state).toBe("TX");
    expect(result.notes.join(" ")).toMatch(/ZIP code 00000 is not known/);
  });

  it("a ZIP code of another state is noted, and the state given counts", () => {
    const result = precise({ zip: "10001", state: "CA", grossPay: 2000 });
    expect(result.state).toBe("CA");
    expect(result.notes.join(" ")).toMatch(/lies in NY, not in CA/);
  });

  it("a ZIP code of several counties is noted", () => {
    expect(precise({ zip: "97229", grossPay: 2000 }).notes.join(" ")).toMatch(/spans several places/);
  });

  it("a ZIP code fills in only what was left out, and says so", () => {
    const taken = /ZIP code 19103 is taken as/;
    const said = (fields: PayRequestInput) => {
      const { localTax, notes } = precise({ zip: "19103", grossPay: 2000, ...fields });
      return [localTax, taken.test(notes.join(" "))];
    };
    expect(said({ state: "PA" })).toEqual([74.8, true]);
    expect(said({ city: "Philadelphia" })).toEqual([74.8, true]);
    expect(said({ county: "Philadelphia County" })).toEqual([74.8, true]);
    expect(said({ city: "Philadelphia", county: "Philadelphia County" })).toEqual([74.8, false]);
    // Another town, another tax: nothing of the code's main place is put in.
    expect(said({ city: "Pittsburgh" })).toEqual([60, false]);
    expect(said({ city: "Media", county: "Delaware County" })).toEqual([0, false]);
    expect(precise({ zip: "19103", state: "PA", grossPay: 2000 }).notes.join(" ")).not.toMatch(/lies in/);
  });

  it("a county alone is a place of work", () => {
    expect(precise({ state: "KY", city: "Frankfort", workCounty: "Fayette County", grossPay: 2000 }).localTax).toBe(45);
  });

  it("without a state, state and local lines are left out and it is noted", () => {
    const result = precise({ grossPay: 2000 });
    expect(result).toMatchObject({ state: "", stateTax: 0, localTax: 0, statePrograms: {} });
    expect(result.notes.join(" ")).toMatch(/No state was given/);
  });
});

describe("more pay", () => {
  it("never leaves less, where the law has no cliff", () => {
    const states = ["TX", "IL", "PA", "NC", "CO", "IN", "MI", "NY", "AZ", "UT"] as const;
    fc.assert(
      fc.property(money(20_000), money(3_000), fc.constantFrom(...states), (base, more, state) => {
        const net = (grossPay: number) => precise({ grossPay, state, payPeriod: "biweekly" }).netPay;
        // North Carolina rounds to whole dollars.
        expect(net(base + more)).toBeGreaterThanOrEqual(net(base) - 1.1);
      }),
      { numRuns: 400 },
    );
  });
});

describe("gross-up", () => {
  it("gives a gross pay whose net is the one asked for, or says that it is the nearest", () => {
    const states = ["TX", "CA", "NY", "OH", "NJ", "MD", "AL"] as const;
    fc.assert(
      fc.property(
        money(15_000),
        fc.constantFrom(...states),
        fc.constantFrom(...PAY_PERIODS),
        (net, state, payPeriod) => {
          const given = request({ state, payPeriod, method: "precise" });
          const found = grossUp(given, net);
          const check = precise({ state, payPeriod, grossPay: found.grossPay });
          expect(check.netPay).toBe(found.netPay);
          expect(found.exact).toBe(cents(found.netPay) === cents(net));
          if (!found.exact) expect(found.message).toMatch(/nearest/);
          expect(Math.abs(found.netPay - net)).toBeLessThan(25);
        },
      ),
      { numRuns: 120 },
    );
  });

  it("goes round: the net of a gross leads back to a gross of the same net", () => {
    for (const grossPay of [500, 1234.56, 3000, 7777.77, 20_000]) {
      const { netPay } = precise({ state: "IL", grossPay, retirement401k: { mode: "percent", value: 5 } });
      const found = grossUp(request({ state: "IL", retirement401k: { mode: "percent", value: 5 } }), netPay);
      expect(found.exact).toBe(true);
      expect(Math.abs(found.grossPay - grossPay)).toBeLessThanOrEqual(0.03);
    }
  });

  it("answers zero for no net, and refuses what no pay can reach", () => {
    expect(grossUp(request({ state: "TX" }), 0)).toMatchObject({ grossPay: 0, exact: true });
    expect(() => grossUp(request({ state: "TX", payPeriod: "annually" }), 99_999_999)).toThrow(RangeError);
    expect(() => grossUp(request({ state: "TX", payPeriod: "monthly" }), 8_000_000)).toThrow(RangeError);
  });

  it("reaches the most that the calculator takes", () => {
    const most = precise({ state: "TX", payPeriod: "annually", grossPay: 100_000_000 });
    const found = grossUp(request({ state: "TX", payPeriod: "annually" }), most.netPay);
    expect(found).toMatchObject({ grossPay: 100_000_000, exact: true });
  });

  it("says so where other additions alone are more than the net that is asked for", () => {
    const given = request({ state: "TX", customItems: [{ amount: 100, type: "addition" }] });
    expect(grossUp(given, 50)).toEqual({
      grossPay: 0,
      netPay: 100,
      exact: false,
      message: "No gross pay to the cent gives this net pay; this is the nearest.",
    });
  });

  it("finds one of the two gross amounts around a cliff of the law", () => {
    // California: the low-income exemption ends at 18,896 a year, so net pay falls there and comes back later.
    const net = (grossPay: number) => precise({ state: "CA", payPeriod: "annually", grossPay }).netPay;
    expect(net(18_897)).toBeLessThan(net(18_896));
    const found = grossUp(request({ state: "CA", payPeriod: "annually" }), net(18_896));
    expect(found.exact).toBe(true);
    expect(net(found.grossPay)).toBe(net(18_896));
  });
});

describe("pay frequencies", () => {
  it("show the same yearly pay under each frequency", () => {
    const rows = comparePayFrequencies(request({ annualSalary: 78_000, state: "TX" }), "precise");
    expect(rows.map((row) => row.payPeriod)).toEqual([...PAY_PERIODS]);
    expect(rows.map((row) => row.grossPay)).toEqual([1500, 3000, 3250, 6500, 78_000]);
    for (const row of rows) expect(Math.abs(row.annualNetPay - (rows[0]?.annualNetPay ?? 0))).toBeLessThan(1);
  });

  it("keep a gross given per period as the same pay a year", () => {
    const rows = comparePayFrequencies(request({ grossPay: 1000, payPeriod: "weekly", state: "TX" }), "quick");
    expect(rows.map((row) => row.grossPay)).toEqual([1000, 2000, 2166.67, 4333.33, 52_000]);
  });
});

describe("batch", () => {
  it("answers each paycheck as on its own", () => {
    const requests = STATE_CODES.map((state, index) => request({ state, grossPay: 1000 + index * 37 }));
    const answers = calculateBatch(requests);
    expect(answers).toHaveLength(51);
    for (const [index, given] of requests.entries()) expect(answers[index]).toEqual(calculatePay(given));
  });
});

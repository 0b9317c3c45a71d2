import { describe, expect, it } from "vitest";
import { calculatePay, type PayRequestInput, type PayResult } from "../../../web/domain/pay/index";
import { request } from "./request";

function precise(fields: PayRequestInput): PayResult {
  const result = calculatePay(request({ method: "precise", payPeriod: "biweekly", grossPay: 2000, ...fields })).precise;
  if (!result) throw new Error("no precise result");
  return result;
}

type Case = [label: string, fields: PayRequestInput, tax: number];

// 2,000 biweekly = 52,000 a year; the arithmetic stands beside each case.
const BY_HAND: Case[] = [
  ["Philadelphia resident 2026: 3.74 %", { state: "PA", city: "Philadelphia" }, 74.8],
  [
    "works in Philadelphia, lives elsewhere in the state: 3.43 %",
    { state: "PA", city: "Media", workCity: "Philadelphia" },
    68.6,
  ],
  [
    "lives in Philadelphia, works in Pittsburgh: the larger one",
    { state: "PA", city: "Philadelphia", workCity: "Pittsburgh" },
    74.8,
  ],
  [
    "Pittsburgh: 3 %, 401(k) counts as pay",
    { state: "PA", city: "Pittsburgh", retirement401k: { mode: "dollar", value: 200 } },
    60,
  ],
  ["Wilmington: 1.25 %", { state: "DE", city: "Wilmington" }, 25],
  ["Kansas City: 1 %", { state: "MO", city: "Kansas City" }, 20],
  ["St. Louis, worker from Illinois", { state: "IL", workState: "MO", workCity: "St. Louis" }, 20],
  ["Louisville: 2.2 % where one lives and works", { state: "KY", city: "Louisville" }, 44],
  ["works in Louisville, lives elsewhere: 1.45 %", { state: "KY", city: "Elizabethtown", workCity: "Louisville" }, 29],
  [
    "lives in Louisville, works in Lexington: occupational tax is the workplace's",
    { state: "KY", city: "Louisville", workCity: "Lexington" },
    45,
  ],
  ["Lexington by county", { state: "KY", county: "Fayette County" }, 45],
  ["Detroit resident: 2.4 %", { state: "MI", city: "Detroit" }, 48],
  ["works in Detroit: 1.2 %", { state: "MI", city: "Ferndale", workCity: "Detroit" }, 24],
  ["Columbus, carried forward from 2025: 2.5 %", { state: "OH", city: "Columbus" }, 50],
  ["Birmingham, Alabama: 1 %", { state: "AL", city: "Birmingham" }, 20],
  // 5.75 a month x 12 / 26
  ["Denver: 5.75 a month", { state: "CO", city: "Denver" }, 2.65],
  ["Denver below 500 a month: nothing", { state: "CO", city: "Denver", grossPay: 200 }, 0],
  // Indiana: 52,000 - 1,000 = 51,000 at 2.02 % = 1,030.20; / 26
  ["Marion County, Indiana", { state: "IN", county: "Marion County" }, 39.62],
  // Maryland: 52,000 - 3,350 - 3,200 = 45,450 at 3.2 % = 1,454.40; / 26
  ["Montgomery County, Maryland", { state: "MD", county: "Montgomery County" }, 55.94],
  // Anne Arundel 2026: 2.7 % to 50,000 of 45,450 = 1,227.15; / 26
  ["Anne Arundel County: graduated", { state: "MD", county: "Anne Arundel" }, 47.2],
  // Frederick 2026: 45,450 lies in the 2.75 % band, which counts for the whole: 1,249.875; / 26
  ["Frederick County: the band's rate on the whole income", { state: "MD", county: "Frederick County" }, 48.07],
  // New York City: 52,000 - 8,000 = 44,000; 858.42 + 3.819 % of 19,000 = 1,584.03; / 26
  ["New York City", { state: "NY", city: "New York City" }, 60.92],
  ["works in New York City, lives in Buffalo: nothing", { state: "NY", city: "Buffalo", workCity: "New York City" }, 0],
  // Yonkers: 16.75 % of the state tax of 86.29
  ["Yonkers resident", { state: "NY", city: "Yonkers" }, 14.45],
  ["works in Yonkers: 0.5 %", { state: "NY", city: "Buffalo", workCity: "Yonkers" }, 10],
  ["Multnomah below its threshold", { state: "OR", county: "Multnomah County" }, 0],
  ["Austin", { state: "TX", city: "Austin" }, 0],
];

describe("local taxes: cases derived by hand", () => {
  it.each(BY_HAND)("%s", (_label, fields, tax) => {
    expect(precise({ taxYear: 2026, ...fields }).localTax).toBe(tax);
  });
});

describe("local taxes", () => {
  it("Multnomah County takes 1.5 % of Oregon taxable income over 125,000", () => {
    const result = precise({ state: "OR", county: "Multnomah", grossPay: 7500 });
    const line = result.lines.find((entry) => entry.key === "localTax1");
    expect(line?.how).toMatch(/1\.5 % of the amount over \$125,000/);
    expect(result.localTax).toBeGreaterThan(10);
  });

  it("say where the rate comes from and how far it can be trusted", () => {
    const columbus = precise({ state: "OH", city: "Columbus" });
    expect(columbus.lines.find((line) => line.key === "localTax1")).toMatchObject({
      confidence: "carried forward",
      sourceYear: 2025,
    });
    expect(columbus.notes.join(" ")).toMatch(/Columbus: the rate of 2025 is used/);
    const canton = precise({ state: "OH", city: "Canton" });
    expect(canton.lines.find((line) => line.key === "localTax1")?.confidence).toBe("secondary");
    expect(canton.notes.join(" ")).toMatch(/one second-hand source/);
  });

  it("use no later rate for an earlier year", () => {
    expect(precise({ state: "OH", city: "Columbus", taxYear: 2023 }).localTax).toBe(0);
    expect(precise({ state: "OH", city: "Columbus", taxYear: 2025 }).localTax).toBe(50);
  });

  it("change with the year (Philadelphia)", () => {
    expect(precise({ state: "PA", city: "Philadelphia", taxYear: 2024 }).localTax).toBe(75);
    expect(precise({ state: "PA", city: "Philadelphia", taxYear: 2023 }).localTax).toBe(75);
  });

  it("say so where a place is not in the data", () => {
    expect(precise({ state: "OH", city: "Mentor" }).notes.join(" ")).toMatch(
      /Local tax of this place in Ohio is not in our data/,
    );
    expect(precise({ state: "IN" }).notes.join(" ")).toMatch(/the county decides the local tax/);
    expect(precise({ state: "TX", city: "Waco" }).notes.join(" ")).not.toMatch(/Local tax/);
  });

  it("name the state that a taxing city lies in, when it is given with another one", () => {
    const result = precise({ state: "TX", city: "Philadelphia" });
    expect(result.localTax).toBe(0);
    expect(result.notes.join(" ")).toMatch(/Philadelphia is known for a local tax in Pennsylvania, not in Texas/);
  });

  it("count supplemental wages at the flat rate", () => {
    expect(precise({ state: "PA", city: "Philadelphia", supplementalWages: 1000 }).localTax).toBe(112.2);
  });
});

describe("who a local tax is for", () => {
  const taxed = (fields: PayRequestInput) =>
    precise(fields)
      .lines.filter(({ key }) => key.startsWith("localTax"))
      .map(({ label, amount }) => [label, amount]);

  it("is not who only works where residents alone are taxed, nor who has an employer that is", () => {
    expect(taxed({ state: "NY", city: "Buffalo", workCity: "New York City" })).toEqual([]);
    expect(taxed({ state: "MD", county: "Montgomery County", workCounty: "Frederick County" })).toEqual([
      ["Montgomery County tax", 55.94],
    ]);
    expect(taxed({ state: "OR", city: "Eugene" })).toEqual([]);
    expect(taxed({ state: "NY", city: "Buffalo", workCity: "Yonkers" })).toEqual([["Yonkers tax", 10]]);
  });

  it("counts deferred pay as pay, but not for residents of a city with an income tax", () => {
    const deferring = { retirement401k: { mode: "dollar", value: 200 }, section125: 100 } as const;
    const amount = (fields: PayRequestInput) => precise({ ...deferring, ...fields }).localTax;
    expect(amount({ state: "MO", city: "Kansas City" })).toBe(20);
    expect(amount({ state: "KY", city: "Bowling Green" })).toBe(40);
    expect(amount({ state: "MI", city: "Detroit" })).toBe(40.8);
    expect(amount({ state: "MI", city: "Ferndale", workCity: "Detroit" })).toBe(24);
  });
});

describe("two wage taxes", () => {
  const taxed = (fields: PayRequestInput) =>
    precise(fields)
      .lines.filter(({ key }) => key.startsWith("localTax"))
      .map(({ label, amount }) => [label, amount]);

  it("of one state leave the larger one, that of the residence where they are equal", () => {
    expect(taxed({ state: "PA", city: "Bethlehem", workCity: "Philadelphia" })).toEqual([["Philadelphia tax", 68.6]]);
    expect(taxed({ state: "PA", city: "Bethlehem", workCity: "Pittsburgh" })).toEqual([["Bethlehem tax", 20]]);
  });

  it("of two states are both withheld", () => {
    expect(taxed({ state: "PA", city: "Philadelphia", workState: "MI", workCity: "Detroit" })).toEqual([
      ["Philadelphia tax", 74.8],
      ["Detroit tax", 24],
    ]);
  });
});

describe("a bonus in a local tax", () => {
  it("counts for the month from which Denver's privilege tax is due", () => {
    expect(precise({ state: "CO", city: "Denver", grossPay: 200, supplementalWages: 100 }).localTax).toBe(2.65);
    expect(precise({ state: "CO", city: "Denver", grossPay: 200 }).localTax).toBe(0);
    const month = (grossPay: number) => precise({ state: "CO", city: "Denver", payPeriod: "monthly", grossPay });
    expect([month(499.99).localTax, month(500).localTax]).toEqual([0, 5.75]);
  });

  it("is taxed by its share of the state's tax on it in Yonkers", () => {
    const yonkers = (supplementalWages: number) =>
      precise({ state: "NY", city: "Yonkers", taxYear: 2026, supplementalWages }).localTax;
    // 11.7 % of the bonus is the state's: 117.00, and 16.75 % of that.
    expect(yonkers(1000) - yonkers(0)).toBeCloseTo(19.6, 6);
  });

  it("is taxed by the residence beyond what the state of work takes of it", () => {
    const california = (supplementalWages: number) =>
      precise({ state: "CA", workState: "GA", taxYear: 2026, supplementalWages }).stateTax;
    const georgia = (supplementalWages: number) => precise({ state: "GA", taxYear: 2026, supplementalWages }).stateTax;
    // California's 10.23 % is the higher one.
    expect(georgia(1000) - georgia(0)).toBeLessThan(102.3);
    expect(california(1000) - california(0)).toBeCloseTo(102.3, 6);
  });

  it("builds on the taxable income of the residence, wherever the work is", () => {
    expect(precise({ state: "MD", county: "Montgomery County", workState: "DE" }).localTax).toBe(55.94);
  });

  it("is taxed at the row that it reaches in New York City", () => {
    // 44,000 and 10,000 more pass 50,000: 3.876 % of the bonus beside the 60.92 of the regular pay.
    expect(precise({ state: "NY", city: "New York City", supplementalWages: 10_000 }).localTax).toBe(448.52);
  });
});

describe("how a local tax is explained", () => {
  const how = (fields: PayRequestInput) => precise(fields).lines.find(({ key }) => key === "localTax1")?.how;

  it("by the share of the state tax, with that on a bonus", () => {
    const { lines, stateTax } = precise({ state: "NY", city: "Yonkers", supplementalWages: 1000 });
    const line = lines.find(({ key }) => key === "localTax1");
    expect(line?.how).toBe(`Resident: 16.75 % of the state income tax of $${stateTax.toFixed(2)}.`);
    expect(line?.confidence).toBe("estimated");
  });

  it("by the rate of those who work there, on pay and bonus", () => {
    const yonkers = precise({ state: "NY", city: "Buffalo", workCity: "Yonkers", supplementalWages: 100 });
    const line = yonkers.lines.find(({ key }) => key === "localTax1");
    expect(line?.how).toMatch(/^Nonresident who works there: 0\.5 % of \$2,100\.00 \(/);
    expect(line?.confidence).not.toBe("estimated");
    const deferring = { retirement401k: { mode: "dollar", value: 200 }, supplementalWages: 100 } as const;
    expect(how({ state: "MI", city: "Detroit", ...deferring })).toMatch(/^Resident: 2\.4 % of \$1,900\.00 \(/);
    expect(how({ state: "MI", city: "Ferndale", workCity: "Detroit", ...deferring })).toMatch(
      /^Nonresident who works there: 1\.2 % of \$2,100\.00 \(/,
    );
  });

  it("by the band that counts for the whole, or by the row", () => {
    const estimated = "Estimated from the yearly liability. Resident:";
    expect(how({ state: "MD", county: "Frederick County" })).toBe(
      `${estimated} 2.75 % of the whole taxable income of $45,450.00 a year, divided by 26.`,
    );
    expect(how({ state: "MD", county: "Montgomery County" })).toBe(
      `${estimated} 3.2 %, on MD taxable income of $45,450.00 a year, divided by 26.`,
    );
    expect(how({ state: "NY", city: "New York City" })).toBe(
      `${estimated} $858.42 plus 3.819 % of the amount over $25,000, on NY taxable income of $44,000.00 a year, divided by 26.`,
    );
  });
});

describe("the area of a local tax", () => {
  const tax = (fields: PayRequestInput) => precise(fields).localTax;

  it("is found by a town whose ZIP codes lie in one county", () => {
    const montgomery = tax({ state: "MD", county: "Montgomery County" });
    expect(tax({ state: "MD", city: "Bethesda" })).toBe(montgomery);
    expect(tax({ state: "IN", city: "Beech Grove" })).toBe(tax({ state: "IN", county: "Marion County" }));
  });

  it("is not guessed for a town in several counties, nor without town and county", () => {
    expect(tax({ state: "MD", city: "Laurel" })).toBe(0);
    expect(precise({ state: "MD", city: "Laurel" }).notes.join(" ")).toMatch(/Local tax of this place in Maryland/);
    expect(tax({ state: "MD", city: "Laurel", county: "Howard" })).toBe(tax({ state: "MD", county: "Howard County" }));
    expect(tax({ state: "MD" })).toBe(0);
  });

  it("goes by the names that people give it, also where no county is known for them", () => {
    const newYork = tax({ state: "NY", city: "New York City" });
    for (const city of ["Manhattan", "NYC", "The Bronx", "Staten Island", "brooklyn"]) {
      expect(tax({ state: "NY", city }), city).toBe(newYork);
    }
  });

  it("does not reach into a county that only shares the city's postal name", () => {
    const around = precise({ state: "MO", city: "St. Louis", county: "St. Louis County" });
    expect(around.localTax).toBe(0);
    expect(around.notes.join(" ")).not.toMatch(/is known for a local tax/);
    expect(tax({ state: "MO", city: "Saint Louis" })).toBe(20);
    expect(tax({ state: "MD", city: "Baltimore", county: "Baltimore County" })).toBe(
      tax({ state: "MD", county: "Baltimore County" }),
    );
  });
});

describe("two states", () => {
  const tax = (fields: PayRequestInput) => precise({ taxYear: 2025, ...fields });
  const only = (state: PayRequestInput["state"]) => tax({ state }).stateTax;

  it.each([
    ["NJ", "PA"],
    ["PA", "NJ"],
    ["IN", "OH"],
    ["WI", "IL"],
    ["MD", "DC"],
    ["VA", "DC"],
    ["VA", "MD"],
    ["KY", "OH"],
    ["MI", "IN"],
    ["ND", "MN"],
  ] as const)("%s residents who work in %s are taxed at home only", (state, workState) => {
    const result = tax({ state, workState });
    expect(result.stateTax).toBe(only(state));
    expect(result.lines.filter((line) => line.key.startsWith("stateTax"))).toHaveLength(1);
    expect(result.notes.join(" ")).toMatch(/have an agreement: only the state of residence/);
  });

  it.each([
    ["CT", "NY"],
    ["NJ", "NY"],
    ["GA", "AL"],
    ["MA", "RI"],
    ["KS", "MO"],
  ] as const)("%s and %s have no agreement: work withholds, home takes the rest", (state, workState) => {
    const result = tax({ state, workState });
    expect(result.stateTax).toBeCloseTo(Math.max(only(workState), only(state)), 2);
    expect(result.lines.filter((line) => line.key.startsWith("stateTax"))).toHaveLength(2);
    expect(result.notes.join(" ")).toMatch(/have no agreement/);
  });

  it("say on each line whose tax it is", () => {
    const labels = (fields: PayRequestInput) =>
      tax(fields)
        .lines.filter(({ key }) => key.startsWith("stateTax"))
        .map(({ key, label }) => [key, label]);
    expect(labels({ state: "GA" })).toEqual([["stateTax", "Georgia income tax"]]);
    expect(labels({ state: "GA", workState: "AL" })).toEqual([
      ["stateTax", "Alabama income tax (work)"],
      ["stateTaxResidence", "Georgia income tax (residence)"],
    ]);
  });

  it("leave the tax of work alone where no residence is known", () => {
    expect(tax({ workState: "CA" }).stateTax).toBe(only("CA"));
    expect(tax({ workState: "CA" }).notes.join(" ")).not.toMatch(/agreement/);
  });

  it("a state without income tax at home leaves only that of work", () => {
    expect(tax({ state: "FL", workState: "GA" }).stateTax).toBe(only("GA"));
    expect(tax({ state: "GA", workState: "FL" }).stateTax).toBe(only("GA"));
  });

  it("agreements are not always mutual: DC residents who work in Pennsylvania", () => {
    expect(tax({ state: "DC", workState: "PA" }).notes.join(" ")).toMatch(/have no agreement/);
  });

  it("an exact rate on an estimated base is called an estimate", () => {
    const nyc = calculatePay(
      request({ method: "precise", state: "NY", city: "New York", annualSalary: 78_000 }),
    ).precise?.lines.find(({ key }) => key === "localTax1");
    expect(nyc?.confidence).toBe("estimated");
    expect(nyc?.how).toMatch(/^Estimated from the yearly liability\. Resident/);
    const columbus = calculatePay(
      request({ method: "precise", state: "OH", city: "Columbus", annualSalary: 78_000 }),
    ).precise?.lines.find(({ key }) => key === "localTax1");
    expect(columbus?.how).not.toMatch(/Estimated/);
  });

  it("says that a rate changed in July, and that the one of July 2026 is not in the data", () => {
    const notes = (taxYear: 2024 | 2025 | 2026) =>
      calculatePay(
        request({ method: "precise", state: "PA", city: "Philadelphia", taxYear, annualSalary: 60_000 }),
      ).precise?.notes.join(" ");
    expect(notes(2025)).toMatch(/Philadelphia: the rate changed on July 1, 2025; the one from July is used/);
    expect(notes(2024)).not.toMatch(/changed on July 1/);
    expect(notes(2026)).toMatch(/Philadelphia: the rate of 2025 is used, a newer one is not in our data/);
  });
});

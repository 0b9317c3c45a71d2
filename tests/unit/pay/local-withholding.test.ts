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

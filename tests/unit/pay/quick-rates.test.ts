import { describe, expect, it } from "vitest";
import { calculatePay, type PayRequestInput, type PayResult, type StateCode } from "../../../web/domain/pay/index";
import { request } from "./request";

function rates(fields: PayRequestInput): PayResult["rates"] {
  const result = calculatePay(request({ method: "quick", grossPay: 1000, ...fields })).quick;
  if (!result) throw new Error("no quick result");
  return result.rates;
}

// The marginal rate of a single filer at $60,000 in 2026, read off the schedules of each state.
const STATE_RATES: Record<StateCode, number> = {
  AL: 5,
  AK: 0,
  AZ: 2.5,
  AR: 3.7,
  CA: 8,
  CO: 4.4,
  CT: 5.5,
  DE: 5.55,
  DC: 6.5,
  FL: 0,
  GA: 4.99,
  HI: 7.6,
  ID: 5.3,
  IL: 4.95,
  IN: 2.95,
  IA: 3.8,
  KS: 5.58,
  KY: 3.5,
  LA: 3,
  ME: 6.75,
  MD: 4.75,
  MA: 5,
  MI: 4.25,
  MN: 6.8,
  MS: 4,
  MO: 4.7,
  MT: 5.65,
  NE: 4.55,
  NV: 0,
  NH: 0,
  NJ: 5.525,
  NM: 4.7,
  NY: 5.4,
  NC: 3.99,
  ND: 1.95,
  OH: 2.75,
  OK: 4.5,
  OR: 8.75,
  PA: 3.07,
  RI: 3.75,
  SC: 5.21,
  SD: 0,
  TN: 0,
  TX: 0,
  UT: 4.45,
  VT: 6.6,
  VA: 5.75,
  WA: 0,
  WV: 4.22,
  WI: 5.3,
  WY: 0,
};

describe("one state rate per state", () => {
  it.each(Object.entries(STATE_RATES))("%s", (state, percent) => {
    expect(rates({ state: state as StateCode }).stateTaxRate).toBe(percent);
  });

  it("is 5 percent where no state is known", () => {
    expect(rates({}).stateTaxRate).toBe(5);
  });
});

type LocalCase = [label: string, place: PayRequestInput, percent: number, assumed: boolean];

const LOCAL: LocalCase[] = [
  ["New York City: its rate at $60,000", { state: "NY", city: "New York City" }, 3.876, false],
  ["New York, the same city", { state: "NY", city: "New York" }, 3.876, false],
  ["Brooklyn by county", { state: "NY", county: "Kings County" }, 3.876, false],
  ["Yonkers: 16.75 % of the state rate", { state: "NY", city: "Yonkers" }, 0.9045, false],
  ["Buffalo levies nothing", { state: "NY", city: "Buffalo" }, 0, false],
  ["Philadelphia", { state: "PA", city: "Philadelphia" }, 3.74, false],
  ["Pittsburgh with its school district", { state: "PA", city: "Pittsburgh" }, 3, false],
  ["an unlisted place of Pennsylvania is assumed", { state: "PA", city: "Erie" }, 1.5, true],
  ["Columbus", { state: "OH", city: "Columbus" }, 2.5, false],
  ["an unlisted place of Ohio is assumed", { state: "OH", city: "Mentor" }, 1.5, true],
  ["Detroit", { state: "MI", city: "Detroit" }, 2.4, false],
  ["a city of Michigan without the tax", { state: "MI", city: "Ann Arbor" }, 0, false],
  ["Marion County, Indiana", { state: "IN", county: "Marion County" }, 2.02, false],
  ["Indianapolis lies in Marion County", { state: "IN", city: "Indianapolis" }, 2.02, false],
  ["Indiana without a county is assumed", { state: "IN" }, 1.5, true],
  ["Baltimore City", { state: "MD", city: "Baltimore" }, 3.2, false],
  ["Baltimore County is another place", { state: "MD", county: "Baltimore County" }, 3.2, false],
  ["Montgomery County, Maryland", { state: "MD", county: "Montgomery" }, 3.2, false],
  ["Louisville", { state: "KY", city: "Louisville" }, 2.2, false],
  ["Jefferson County, Kentucky", { state: "KY", county: "Jefferson County" }, 2.2, false],
  ["St. Louis, city", { state: "MO", city: "Saint Louis" }, 1, false],
  ["St. Louis County is not the city", { state: "MO", county: "St. Louis County" }, 0, false],
  ["Wilmington", { state: "DE", city: "Wilmington" }, 1.25, false],
  ["Birmingham, Alabama", { state: "AL", city: "Birmingham" }, 1, false],
  ["Denver's tax is dollars, not a rate", { state: "CO", city: "Denver" }, 0, false],
  ["Texas has none", { state: "TX", city: "Austin" }, 0, false],
  ["Los Angeles is known to have none", { state: "CA", city: "Los Angeles" }, 0, false],
  ["Chicago is known to have none", { state: "IL", city: "Chicago" }, 0, false],
  ["a named city where no state is known", { city: "Los Angeles" }, 2, true],
  ["Chicago where no state is known", { city: "chicago" }, 2.5, true],
  ["New York City where no state is known", { city: "NYC" }, 3.5, true],
  ["nothing known at all", {}, 1.5, true],
];

describe("the local rate", () => {
  it.each(LOCAL)("%s", (_label, place, percent, assumed) => {
    const found = rates(place);
    expect(found.localTaxRate).toBe(percent);
    expect(found.assumed.some((how) => /place/.test(how))).toBe(assumed);
  });
});

describe("rates given with the request", () => {
  const given = { stateTaxRate: 4.25, countyTaxRate: 1, cityTaxRate: 0.5, localTaxRate: 0.25, municipalTaxRate: 0.125 };

  it("take the place of the looked-up ones, county, city, local and municipal added up", () => {
    expect(rates({ state: "NY", city: "New York City", rates: given })).toMatchObject({
      stateTaxRate: 4.25,
      localTaxRate: 1.875,
      totalRate: 6.125,
      assumed: [],
    });
  });

  it("count as zero where left out", () => {
    expect(rates({ state: "CA", rates: { stateTaxRate: 1 } })).toMatchObject({ stateTaxRate: 1, localTaxRate: 0 });
  });
});

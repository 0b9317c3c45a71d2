import { describe, expect, it } from "vitest";
import { groupWagesOn, type WageRow, wageLabel, wageOn } from "~/domain/research/library/wages-in-force";

const DAY = "2026-11-24";
const wage = (amountCents: number | null, effectiveFrom: string): WageRow => ({
  jurisdiction: "CA",
  cityId: 1,
  amountCents,
  effectiveFrom,
  confidence: "source",
  kind: "standard",
  who: null,
});
const on = (...wages: WageRow[]) => wageOn(DAY, wages);
const NONE = on();
const levels = {
  city: NONE,
  state: on(wage(1690, "2026-01-01")),
  stateName: "California",
  federal: on(wage(725, "2009-07-24")),
};

describe("the wage beside a city's name", () => {
  it("is the city's own of this day, with its date", () => {
    const city = on(wage(2076, "2025-01-01"), wage(2130, "2026-01-01"), wage(2200, "2027-01-01"));
    expect(wageLabel({ ...levels, city })).toBe("$21.30/hr since Jan 1, 2026");
    expect(city.minimumWage?.next).toEqual({ amountCents: 2200, effectiveFrom: "2027-01-01" });
  });

  it("says that the known rate is out of date where a rise came without a figure, and never shows it as the present one", () => {
    const city = on(wage(1787, "2025-07-01"), wage(null, "2026-07-01"));
    expect(wageLabel({ ...levels, city })).toBe("rate out of date since Jul 1, 2026");
    expect(city).toEqual({ minimumWage: null, outOfDateSince: "2026-07-01" });
  });

  it("shows the rate of this day where the unknown rise is still to come, or was followed by a known one", () => {
    const toCome = on(wage(1787, "2025-07-01"), wage(null, "2027-07-01"), wage(1900, "2028-07-01"));
    expect(wageLabel({ ...levels, city: toCome })).toBe("$17.87/hr since Jul 1, 2025");
    expect(toCome.minimumWage?.next).toEqual({ amountCents: 1900, effectiveFrom: "2028-07-01" });
    const known = on(wage(null, "2025-07-01"), wage(1834, "2026-07-01"));
    expect(wageLabel({ ...levels, city: known })).toBe("$18.34/hr since Jul 1, 2026");
  });

  it("is that of the state or the federation where no other is higher", () => {
    expect(wageLabel(levels)).toBe("$16.90/hr (California) since Jan 1, 2026");
    expect(wageLabel({ ...levels, city: on(wage(1500, "2020-01-01")) })).toBe(
      "$16.90/hr (California) since Jan 1, 2026",
    );
    const texas = { ...levels, state: on(wage(725, "2009-07-24")), stateName: "Texas" };
    expect(wageLabel({ ...texas, city: on(wage(725, "2009-07-24")) })).toBe("$7.25/hr (Federal) since Jul 24, 2009");
    expect(wageLabel({ ...levels, state: NONE })).toBe("$7.25/hr (Federal) since Jul 24, 2009");
    expect(wageLabel({ ...levels, state: NONE, federal: NONE })).toBeNull();
  });
});

describe("the rates of groups", () => {
  const ofGroup = (who: string, amountCents: number | null, effectiveFrom: string): WageRow => ({
    ...wage(amountCents, effectiveFrom),
    kind: "small_employer",
    who,
  });

  it("are those of the day, each with its next one, and out of date where a rise came without a figure", () => {
    const rows = [
      wage(1765, "2025-07-01"),
      ofGroup("Employers with 10 or fewer employees", 1550, "2025-07-01"),
      ofGroup("Employers with 11 to 50 employees", 1600, "2025-07-01"),
      ofGroup("Employers with 10 or fewer employees", null, "2026-07-01"),
      ofGroup("Employers with 11 to 50 employees", 1650, "2027-07-01"),
      ofGroup("Employers of next year", 1650, "2027-07-01"),
    ];
    expect(groupWagesOn(DAY, rows)).toMatchObject([
      { who: "Employers with 10 or fewer employees", minimumWage: null, outOfDateSince: "2026-07-01" },
      { who: "Employers with 11 to 50 employees", minimumWage: { amountCents: 1600, next: { amountCents: 1650 } } },
    ]);
  });
});

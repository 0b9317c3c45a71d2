import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { compensationPage, readOffer, readSecondOffer } from "~/app/areas/pay/compensation/offers.server";
import { compensationCsv, offerName, offerSchema, totalCompensation } from "../../../web/domain/pay/index";

const page = (query: string) => compensationPage(new URLSearchParams(query));

describe("an offer in the URL", () => {
  it("counts what is not numeric as 0, and vests a quarter a year when nothing is said", () => {
    const { offer } = readOffer(new URLSearchParams("baseSalary=abc&grantValue=$100,000"), "");
    expect(offer).toMatchObject({ baseSalary: 0, grantValue: 100_000, vestingYear1: 25, vestingYear4: 25 });
  });

  it("takes refresh grants with their year, and leaves empty ones out", () => {
    const query = "baseSalary=1&refreshValue=40000&refreshYear=2&refreshValue=&refreshYear=3";
    expect(readOffer(new URLSearchParams(query), "").offer?.refreshGrants).toEqual([
      { year: 2, value: 40_000, vesting: [25, 25, 25, 25] },
    ]);
  });

  it.each([
    ["baseSalary=-1", "baseSalary"],
    ["baseSalary=1&bonusPercent=101", "bonusPercent"],
    ["baseSalary=1&vestingYear2=-5", "vestingYear2"],
    ["baseSalary=1&grantValue=1e308", "grantValue"],
    ["baseSalary=1&refreshValue=5&refreshYear=9", "refreshGrants"],
    ["baseSalary=1&second_baseSalary=-1", "second_baseSalary"],
  ])("refuses %s at its field", (query, field) => {
    const { problems, offers } = page(query);
    expect(problems[field]).toBeTruthy();
    expect(offers).toEqual([]);
  });

  it("is not worked out before anything was sent", () => {
    expect(page("")).toMatchObject({ offers: [], problems: {}, comparison: null });
  });
});

describe("a second offer", () => {
  it("is none while only its untouched fields came along", () => {
    const untouched = "second_bonusPercent=0&second_bonusAmount=0&second_vestingYear1=25&second_refreshYear=2";
    expect(readSecondOffer(new URLSearchParams(untouched))).toBeNull();
  });

  it("is compared with the first over four years", () => {
    const { offers, comparison } = page("company=Acme&baseSalary=100000&second_baseSalary=110000");
    expect(offers.map(({ name }) => name)).toEqual(["Acme", "Second offer"]);
    expect(comparison).toMatchObject({ difference: 40_000, higher: "second" });
  });

  it("of the same name keeps a name of its own", () => {
    const { offers } = page("company=Acme&baseSalary=1&second_company=Acme&second_baseSalary=2");
    expect(offers.map(({ name }) => name)).toEqual(["Acme", "Acme (second)"]);
  });
});

describe("offers as a spreadsheet", () => {
  const named = (fields: Parameters<typeof offerSchema.parse>[0]) => {
    const offer = offerSchema.parse(fields);
    return { offer, compensation: totalCompensation(offer) };
  };

  it("has one row a component and year columns that add up to the total", () => {
    const csv = compensationCsv([
      named({ company: "Acme", baseSalary: 100_000, grantValue: 80_000, signOnYear1: 5000 }),
    ]);
    const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map((row) => row.Component)).toEqual([
      "Base salary",
      "Performance bonus",
      "Equity",
      "Sign-on bonus",
      "Total compensation",
    ]);
    for (const row of rows) {
      const years = ["Year 1", "Year 2", "Year 3", "Year 4"].reduce((sum, year) => sum + Number(row[year]), 0);
      expect(years).toBeCloseTo(Number(row.Total), 2);
    }
    expect(rows[4]?.Total).toBe("485000.00");
  });

  it("keeps a company that begins like a formula a text", () => {
    const csv = compensationCsv([named({ company: "=HYPERLINK(1)", baseSalary: 1 })]);
    expect(csv).not.toMatch(/(^|,)=HYPERLINK/m);
  });

  it("counts offers that have no name, and begins as spreadsheets know UTF-8 by", () => {
    const csv = compensationCsv([named({ baseSalary: 1 }), named({ company: "Acme" }), named({ baseSalary: 3 })]);
    expect(csv.startsWith("\ufeffOffer,Component")).toBe(true);
    const names = (parse(csv, { bom: true, columns: true }) as Record<string, string>[]).map((row) => row.Offer);
    expect([...new Set(names)]).toEqual(["Offer 1", "Acme", "Offer 3"]);
  });

  it("names an offer by company, role and level as far as they are known", () => {
    const name = (fields: object) => offerName(offerSchema.parse(fields), "Offer 1");
    expect(name({})).toBe("Offer 1");
    expect(name({ company: "Acme", roleTitle: "Engineer", roleLevel: "Level 5" })).toBe("Acme: Engineer, Level 5");
    expect(name({ roleTitle: "Engineer" })).toBe("Engineer");
  });
});

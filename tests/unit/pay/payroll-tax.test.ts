import { describe, expect, it } from "vitest";
import { calculatePay, type PayRequestInput, type PayResult } from "../../../web/domain/pay/index";
import { request } from "./request";

function precise(fields: PayRequestInput): PayResult {
  const result = calculatePay(request({ method: "precise", ...fields })).precise;
  if (!result) throw new Error("no precise result");
  return result;
}

const line = (result: PayResult, key: string) => result.lines.find((entry) => entry.key === key);

describe("Social Security", () => {
  it.each([
    [2023, 160_200],
    [2024, 168_600],
    [2025, 176_100],
    [2026, 184_500],
  ] as const)("%i stops at %i", (taxYear, base) => {
    const soFar = (socialSecurityWages: number) =>
      precise({ taxYear, grossPay: 1000, ytd: { socialSecurityWages } }).socialSecurity;
    expect(soFar(0)).toBe(62);
    expect(soFar(base - 1000)).toBe(62);
    expect(soFar(base - 400)).toBe(24.8);
    expect(soFar(base)).toBe(0);
    expect(soFar(base + 50_000)).toBe(0);
  });

  it("is crossed within one paycheck that is larger than the base", () => {
    const result = precise({ taxYear: 2026, grossPay: 200_000, payPeriod: "monthly" });
    expect(result.socialSecurity).toBe(11_439);
    expect(line(result, "socialSecurity")?.how).toContain("the other $15,500.00 lie over the yearly wage base");
  });

  it("leaves out Section 125, but not the 401(k)", () => {
    expect(precise({ grossPay: 1000, section125: 100 }).socialSecurity).toBe(55.8);
    expect(precise({ grossPay: 1000, retirement401k: { mode: "dollar", value: 100 } }).socialSecurity).toBe(62);
  });

  it("adds up over the year to the rate times the base, however the pay is cut", () => {
    for (const [periods, payPeriod] of [
      [12, "monthly"],
      [26, "biweekly"],
    ] as const) {
      let soFar = 0;
      let paid = 0;
      for (let paycheck = 0; paycheck < periods; paycheck++) {
        const grossPay = 18_000;
        paid += Math.round(precise({ grossPay, payPeriod, ytd: { socialSecurityWages: soFar } }).socialSecurity * 100);
        soFar += grossPay;
      }
      expect(paid).toBe(1_143_900);
    }
  });
});

describe("Medicare", () => {
  it("has no wage base", () => {
    expect(precise({ grossPay: 10_000, ytd: { medicareWages: 900_000 } }).medicare).toBe(145);
  });

  it("is raised by 0.9 percent on what passes 200,000 in the year", () => {
    const additional = (medicareWages: number, grossPay = 10_000) =>
      precise({ grossPay, payPeriod: "monthly", ytd: { medicareWages } }).medicareAdditional;
    expect(additional(0)).toBe(0);
    expect(additional(190_000)).toBe(0);
    expect(additional(190_000.01)).toBe(0);
    expect(additional(195_000)).toBe(45);
    expect(additional(200_000)).toBe(90);
    expect(additional(0, 250_000)).toBe(450);
  });

  it("uses the employer's threshold whatever the filing status", () => {
    const of = (filingStatus: PayResult["filingStatus"]) =>
      precise({ grossPay: 10_000, filingStatus, ytd: { medicareWages: 205_000 } }).medicareAdditional;
    expect(of("married_jointly")).toBe(90);
    expect(of("married_separately")).toBe(90);
    expect(of("single")).toBe(90);
  });
});

describe("supplemental wages", () => {
  it("are withheld at 22 percent and shown on a line of their own", () => {
    const result = precise({ grossPay: 3000, supplementalWages: 5000 });
    expect(line(result, "federalSupplementalTax")?.amount).toBe(1100);
    expect(result.grossPay).toBe(8000);
    expect(result.federalTax).toBe((line(result, "federalTax")?.amount ?? 0) + 1100);
  });

  it("are withheld at 37 percent beyond a million in the year", () => {
    const tax = (supplementalWages: number, soFar: number) =>
      line(precise({ grossPay: 3000, supplementalWages, ytd: { supplementalWages: soFar } }), "federalSupplementalTax")
        ?.amount;
    expect(tax(10_000, 1_000_000)).toBe(3700);
    expect(tax(10_000, 996_000)).toBe(880 + 2220);
    expect(tax(1_500_000, 0)).toBe(220_000 + 185_000);
  });

  it("pay Social Security and Medicare", () => {
    expect(precise({ grossPay: 3000, supplementalWages: 5000 })).toMatchObject({ socialSecurity: 496, medicare: 116 });
  });

  it("leave the withholding on the regular pay alone", () => {
    const regular = precise({ grossPay: 3000 }).federalTax;
    expect(line(precise({ grossPay: 3000, supplementalWages: 5000 }), "federalTax")?.amount).toBe(regular);
  });
});

describe("the 401(k) limit", () => {
  it.each([
    [2023, 22_500],
    [2024, 23_000],
    [2025, 23_500],
    [2026, 24_500],
  ] as const)("%i: one paycheck cannot defer more than %i", (taxYear, limit) => {
    const result = precise({
      taxYear,
      grossPay: 100_000,
      payPeriod: "monthly",
      retirement401k: { mode: "percent", value: 50 },
    });
    expect(result.retirement401k).toBe(limit);
    expect(result.annual.retirement401k).toBe(limit);
    expect(result.notes.join(" ")).toMatch(/cut to the yearly limit/);
    expect(line(result, "retirement401k")?.confidence).toBe("recalled");
  });

  it("is no news where the year comes to it exactly", () => {
    const year = {
      grossPay: 100_000,
      payPeriod: "annually",
      retirement401k: { mode: "dollar", value: 24_500 },
    } as const;
    expect(precise(year).retirement401k).toBe(24_500);
    expect(precise(year).notes.join(" ")).not.toMatch(/yearly limit/);
  });

  it("says after how many paychecks it is reached", () => {
    const result = precise({ grossPay: 10_000, payPeriod: "monthly", retirement401k: { mode: "percent", value: 30 } });
    expect(result.notes.join(" ")).toMatch(/after 8 paychecks/);
    expect(result.annual.retirement401k).toBe(24_500);
  });
});

describe("the employer's side", () => {
  it("matches Social Security and Medicare, and pays FUTA and SUTA up to their bases", () => {
    const result = precise({ grossPay: 5000, state: "TX", taxYear: 2025, payPeriod: "monthly" });
    expect(result.employer).toMatchObject({ socialSecurity: 310, medicare: 72.5, futa: 30, suta: 135, total: 5547.5 });
  });

  it("counts the year so far for FUTA and SUTA", () => {
    const employer = precise({
      grossPay: 5000,
      state: "TX",
      taxYear: 2025,
      ytd: { futaWages: 5000, stateWages: 8000 },
    }).employer;
    expect(employer).toMatchObject({ futa: 12, suta: 27 });
  });

  it("never lowers net pay", () => {
    const result = precise({ grossPay: 5000, state: "TX" });
    expect(result.unemploymentFederal).toBe(0);
    expect(result.netPay).toBeCloseTo(5000 - result.federalTax - 310 - 72.5, 6);
  });

  it("does not match Additional Medicare", () => {
    expect(precise({ grossPay: 10_000, ytd: { medicareWages: 300_000 } }).employer.medicare).toBe(145);
  });

  it("adds other employer programs by code", () => {
    expect(precise({ grossPay: 5000, state: "CA" }).employer.programs).toEqual({ CA_ETT: 5 });
    expect(precise({ grossPay: 5000, state: "DC", taxYear: 2026 }).employer.programs).toEqual({ DC_PFL: 37.5 });
    expect(precise({ grossPay: 5000, state: "RI", taxYear: 2025 }).employer.programs).toEqual({ RI_JDF: 10.5 });
  });

  it("stops a program at the base of state unemployment only where the program has that base", () => {
    const employer = (state: "CA" | "DC" | "RI", stateWages: number) =>
      precise({ grossPay: 5000, state, taxYear: 2026, ytd: { stateWages } }).employer;
    expect(employer("CA", 6000)).toMatchObject({ suta: 34, programs: { CA_ETT: 1 } });
    expect(employer("CA", 7000)).toMatchObject({ suta: 0, programs: { CA_ETT: 0 } });
    expect(employer("DC", 50_000)).toMatchObject({ suta: 0, programs: { DC_PFL: 37.5 } });
    expect(employer("RI", 0).programs.RI_JDF).toBe(10.5);
    expect(employer("RI", 90_000)).toMatchObject({ suta: 0, programs: { RI_JDF: 0 } });
  });

  it("marks a wage base that is carried forward, and notes it", () => {
    const result = precise({ grossPay: 5000, state: "TX", taxYear: 2026 });
    expect(line(result, "suta")).toMatchObject({ confidence: "carried forward", sourceYear: 2025 });
    expect(result.notes.join(" ")).toMatch(
      /Texas unemployment wage base of 2026 is not in our data; that of 2025 is used/,
    );
  });

  it("notes credit reduction states, and that 2026 is open", () => {
    expect(precise({ grossPay: 1000, state: "CA", taxYear: 2025 }).notes.join(" ")).toMatch(
      /credit reduction state in 2025: 1\.2 %/,
    );
    expect(precise({ grossPay: 1000, state: "CA", taxYear: 2026 }).notes.join(" ")).toMatch(
      /not in our data; 0\.6 % is used/,
    );
    expect(precise({ grossPay: 1000, state: "OH", taxYear: 2025 }).notes.join(" ")).not.toMatch(/credit reduction/);
  });
});

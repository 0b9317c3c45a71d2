import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calculatePay,
  FILING_STATUSES,
  type FilingStatus,
  PAY_PERIODS,
  type PayRequestInput,
  type PayResult,
  PERIODS_PER_YEAR,
  TAX_YEARS,
  type TaxYear,
} from "../../../web/domain/pay/index";
import testSheet from "./irs-test-sheet.json";
import { request } from "./request";

function precise(fields: PayRequestInput): PayResult {
  const result = calculatePay(request({ method: "precise", ...fields })).precise;
  if (!result) throw new Error("no precise result");
  return result;
}

type SheetRow = [
  id: string,
  status: FilingStatus,
  period: PayResult["payPeriod"],
  gross: number,
  k401: number,
  hsa: number,
  tax: number,
];

describe("the IRS test sheet of 2026", () => {
  it("holds 90 cases", () => {
    expect(testSheet.cases).toHaveLength(90);
  });

  it.each(testSheet.cases as SheetRow[])("%s: %s %s %d", (_id, filingStatus, payPeriod, grossPay, k401, hsa, tax) => {
    const found = precise({
      taxYear: 2026,
      filingStatus,
      payPeriod,
      grossPay,
      retirement401k: { mode: "dollar", value: k401 },
      section125: hsa,
    });
    expect(Math.abs(found.federalTax - tax)).toBeLessThanOrEqual(0.0201);
  });
});

/*
 * An independent way to the same tables: return brackets (Rev. Proc. 2022-38, 2023-34, 2024-40, 2025-32) and the standard
 * deduction that the withholding tables embed. Standard schedule: tax of the return on the wage less that deduction. Step 2
 * schedule: half of the return tax of twice the wage. Figures typed in here, not read from the engine's tables.
 */
const RATES = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];
const EDGES: Record<TaxYear, Record<"single" | "joint" | "head", number[]>> = {
  2023: {
    single: [11_000, 44_725, 95_375, 182_100, 231_250, 578_125],
    joint: [22_000, 89_450, 190_750, 364_200, 462_500, 693_750],
    head: [15_700, 59_850, 95_350, 182_100, 231_250, 578_100],
  },
  2024: {
    single: [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
    joint: [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
    head: [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
  },
  2025: {
    single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
    joint: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
    head: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
  },
  2026: {
    single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
    joint: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
    head: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
  },
};
const EMBEDDED_DEDUCTION: Record<TaxYear, Record<"single" | "joint" | "head", number>> = {
  2023: { single: 13_850, joint: 27_700, head: 20_800 },
  2024: { single: 14_600, joint: 29_200, head: 21_900 },
  2025: { single: 15_000, joint: 30_000, head: 22_500 },
  2026: { single: 16_100, joint: 32_200, head: 24_150 },
};

function columnOf(status: FilingStatus): "single" | "joint" | "head" {
  if (status === "married_jointly" || status === "qualifying_widow") return "joint";
  return status === "head" ? "head" : "single";
}

function returnTax(taxable: number, edges: readonly number[]): number {
  let tax = 0;
  RATES.forEach((rate, row) => {
    const from = row === 0 ? 0 : (edges[row - 1] ?? 0);
    const to = edges[row] ?? Number.POSITIVE_INFINITY;
    tax += Math.max(0, Math.min(taxable, to) - from) * rate;
  });
  return tax;
}

function derivedWithholding(
  year: TaxYear,
  status: FilingStatus,
  gross: number,
  periods: number,
  step2: boolean,
): number {
  const column = columnOf(status);
  const deduction = EMBEDDED_DEDUCTION[year][column];
  const edges = EDGES[year][column];
  const annual = gross * periods;
  const yearly = step2 ? returnTax(annual * 2 - deduction, edges) / 2 : returnTax(annual - deduction, edges);
  return yearly / periods;
}

const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);

describe("Pub. 15-T against the return brackets", () => {
  const anyCase = fc.record({
    taxYear: fc.constantFrom(...TAX_YEARS),
    filingStatus: fc.constantFrom(...FILING_STATUSES),
    payPeriod: fc.constantFrom(...PAY_PERIODS),
    grossPay: money(40_000),
  });

  it("standard schedules: every year, status and period", () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const { taxYear, filingStatus, grossPay, payPeriod } = given;
        const wanted = derivedWithholding(taxYear, filingStatus, grossPay, PERIODS_PER_YEAR[payPeriod], false);
        expect(Math.abs(precise(given).federalTax - wanted)).toBeLessThanOrEqual(0.0051);
      }),
      { numRuns: 800 },
    );
  });

  it("step 2 schedules: every year, status and period, within the table's rounding to the dollar", () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const { taxYear, filingStatus, grossPay, payPeriod } = given;
        const periods = PERIODS_PER_YEAR[payPeriod];
        const wanted = derivedWithholding(taxYear, filingStatus, grossPay, periods, true);
        const found = precise({ ...given, w4: { step2Checkbox: true } }).federalTax;
        expect(Math.abs(found - wanted)).toBeLessThanOrEqual(0.4 / periods + 0.0051);
      }),
      { numRuns: 800 },
    );
  });
});

type Case = [label: string, fields: PayRequestInput, tax: number];

// Worked out by hand on Worksheet 1A; the arithmetic stands beside each case.
const BY_HAND: Case[] = [
  // 60,000 - 8,600 = 51,400; 1,240 + 12 % of 31,500 = 5,020; / 12
  ["single, 5,000 a month, 2026", { payPeriod: "monthly", grossPay: 5000 }, 418.33],
  // 5,020 - 2,200 = 2,820; / 12
  ["step 3 of 2,200", { payPeriod: "monthly", grossPay: 5000, w4: { step3: 2200 } }, 235],
  ["step 3 beyond the tax gives nothing back", { payPeriod: "monthly", grossPay: 5000, w4: { step3: 9000 } }, 0],
  // 51,400 + 6,000 = 57,400; 1,240 + 12 % of 37,500 = 5,740; / 12
  ["step 4(a) of 6,000", { payPeriod: "monthly", grossPay: 5000, w4: { step4a: 6000 } }, 478.33],
  // 51,400 - 4,000 = 47,400; 1,240 + 12 % of 27,500 = 4,540; / 12
  ["step 4(b) of 4,000", { payPeriod: "monthly", grossPay: 5000, w4: { step4b: 4000 } }, 378.33],
  ["step 4(c) of 25 a period", { payPeriod: "monthly", grossPay: 5000, w4: { step4c: 25 } }, 443.33],
  ["step 4(c) is withheld even without tax", { payPeriod: "monthly", grossPay: 100, w4: { step4c: 25 } }, 25],
  // 60,000; 2,900 + 22 % of 26,750 = 8,785; / 12
  ["step 2 box ticked", { payPeriod: "monthly", grossPay: 5000, w4: { step2Checkbox: true } }, 732.08],
  // 60,000 - 12,900 = 47,100; 2,480 + 12 % of 3,000 = 2,840; / 12
  ["joint, 5,000 a month", { payPeriod: "monthly", grossPay: 5000, filingStatus: "married_jointly" }, 236.67],
  ["surviving spouse, as joint", { payPeriod: "monthly", grossPay: 5000, filingStatus: "qualifying_widow" }, 236.67],
  ["separate, as single", { payPeriod: "monthly", grossPay: 5000, filingStatus: "married_separately" }, 418.33],
  // 60,000 - 8,600 = 51,400; 1,770 + 12 % of 18,150 = 3,948; / 12
  ["head of household", { payPeriod: "monthly", grossPay: 5000, filingStatus: "head" }, 329],
  // W-4 of 2019: 60,000 - 2 x 4,300 = 51,400, standard single schedule
  [
    "W-4 of 2019, 2 allowances",
    { payPeriod: "monthly", grossPay: 5000, allowances: 2, w4: { version: "2019" } },
    418.33,
  ],
  // 60,000; 5,800 + 22 % of 2,100 = 6,262; / 12
  ["W-4 of 2019, no allowance", { payPeriod: "monthly", grossPay: 5000, w4: { version: "2019" } }, 521.83],
  // 60,000 - 3 x 4,300 = 47,100; 2,480 + 12 % of 3,000; / 12
  [
    "W-4 of 2019, married, 3 allowances",
    { payPeriod: "monthly", grossPay: 5000, filingStatus: "married_jointly", allowances: 3, w4: { version: "2019" } },
    236.67,
  ],
  [
    "W-4 of 2019, head counts as single",
    { payPeriod: "monthly", grossPay: 5000, filingStatus: "head", allowances: 2, w4: { version: "2019" } },
    418.33,
  ],
  // 2025: 60,000 - 8,600 = 51,400; 1,192.50 + 12 % of 33,075 = 5,161.50; / 12
  ["2025 keeps the deduction from before July 2025", { taxYear: 2025, payPeriod: "monthly", grossPay: 5000 }, 430.13],
  // 2024: 51,400; 1,160 + 12 % of 33,800 = 5,216; / 12
  ["2024", { taxYear: 2024, payPeriod: "monthly", grossPay: 5000 }, 434.67],
  // 2023: 51,400; 5,147 + 22 % of 1,425 = 5,460.50; / 12
  ["2023", { taxYear: 2023, payPeriod: "monthly", grossPay: 5000 }, 455.04],
  // 4,500 taxable: 54,000 - 8,600 = 45,400; 1,240 + 12 % of 25,500 = 4,300; / 12
  [
    "a 401(k) of 10 percent lowers the wages",
    { payPeriod: "monthly", grossPay: 5000, retirement401k: { mode: "percent", value: 10 } },
    358.33,
  ],
  ["so does Section 125", { payPeriod: "monthly", grossPay: 5000, section125: 500 }, 358.33],
  ["a Roth IRA does not", { payPeriod: "monthly", grossPay: 5000, rothIRA: { mode: "dollar", value: 500 } }, 418.33],
  ["health insurance after tax does not", { payPeriod: "monthly", grossPay: 5000, healthInsurance: 500 }, 418.33],
  ["nothing below the first row", { payPeriod: "weekly", grossPay: 300 }, 0],
];

describe("federal withholding: cases derived by hand", () => {
  it.each(BY_HAND)("%s", (_label, fields, tax) => {
    expect(precise(fields).federalTax).toBe(tax);
  });
});

describe("federal withholding behaves", () => {
  const federal = (result: PayResult) => result.lines.find((entry) => entry.key === "federalTax");

  it("never falls when pay rises", () => {
    fc.assert(
      fc.property(money(30_000), money(2_000), fc.constantFrom(...FILING_STATUSES), (base, more, filingStatus) => {
        const tax = (grossPay: number) => precise({ grossPay, filingStatus, payPeriod: "biweekly" }).federalTax;
        expect(tax(base + more)).toBeGreaterThanOrEqual(tax(base));
      }),
      { numRuns: 300 },
    );
  });

  it("explains row, schedule and adjusted wage", () => {
    const line = federal(precise({ payPeriod: "monthly", grossPay: 5000 }));
    expect(line?.how).toContain("$1,240.00 plus 12 % of the amount over $19,900");
    expect(line?.how).toContain("$5,020.00 a year, divided by 12");
    expect(line?.source).toMatch(/15-T/);
    expect(line?.sourceYear).toBe(2026);
    expect(line?.details?.map((detail) => detail.label)).toContain("Adjusted annual wage");
  });

  it("knows no step 2 box, credits or adjustments on a W-4 of 2019", () => {
    const plain = { grossPay: 3000, allowances: 2, w4: { version: "2019" } } as const;
    const { federalTax } = precise(plain);
    const w4 = { version: "2019", step2Checkbox: true, step3: 2000, step4a: 9000, step4b: 4000 } as const;
    expect(precise({ ...plain, w4 }).federalTax).toBe(federalTax);
    expect(precise({ ...plain, w4: { ...w4, step4c: 25 } }).federalTax).toBe(federalTax + 25);
    expect(federal(precise({ ...plain, w4 }))?.how).not.toMatch(/step 2|credits/i);
  });

  it("notes that the old form has no head of household", () => {
    const { notes } = precise({ grossPay: 1000, filingStatus: "head", w4: { version: "2019" } });
    expect(notes.join(" ")).toMatch(/no head of household/);
  });
});

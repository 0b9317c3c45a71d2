import { describe, expect, it } from "vitest";
import {
  calculatePay,
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

type Case = [label: string, fields: PayRequestInput, programs: Record<string, number>];

// Rates and bases of each program, worked out by hand for 2,000 biweekly unless said otherwise.
const BY_HAND: Case[] = [
  ["Alaska 2026: 0.5 %", { state: "AK", taxYear: 2026 }, { AK_UI_EE: 10 }],
  ["Alaska 2023: 0.51 %", { state: "AK", taxYear: 2023 }, { AK_UI_EE: 10.2 }],
  ["California 2026: 1.3 %", { state: "CA", taxYear: 2026 }, { CA_SDI: 26 }],
  ["California 2025: 1.2 %", { state: "CA", taxYear: 2025 }, { CA_SDI: 24 }],
  [
    "California 2024: 1.1 %, no wage limit",
    { state: "CA", taxYear: 2024, ytd: { stateWages: 500_000 } },
    { CA_SDI: 22 },
  ],
  ["California 2023: wage limit 153,164", { state: "CA", taxYear: 2023, ytd: { stateWages: 152_164 } }, { CA_SDI: 9 }],
  ["Colorado 2026: 0.44 %", { state: "CO", taxYear: 2026 }, { CO_FAMLI: 8.8 }],
  ["Colorado 2025: 0.45 %", { state: "CO", taxYear: 2025 }, { CO_FAMLI: 9 }],
  ["Connecticut: 0.5 %", { state: "CT" }, { CT_PFML: 10 }],
  ["Delaware 2025: 0.4 %", { state: "DE", taxYear: 2025 }, { DE_PFML: 8 }],
  ["Delaware 2024: not yet", { state: "DE", taxYear: 2024 }, {}],
  ["Hawaii 2026: at most 7.50 a week", { state: "HI", taxYear: 2026, grossPay: 5000 }, { HI_TDI: 15 }],
  ["Hawaii 2026: 0.5 % below that", { state: "HI", taxYear: 2026 }, { HI_TDI: 10 }],
  ["Maine 2026: 0.5 %", { state: "ME", taxYear: 2026 }, { ME_PFML: 10 }],
  ["Massachusetts 2026: 0.46 %", { state: "MA", taxYear: 2026 }, { MA_PFML: 9.2 }],
  ["Massachusetts 2023: 0.318 %", { state: "MA", taxYear: 2023 }, { MA_PFML: 6.36 }],
  ["Minnesota 2026: 0.44 %", { state: "MN", taxYear: 2026 }, { MN_PFML: 8.8 }],
  ["Minnesota 2025: not yet", { state: "MN", taxYear: 2025 }, {}],
  ["New Jersey 2026", { state: "NJ", taxYear: 2026 }, { NJ_TDI: 3.8, NJ_FLI: 4.6, NJ_UI_WF: 8.5 }],
  ["New Jersey 2023: no TDI contribution", { state: "NJ", taxYear: 2023 }, { NJ_FLI: 1.2, NJ_UI_WF: 8.5 }],
  ["New York 2026: 0.60 a week and 0.432 %", { state: "NY", taxYear: 2026 }, { NY_SDI: 1.2, NY_PFL: 8.64 }],
  [
    "New York 2026: PFL ends at 411.91 a year",
    { state: "NY", taxYear: 2026, ytd: { stateWages: 95_000 } },
    { NY_SDI: 0, NY_PFL: 1.51 },
  ],
  ["Oregon 2026: 0.6 % and 0.1 %", { state: "OR", taxYear: 2026 }, { OR_PFML: 12, OR_STT: 2 }],
  ["Pennsylvania: 0.07 %", { state: "PA" }, { PA_UC_EE: 1.4 }],
  ["Rhode Island 2026: 1.1 %", { state: "RI", taxYear: 2026 }, { RI_TDI: 22 }],
  ["Rhode Island 2026: base 100,000", { state: "RI", taxYear: 2026, ytd: { stateWages: 99_000 } }, { RI_TDI: 11 }],
  ["Vermont 2025: 0.11 %", { state: "VT", taxYear: 2025 }, { VT_CCC: 2.2 }],
  // 1.13 % x 71.43 % = 0.807159 %
  ["Washington 2026", { state: "WA", taxYear: 2026 }, { WA_PFML: 16.14, WA_CARES: 11.6 }],
  [
    "Washington 2026: PFML ends at 184,500, Cares does not",
    { state: "WA", taxYear: 2026, ytd: { stateWages: 184_500 } },
    { WA_PFML: 0, WA_CARES: 11.6 },
  ],
  ["Texas has none", { state: "TX" }, {}],
];

describe("state programs that employees pay into", () => {
  it.each(BY_HAND)("%s", (_label, fields, programs) => {
    expect(precise({ grossPay: 2000, payPeriod: "biweekly", ...fields }).statePrograms).toEqual(programs);
  });

  it("unemployment shares have their own field, the others are state disability insurance", () => {
    const result = precise({ state: "NJ", taxYear: 2026, grossPay: 2000 });
    expect(result.unemploymentState).toBe(8.5);
    expect(result.stateDisabilityInsurance).toBe(8.4);
  });

  it("keep to their fields over the year, too", () => {
    const { annual } = precise({ state: "NJ", taxYear: 2026, grossPay: 2000, payPeriod: "biweekly" });
    expect(annual.stateDisabilityInsurance).toBe(218.4);
    expect(annual.unemploymentState).toBeGreaterThan(0);
    expect(annual.unemploymentState).toBeLessThanOrEqual(8.5 * 26);
  });

  it("are counted where the work is done", () => {
    expect(Object.keys(precise({ state: "TX", workState: "CA", grossPay: 2000 }).statePrograms)).toEqual(["CA_SDI"]);
    expect(precise({ state: "CA", workState: "TX", grossPay: 2000 }).statePrograms).toEqual({});
  });

  it("leave out Section 125 except in New Jersey, New York and Pennsylvania", () => {
    const premium = (state: "CA" | "PA") =>
      Object.values(precise({ state, grossPay: 2000, section125: 500 }).statePrograms)[0];
    expect(premium("CA")).toBe(19.5);
    expect(premium("PA")).toBe(1.4);
  });

  it("mark recalled figures on the line and in a note", () => {
    const result = precise({ state: "NJ", taxYear: 2026, grossPay: 2000 });
    expect(result.lines.find((line) => line.key === "NJ_UI_WF")?.confidence).toBe("recalled");
    expect(result.notes.join(" ")).toMatch(/recalled, not checked against the agency/);
  });

  it("name law, rate, base and limit", () => {
    const line = precise({ state: "RI", taxYear: 2026, grossPay: 2000 }).lines.find((entry) => entry.key === "RI_TDI");
    expect(line?.how).toBe("1.1 % of $2,000.00.");
    expect(line?.details).toContainEqual({ label: "Law", value: "R.I. Gen. Laws 28-40-1" });
    expect(line?.details).toContainEqual({ label: "Yearly wage base", value: "$100,000" });
  });

  it("say so where a week or a year has a limit", () => {
    const how = (state: "HI" | "NY" | "CA", key: string) =>
      precise({ state, taxYear: 2026, grossPay: 2000, payPeriod: "biweekly" }).lines.find((line) => line.key === key)
        ?.how;
    expect(how("HI", "HI_TDI")).toBe("0.5 % of $2,000.00, up to its limit.");
    expect(how("NY", "NY_PFL")).toBe("0.432 % of $2,000.00, up to its limit.");
    expect(how("CA", "CA_SDI")).not.toMatch(/limit/);
  });

  it("stay within their yearly limits in the yearly view", () => {
    const hawaii = precise({ state: "HI", taxYear: 2026, grossPay: 10_000, payPeriod: "biweekly" }).annual;
    // 7.50 a week
    expect(hawaii.stateDisabilityInsurance).toBe(390);
    const annual = precise({ state: "NY", taxYear: 2026, grossPay: 20_000, payPeriod: "biweekly" }).annual;
    expect(annual.stateDisabilityInsurance).toBe(443.11);
  });
});

describe("every state and year", () => {
  it.each(STATE_CODES)("%s works out for all years without a gap in the lines", (state) => {
    for (const taxYear of TAX_YEARS) {
      const result = precise({ state, taxYear, grossPay: 2500, payPeriod: "biweekly" });
      expect(Number.isFinite(result.netPay)).toBe(true);
      expect(result.netPay).toBeGreaterThan(1500);
      expect(result.lines.find((line) => line.key === "stateTax")?.how).not.toMatch(/undefined|NaN/);
    }
  });
});

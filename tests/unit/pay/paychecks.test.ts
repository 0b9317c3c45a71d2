import { describe, expect, it } from "vitest";
import { calculatePay, type PayRequestInput, type PayResult } from "../../../web/domain/pay/index";
import paychecks from "./paychecks.json";
import { request } from "./request";

const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);

/** A paycheck as people read it: each line in one, then the notes. */
function told({ lines, notes, rates, employer, annual, netPay, grossPay }: PayResult) {
  return {
    lines: lines.map(({ key, kind, amount, how, source, sourceYear, confidence, details }) =>
      [
        `${key} (${kind}) ${amount}: ${how}`,
        `[${source}, ${sourceYear ?? "no year"}, ${confidence}]`,
        ...(details ?? []).map(({ label, value }) => `${label}: ${value}`),
      ].join(" | "),
    ),
    notes,
    rates,
    employer,
    net: [grossPay, netPay, annual.grossPay, annual.netPay],
  };
}

const TAXES = [
  ...(["federalTax", "stateTax", "localTax", "socialSecurity", "medicare", "medicareAdditional"] as const),
  ...(["unemploymentFederal", "unemploymentState", "stateDisabilityInsurance"] as const),
];
const DEDUCTIONS = ["retirement401k", "rothIRA", "healthInsurance", "section125", "customDeductions"] as const;

// As they stood on 2026-11-22: whoever changes a rule sees here what it changes, down to the words.
describe.each(paychecks)("the paycheck of $name", ({ asked, quick, precise }) => {
  const answered = () => calculatePay(request(asked as PayRequestInput));

  it("says of each line where it comes from, and what else is to be known", () => {
    const answer = answered();
    expect(answer.quick ? told(answer.quick) : null).toEqual(quick);
    expect(answer.precise ? told(answer.precise) : null).toEqual(precise);
  });

  it("adds up: lines, taxes, net pay, rates and what it costs the employer", () => {
    for (const result of Object.values(answered()) as PayResult[]) {
      const taxes = sum(TAXES.map((key) => result[key]));
      const taken = sum(DEDUCTIONS.map((key) => result[key]));
      expect(cents(result.netPay)).toBe(cents(result.grossPay) + cents(result.customAdditions) - taken - taxes);
      expect(sum(result.lines.filter(({ kind }) => kind === "tax").map(({ amount }) => amount))).toBe(taxes);
      expect(result.rates.effectiveRate).toBeCloseTo((taxes / cents(result.grossPay)) * 100, 1);
      const { total, programs, ...shares } = result.employer;
      expect(cents(total)).toBe(cents(result.grossPay) + sum(Object.values(shares)) + sum(Object.values(programs)));
    }
  });
});

it("without pay has no rates, and without words the same amounts", () => {
  const nothing = calculatePay(request({ method: "both", grossPay: 0, state: "CA" }));
  expect([nothing.quick?.rates.effectiveRate, nothing.precise?.rates.effectiveRate]).toEqual([0, 0]);
  const asked = request({ method: "both", grossPay: 3000, state: "CA", healthInsurance: 4000 });
  const [spoken, silent] = [calculatePay(asked), calculatePay(asked, { explain: false })];
  for (const method of ["quick", "precise"] as const) {
    expect({ ...silent[method], lines: [], notes: [] }).toEqual({ ...spoken[method], lines: [], notes: [] });
    expect(silent[method]?.lines).toEqual([]);
    expect(silent[method]?.notes).toEqual([expect.stringContaining("there is nothing left to pay out")]);
  }
});

import { calculatePay } from "./calculate-pay";
import { toCents } from "./money";
import type { PayRequest } from "./pay-request";
import type { PayAmounts, PayAnswer, PayResult } from "./pay-result";

/** The amounts of a paycheck in the order in which they are read. */
export const AMOUNT_LABELS: Readonly<Record<keyof PayAmounts, string>> = {
  grossPay: "Gross pay",
  customAdditions: "Custom additions",
  federalTax: "Federal income tax",
  stateTax: "State income tax",
  localTax: "Local tax",
  socialSecurity: "Social Security",
  medicare: "Medicare",
  medicareAdditional: "Additional Medicare",
  unemploymentFederal: "Federal unemployment",
  unemploymentState: "State unemployment",
  stateDisabilityInsurance: "State disability and leave",
  retirement401k: "401(k)",
  rothIRA: "Roth IRA",
  healthInsurance: "Health insurance",
  section125: "Section 125",
  customDeductions: "Custom deductions",
  netPay: "Net pay",
};

export interface ComparedAmount {
  key: string;
  label: string;
  first: number;
  second: number;
  /** Second less first. */
  difference: number;
}

export interface ComparedMethod {
  method: PayResult["method"];
  period: ComparedAmount[];
  annual: ComparedAmount[];
  /** What the employer pays for a paycheck in all. */
  employerCost: ComparedAmount;
}

/** Two paychecks line by line under both methods, a paycheck and a year. Lines that are zero in both are left out. */
export function compareScenarios(first: PayRequest, second: PayRequest): ComparedMethod[] {
  const one = bothWays(first);
  const two = bothWays(second);
  return (["quick", "precise"] as const).map((method) => {
    const a = one[method];
    const b = two[method];
    return {
      method,
      period: compared(a, b),
      annual: compared(a.annual, b.annual),
      employerCost: row("employerCost", "Cost to the employer", a.employer.total, b.employer.total),
    };
  });
}

/** Asked for both, both are answered. */
const bothWays = (request: PayRequest) =>
  calculatePay({ ...request, method: "both" }, { explain: false }) as Required<PayAnswer>;

function compared(first: PayAmounts, second: PayAmounts): ComparedAmount[] {
  return (Object.keys(AMOUNT_LABELS) as (keyof PayAmounts)[])
    .map((key) => row(key, AMOUNT_LABELS[key], first[key], second[key]))
    .filter(({ key, first: a, second: b }) => a !== 0 || b !== 0 || key === "grossPay" || key === "netPay");
}

function row(key: string, label: string, first: number, second: number): ComparedAmount {
  return { key, label, first, second, difference: (toCents(second) - toCents(first)) / 100 };
}

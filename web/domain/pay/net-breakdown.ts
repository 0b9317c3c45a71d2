import { toCents } from "./money";
import type { PayAmounts } from "./pay-result";

export interface BreakdownPart {
  name: string;
  amount: number;
}

/** Where the pay goes, in five parts that add up to gross pay and additions; the picture of a paycheck. */
export function netBreakdown(amounts: PayAmounts): BreakdownPart[] {
  const part = (name: string, ...values: number[]): BreakdownPart => ({
    name,
    amount: values.reduce((sum, value) => sum + toCents(value), 0) / 100,
  });
  return [
    part("Net pay", amounts.netPay),
    part("Federal income tax", amounts.federalTax),
    part("State and local tax", amounts.stateTax, amounts.localTax),
    part(
      "Social Security, Medicare and other payroll tax",
      amounts.socialSecurity,
      amounts.medicare,
      amounts.medicareAdditional,
      amounts.unemploymentFederal,
      amounts.unemploymentState,
      amounts.stateDisabilityInsurance,
    ),
    part(
      "Benefits and deductions",
      amounts.retirement401k,
      amounts.rothIRA,
      amounts.healthInsurance,
      amounts.section125,
      amounts.customDeductions,
    ),
  ];
}

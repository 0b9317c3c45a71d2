import type { FilingStatus, PayPeriod, TaxYear } from "./pay-period";

/** How far a figure can be trusted; see the sources named beside it. */
export type Confidence =
  | "confirmed"
  | "secondary"
  | "reviewed"
  | "recalled"
  | "carried forward"
  | "estimated"
  | "assumed"
  | "given";

export type LineKind = "earning" | "addition" | "tax" | "deduction" | "employer";

/** The amounts of one paycheck; the API shows them in dollars, the engine counts in cents. */
export interface PayAmounts {
  grossPay: number;
  federalTax: number;
  stateTax: number;
  localTax: number;
  socialSecurity: number;
  medicare: number;
  medicareAdditional: number;
  unemploymentFederal: number;
  unemploymentState: number;
  stateDisabilityInsurance: number;
  retirement401k: number;
  rothIRA: number;
  healthInsurance: number;
  section125: number;
  customDeductions: number;
  customAdditions: number;
  netPay: number;
}

export interface EmployerCost {
  socialSecurity: number;
  medicare: number;
  futa: number;
  suta: number;
  /** Other employer-only programs by code. */
  programs: Record<string, number>;
  /** Gross pay plus all of the above: what the paycheck costs. */
  total: number;
}

/** Percent points in use, and what they rest on. */
export interface PayRates {
  stateTaxRate: number;
  localTaxRate: number;
  totalRate: number;
  effectiveRate: number;
  federalMarginalRate: number;
  assumed: string[];
}

export interface LineDetail {
  label: string;
  value: string;
}

/** One line of the paycheck with the way it was worked out. */
export interface PayLine {
  key: string;
  label: string;
  kind: LineKind;
  amount: number;
  how: string;
  source: string;
  sourceYear: number | null;
  confidence: Confidence;
  details?: LineDetail[];
}

/** The answer for one method, in dollars with two decimals. */
export interface PayResult extends PayAmounts {
  method: "quick" | "precise";
  taxYear: TaxYear;
  payPeriod: PayPeriod;
  periodsPerYear: number;
  filingStatus: FilingStatus;
  state: string;
  statePrograms: Record<string, number>;
  employer: EmployerCost;
  rates: PayRates;
  annual: PayAmounts;
  lines: PayLine[];
  notes: string[];
}

export interface PayAnswer {
  quick?: PayResult;
  precise?: PayResult;
}

/** A paycheck of nothing. */
export const NOTHING: Readonly<PayAmounts> = {
  grossPay: 0,
  federalTax: 0,
  stateTax: 0,
  localTax: 0,
  socialSecurity: 0,
  medicare: 0,
  medicareAdditional: 0,
  unemploymentFederal: 0,
  unemploymentState: 0,
  stateDisabilityInsurance: 0,
  retirement401k: 0,
  rothIRA: 0,
  healthInsurance: 0,
  section125: 0,
  customDeductions: 0,
  customAdditions: 0,
  netPay: 0,
};

/** Net pay of the rounded lines: gross and additions less every other line. */
export function netOf(amounts: Omit<PayAmounts, "netPay">): number {
  return (
    amounts.grossPay +
    amounts.customAdditions -
    amounts.federalTax -
    amounts.stateTax -
    amounts.localTax -
    amounts.socialSecurity -
    amounts.medicare -
    amounts.medicareAdditional -
    amounts.unemploymentFederal -
    amounts.unemploymentState -
    amounts.stateDisabilityInsurance -
    amounts.retirement401k -
    amounts.rothIRA -
    amounts.healthInsurance -
    amounts.section125 -
    amounts.customDeductions
  );
}

/** The same amounts in dollars. */
export function amountsInDollars(cents: PayAmounts): PayAmounts {
  return {
    grossPay: cents.grossPay / 100,
    federalTax: cents.federalTax / 100,
    stateTax: cents.stateTax / 100,
    localTax: cents.localTax / 100,
    socialSecurity: cents.socialSecurity / 100,
    medicare: cents.medicare / 100,
    medicareAdditional: cents.medicareAdditional / 100,
    unemploymentFederal: cents.unemploymentFederal / 100,
    unemploymentState: cents.unemploymentState / 100,
    stateDisabilityInsurance: cents.stateDisabilityInsurance / 100,
    retirement401k: cents.retirement401k / 100,
    rothIRA: cents.rothIRA / 100,
    healthInsurance: cents.healthInsurance / 100,
    section125: cents.section125 / 100,
    customDeductions: cents.customDeductions / 100,
    customAdditions: cents.customAdditions / 100,
    netPay: cents.netPay / 100,
  };
}

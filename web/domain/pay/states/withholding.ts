import { UNITS_PER_CENT } from "../brackets";
import { type Cents, divideHalfUp, share } from "../money";
import type { FilingStatus, PayPeriod, TaxYear } from "../pay-period";
import type { StateCode } from "../state-codes";
import { annualFormulaUnits, periodFormulaTax, type StateFormula, stateFormula } from "./formula";
import { yearlyLiability } from "./liability";

export interface StateTaxCase {
  state: StateCode;
  taxYear: TaxYear;
  status: FilingStatus;
  period: PayPeriod;
  periods: number;
  /** Regular and supplemental wages of the period that the state taxes. */
  wages: Cents;
  supplemental: Cents;
  allowances: number;
  /** Yearly federal income tax and FICA of the regular wages. */
  federalYear: Cents;
  ficaYear: Cents;
}

export interface StateTaxAmounts {
  formula: StateFormula;
  regular: Cents;
  supplemental: Cents;
  /** Taxable income of the year by the return rules, for local taxes that build on it. */
  taxableYear: Cents;
}

function yearUnits(formula: StateFormula, input: StateTaxCase, income: Cents): { units: number; taxable: Cents } {
  if (formula.kind === "annual") {
    return { units: annualFormulaUnits(formula, income, input.allowances), taxable: 0 };
  }
  if (formula.kind !== "liability") return { units: 0, taxable: 0 };
  return yearlyLiability(formula.rules, { income, federalTax: input.federalYear, fica: input.ficaYear });
}

function roundPeriod(formula: StateFormula, units: number, periods: number): Cents {
  if (formula.kind === "annual" && formula.wholeDollars)
    return divideHalfUp(units, periods * UNITS_PER_CENT * 100) * 100;
  return divideHalfUp(units, periods * UNITS_PER_CENT);
}

function supplementalTax(formula: StateFormula, input: StateTaxCase, regularUnits: number): Cents {
  const { supplemental, wages, periods } = input;
  if (supplemental === 0) return 0;
  if ((formula.kind === "annual" || formula.kind === "period") && formula.supplementalRate) {
    return share(supplemental, formula.supplementalRate);
  }
  const more = yearUnits(formula, input, wages * periods + supplemental).units - regularUnits;
  return divideHalfUp(Math.max(0, more), UNITS_PER_CENT);
}

/** State income tax to withhold from one paycheck. */
export function stateWithholding(input: StateTaxCase): StateTaxAmounts {
  const formula = stateFormula(input.state, input.taxYear, input.status, input.period);
  if (formula.kind === "none" || formula.kind === "missing") {
    return { formula, regular: 0, supplemental: 0, taxableYear: 0 };
  }
  if (formula.kind === "period") {
    const regular = periodFormulaTax(formula, input.wages, input.allowances, input.periods);
    return { formula, regular, supplemental: supplementalTax(formula, input, 0), taxableYear: 0 };
  }
  const year = yearUnits(formula, input, input.wages * input.periods);
  return {
    formula,
    regular: roundPeriod(formula, year.units, input.periods),
    supplemental: supplementalTax(formula, input, year.units),
    taxableYear: year.taxable,
  };
}
